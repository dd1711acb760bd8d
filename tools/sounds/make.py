# /// script
# requires-python = ">=3.11"
# dependencies = ["numpy==2.4.6"]
# ///
"""Makes every sound of Parlour anew, out of sines and seeded noise: `uv run tools/sounds/make.py`."""

from __future__ import annotations

import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np

Sound = np.ndarray

ROOT = Path(__file__).resolve().parents[2]
SHARED = ROOT / "web/public/sounds"
RACE = ROOT / "src/parlour/games/baby_monster_race/sounds"
CLUES = ROOT / "src/parlour/games/baby_clues/sounds"
JUNIOR = ROOT / "src/parlour/games/junior_cluedo/sounds"
LOONY = ROOT / "src/parlour/games/loony_clues/sounds"
BAKER = ROOT / "src/parlour/games/bakerspeed/sounds"
RATE = 22050
LOUDNESS = 0.16
"""The loudness of the loudest 50 ms of every sound, so that none stands out."""


def time(seconds: float) -> Sound:
    """The moments of a sound."""
    return np.arange(round(seconds * RATE)) / RATE


def partials(seconds: float, tones: list[tuple[float, float, float]]) -> Sound:
    """Sines that die away: each with its pitch, its strength and the time after which a third is left."""
    t = time(seconds)
    return np.sum([strength * np.sin(2 * np.pi * hertz * t) * np.exp(-t / fade) for hertz, strength, fade in tones], 0)


def hiss(seconds: float, low: float, high: float, seed: int) -> Sound:
    """Noise between two pitches."""
    count = round(seconds * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(count))
    pitch = np.fft.rfftfreq(count, 1 / RATE)
    inside = np.clip((pitch - low * 0.7) / (low * 0.3 + 1), 0, 1) * np.clip((high * 1.4 - pitch) / (high * 0.4), 0, 1)
    noise = np.fft.irfft(spectrum * inside, count)
    return noise / np.abs(noise).max()


def swell(seconds: float, attack: float, fade: float) -> Sound:
    """A loudness that rises within `attack` and dies away."""
    t = time(seconds)
    return np.clip(t / attack, 0, 1) * np.exp(-np.maximum(t - attack, 0) / fade)


def glide(seconds: float, start: float, end: float) -> Sound:
    """The phase of a tone that slides from one pitch to another."""
    t = time(seconds)
    return 2 * np.pi * np.cumsum(start + (end - start) * t / seconds) / RATE


def together(*parts: tuple[float, Sound]) -> Sound:
    """Sounds laid over each other, each from its own moment on."""
    out = np.zeros(max(round(at * RATE) + len(part) for at, part in parts))
    for at, part in parts:
        first = round(at * RATE)
        out[first : first + len(part)] += part
    return out


def wood(hertz: float, seed: int, seconds: float = 0.3) -> Sound:
    """A struck bar of wood: few partials, soon gone, and the knock of the mallet."""
    tone = partials(seconds, [(hertz, 1, 0.075), (hertz * 3.93, 0.28, 0.022), (hertz * 9.2, 0.1, 0.008)])
    knock = hiss(seconds, 500, 3000, seed) * swell(seconds, 0.001, 0.007)
    return tone + 0.45 * knock


def turn() -> Sound:
    """It is your turn: two soft wooden notes upwards."""
    return together((0, wood(523.3, 1, 0.4)), (0.15, wood(784, 2, 0.45)))


def tap() -> Sound:
    """A finger on wood."""
    return wood(880, 3, 0.12) * swell(0.12, 0.001, 0.03)


def card() -> Sound:
    """A card that slides and is put down."""
    slide = hiss(0.13, 1800, 6500, 4) * np.sin(np.pi * time(0.13) / 0.13) ** 1.5
    down = hiss(0.08, 250, 1600, 5) * swell(0.08, 0.001, 0.016)
    return together((0, 0.5 * slide), (0.11, down))


def deal() -> Sound:
    """Three cards in a hurry."""
    return together(
        *((0.075 * i, (1 - 0.15 * i) * hiss(0.09, 1300, 6000, 6 + i) * swell(0.09, 0.004, 0.02)) for i in range(3))
    )


def chat() -> Sound:
    """Somebody says something: a bubble."""
    rise = np.sin(glide(0.12, 520, 900)) * np.sin(np.pi * time(0.12) / 0.12)
    return together((0, rise), (0.1, 0.6 * np.sin(glide(0.09, 900, 1150)) * np.sin(np.pi * time(0.09) / 0.09)))


def win() -> Sound:
    """A short tune on the wooden bars."""
    tune = ((0, 523.3), (0.12, 659.3), (0.24, 784), (0.4, 1046.5))
    return together(
        *((at, wood(hertz, 10 + i, 0.4)) for i, (at, hertz) in enumerate(tune)), (0.4, 0.5 * wood(784, 15, 0.4))
    )


def no() -> Sound:
    """That does not go: two low knocks."""
    return together((0, wood(196, 20, 0.16)), (0.11, 0.8 * wood(165, 21, 0.22)))


def bell() -> Sound:
    """The house bell: the partials of a small cast bell, hum, prime, tierce, quint, nominal and above."""
    strike = 740.0
    ratios = ((0.5, 0.5, 0.7), (1, 0.7, 0.5), (1.19, 0.6, 0.42), (1.51, 0.35, 0.3), (2, 0.9, 0.36), (2.51, 0.3, 0.2))
    upper = ((2.66, 0.3, 0.18), (3.01, 0.28, 0.14), (4.17, 0.25, 0.09), (5.43, 0.18, 0.06))
    tones = [
        (strike * ratio * beat, level / 2, fade) for ratio, level, fade in ratios + upper for beat in (0.9991, 1.0009)
    ]
    rung = partials(1.2, tones)
    clapper = hiss(0.05, 2000, 7000, 30) * swell(0.05, 0.0005, 0.006)
    return together((0, rung * np.clip((1.2 - time(1.2)) / 0.15, 0, 1)), (0, 0.6 * clapper))


def step() -> Sound:
    """A pawn put down on the board."""
    return together((0, wood(330, 31, 0.14)), (0.004, 0.5 * hiss(0.06, 150, 900, 32) * swell(0.06, 0.001, 0.014)))


def happy() -> Sound:
    """A giggle: chirps that climb and fall."""
    pitches = (620, 780, 720, 900, 820, 980)
    chirps: list[tuple[float, Sound]] = []
    for i, pitch in enumerate(pitches):
        seconds = 0.1
        phase = glide(seconds, pitch * 0.82, pitch * 1.12)
        voice = np.sin(phase) + 0.35 * np.sin(2 * phase) + 0.12 * np.sin(3 * phase)
        chirps.append((0.115 * i, voice * np.sin(np.pi * time(seconds) / seconds) ** 0.8))
    return together(*chirps)


def hungry() -> Sound:
    """A growl, then a crunch."""
    seconds = 0.5
    phase = glide(seconds, 62, 92)
    rough = 1 + 0.5 * np.sin(2 * np.pi * 27 * time(seconds))
    growl = (
        sum(np.sin(k * phase) / k**0.7 for k in range(1, 14)) * rough * np.sin(np.pi * time(seconds) / seconds) ** 0.6
    )
    crunch = [
        (0.52 + at, level * hiss(0.07, 700, 5200, 40 + i) * swell(0.07, 0.001, 0.013))
        for i, (at, level) in enumerate(((0, 3.4), (0.035, 2.2), (0.06, 2.8), (0.15, 3), (0.19, 2)))
    ]
    return together((0, growl / 2), *crunch)


def snore() -> Sound:
    """One breath in, one whistle out."""
    inward = hiss(0.42, 90, 420, 50) * (0.65 + 0.35 * np.sign(np.sin(2 * np.pi * 24 * time(0.42))))
    inward = np.convolve(inward * np.sin(np.pi * time(0.42) / 0.42), np.ones(24) / 24, "same")
    out = np.sin(glide(0.36, 720, 480)) * np.sin(np.pi * time(0.36) / 0.36) ** 2
    return together((0, inward / np.abs(inward).max()), (0.46, 0.3 * out))


def unmask() -> Sound:
    """A sheet is pulled away, and three low bars say what that means."""
    whisk = hiss(0.16, 900, 5200, 60) * np.sin(np.pi * time(0.16) / 0.16) ** 2
    low = together((0, wood(174.6, 61, 0.3)), (0, 0.8 * wood(207.7, 62, 0.3)))
    roll = [(0.4 + 0.05 * i, (0.55 + 0.15 * i) * wood(123.5, 63 + i, 0.2)) for i in range(3)]
    last = together((0, wood(123.5, 70, 0.34)), (0, 0.9 * wood(174.6, 71, 0.34)), (0, 0.6 * wood(349.2, 72, 0.34)))
    return together((0, 0.8 * whisk), (0.12, low), (0.26, 0.9 * low), *roll, (0.56, 1.5 * last))


def escape() -> Sound:
    """Small feet run off, and a horn toots twice."""
    feet = [
        (0.085 * i, (1 - 0.07 * i) * wood((392, 349.2)[i % 2], 80 + i, 0.1) * swell(0.1, 0.001, 0.03)) for i in range(7)
    ]
    return together(*feet, (0.54, 0.55 * _toot(0.1)), (0.66, 0.62 * _toot(0.2)))


def _toot(seconds: float) -> Sound:
    """A toy horn: two reeds a third apart."""
    t = time(seconds)
    loud = np.clip(t / 0.012, 0, 1) * np.clip((seconds - t) / 0.05, 0, 1)
    reeds = [np.sin(2 * np.pi * k * hertz * t) / k**1.3 for hertz in (415.3, 523.3) for k in range(1, 7)]
    return np.sum(reeds, 0) * loud / 2


def diaper() -> Sound:
    """What the card says: a short one, and a shorter one."""
    return together((0, _blurt(0.3, 128, 82, 90)), (0.33, 0.7 * _blurt(0.11, 96, 150, 91)))


def _blurt(seconds: float, start: float, end: float, seed: int) -> Sound:
    """Air through a narrow place: soft pulses that flutter."""
    t = time(seconds)
    flutter = 1 + 0.13 * np.sin(2 * np.pi * 21 * t) + 0.06 * np.sin(2 * np.pi * 34 * t + seed)
    phase = np.cumsum(flutter * (start + (end - start) * t / seconds)) * 2 * np.pi / RATE
    pulses = np.maximum(np.sin(phase), 0) ** 3 - 0.2 + 0.3 * np.sin(2 * phase) * np.sin(phase / 2)
    air = 0.18 * hiss(seconds, 300, 1800, seed) * np.maximum(np.sin(phase), 0)
    return (pulses + air) * np.clip(t / 0.01, 0, 1) * np.clip((seconds - t) / 0.06, 0, 1)


def bottle() -> Sound:
    """Two milk bottles touch."""
    glass = [(1870, 0.6, 0.07), (2960, 1, 0.09), (4415, 0.5, 0.045), (6230, 0.3, 0.025), (7890, 0.15, 0.015)]
    second = [(hertz * 1.122, level * 0.7, fade * 1.15) for hertz, level, fade in glass]
    knock = 0.5 * hiss(0.03, 900, 4000, 95) * swell(0.03, 0.0005, 0.005)
    return together((0, partials(0.42, glass)), (0, knock), (0.012, partials(0.408, second)))


def ask() -> Sound:
    """A voice that goes up at the end."""
    phase = np.concatenate([glide(0.12, 330, 300), 2 * np.pi * 37.8 + glide(0.2, 300, 560)])
    seconds = len(phase) / RATE
    t = time(seconds)[: len(phase)]
    voice = np.sin(phase) + 0.3 * np.sin(2 * phase) + 0.14 * np.sin(3 * phase)
    return voice * np.clip(t / 0.03, 0, 1) * np.clip((seconds - t) / 0.08, 0, 1)


def roll() -> Sound:
    """A wooden die that hops over the table and comes to rest."""
    hops = (
        (0, 1, 1250),
        (0.11, 0.8, 1120),
        (0.2, 0.62, 1310),
        (0.27, 0.45, 1180),
        (0.32, 0.3, 1240),
        (0.355, 0.2, 1150),
    )
    return together(
        *(
            (at, level * wood(hertz, 100 + i, 0.1) * swell(0.1, 0.001, 0.02))
            for i, (at, level, hertz) in enumerate(hops)
        )
    )


def creak() -> Sound:
    """A floorboard that gives way: it sticks and slips, ever faster, and knocks."""
    moments: list[float] = []
    at = 0.0
    while at < 0.42:
        moments.append(at)
        at += 0.014 - 0.009 * np.sin(np.pi * at / 0.42) + 0.001 * (len(moments) % 3)
    slips = [
        (moment, np.sin(np.pi * (moment + 0.03) / 0.48) * partials(0.05, [(430, 1, 0.008), (910, 0.7, 0.006)]))
        for moment in moments
    ]
    return together(*slips, (0.45, 1.4 * wood(150, 110, 0.2)))


def bite() -> Sound:
    """Eight quick feet, and a nip."""
    feet = [
        (0.032 * i, (0.25 + 0.05 * i) * hiss(0.02, 2500, 7000, 120 + i) * swell(0.02, 0.001, 0.004)) for i in range(8)
    ]
    nip = np.sin(glide(0.09, 1500, 420)) * np.sin(np.pi * time(0.09) / 0.09) ** 0.7
    return together(*feet, (0.3, 0.8 * nip), (0.37, wood(260, 130, 0.16)))


def look() -> Sound:
    """A card is lifted, and the glass rings over it."""
    lift = hiss(0.14, 1500, 6000, 140) * np.sin(np.pi * time(0.14) / 0.14) ** 1.5
    ring = partials(0.4, [(1568, 1, 0.09), (3140, 0.35, 0.05), (4710, 0.16, 0.03)]) * np.clip(time(0.4) / 0.006, 0, 1)
    return together(
        (0, 0.45 * lift), (0.12, 0.7 * ring), (0.2, 0.45 * partials(0.32, [(2093, 1, 0.08), (4190, 0.2, 0.04)]))
    )


def ghost() -> Sound:
    """A soft whoo, that is not sure of itself."""
    t = time(0.95)
    pitch = 300 + 150 * np.sin(np.pi * np.clip(t / 0.95, 0, 1)) ** 1.4 + 7 * np.sin(2 * np.pi * 5.6 * t)
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    voice = np.sin(phase) + 0.22 * np.sin(2 * phase) + 0.06 * np.sin(3 * phase)
    breath = 0.12 * hiss(0.95, 350, 1500, 150)
    return (voice + breath) * np.sin(np.pi * t / 0.95) ** 0.9


def flip() -> Sound:
    """A card is turned over and lies flat."""
    lift = hiss(0.1, 2200, 7000, 160) * np.sin(np.pi * time(0.1) / 0.1) ** 2
    snap = hiss(0.05, 700, 4200, 161) * swell(0.05, 0.0008, 0.009)
    return together((0, 0.4 * lift), (0.095, snap), (0.1, 0.7 * wood(294, 162, 0.14)))


def place() -> Sound:
    """A card is laid face down, and a finger stays on it."""
    slide = hiss(0.16, 1200, 4600, 165) * np.sin(np.pi * time(0.16) / 0.16) ** 2
    down = hiss(0.07, 200, 1200, 166) * swell(0.07, 0.001, 0.014)
    return together((0, 0.4 * slide), (0.13, down), (0.135, 0.5 * wood(220, 167, 0.13)))


def _kazoo(hertz: float, seconds: float, bend: float = 1) -> Sound:
    """Somebody hums through paper; it slides by `bend` towards its end."""
    t = time(seconds)
    pitch = hertz * (1 + (bend - 1) * t / seconds) * (1 + 0.012 * np.sin(2 * np.pi * 6.5 * t))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    reed = np.sum([np.sin(k * phase) / k**0.9 for k in range(1, 9)], 0)
    paper = 1 + 0.22 * np.sin(phase / 2)
    return reed * paper * np.clip(t / 0.015, 0, 1) * np.clip((seconds - t) / 0.05, 0, 1) / 2


def cheer() -> Sound:
    """A fanfare on a kazoo and four wooden bars."""
    tune = ((0, 392, 0.09), (0.11, 392, 0.09), (0.22, 523.3, 0.1), (0.34, 659.3, 0.3))
    bars = [(at, 0.8 * wood(2 * hertz, 170 + i, 0.3)) for i, (at, hertz, _) in enumerate(tune)]
    return together(*bars, *((at, 0.42 * _kazoo(hertz, seconds)) for at, hertz, seconds in tune))


def aww() -> Sound:
    """Three bars downwards, the last a little flat, and a kazoo that gives up."""
    bars = together((0, wood(392, 180, 0.2)), (0.15, wood(349.2, 181, 0.2)), (0.3, wood(288, 182, 0.34)))
    return together((0, bars), (0.3, 0.3 * _kazoo(288, 0.32, 0.8)))


def party() -> Sound:
    """A paper snake rolls out with a toot, and snaps back."""
    unroll = hiss(0.24, 1500, 6500, 190) * (0.6 + 0.4 * np.sign(np.sin(glide(0.24, 38, 64)))) * time(0.24) / 0.24
    toot = _kazoo(466.2, 0.36, 1.12)
    back = [(0.46 + 0.03 * i, (0.5 - 0.1 * i) * wood(700 - 60 * i, 191 + i, 0.08)) for i in range(3)]
    knocks = [(at, 0.8 * wood(hertz, 195 + i, 0.2)) for i, (at, hertz) in enumerate(((0, 523.3), (0.1, 784)))]
    return together(*knocks, (0.1, 0.6 * unroll), (0.14, 0.5 * toot), *back)


def tumble() -> Sound:
    """A wooden die rattles in the cup, hops, and lands; all may slap when it lies."""
    rattle = [(0.055 * i, (0.2 + 0.04 * (i % 3)) * wood(900 + 170 * (i % 4), 200 + i, 0.06)) for i in range(6)]
    hops = [
        (at, level * wood(hertz, 210 + i, 0.1) * swell(0.1, 0.001, 0.02))
        for i, (at, level, hertz) in enumerate(((0.36, 0.7, 1180), (0.5, 0.6, 1260), (0.61, 0.5, 1120)))
    ]
    return together(*rattle, *hops, (0.74, wood(392, 220, 0.18)), (0.742, 0.8 * wood(784, 221, 0.12)))


def slap() -> Sound:
    """A card slapped on the table with a flat hand."""
    rush = hiss(0.05, 1500, 6000, 225) * (time(0.05) / 0.05) ** 2
    hand = hiss(0.09, 300, 3800, 226) * swell(0.09, 0.0006, 0.012)
    return together((0, 0.25 * rush), (0.045, 1.3 * hand), (0.047, 0.8 * wood(140, 227, 0.16)))


def wrong() -> Sound:
    """That is not who was meant: two dull knocks, close together."""
    dull = hiss(0.12, 90, 600, 230) * swell(0.12, 0.001, 0.02)
    return together((0, wood(155.6, 231, 0.14)), (0, dull), (0.13, 0.9 * wood(116.5, 232, 0.22)), (0.13, 0.8 * dull))


def beaten() -> Sound:
    """Somebody was faster: a wooden slide whistle sighs."""
    t = time(0.34)
    phase = glide(0.34, 560, 350)
    voice = (np.sin(phase) + 0.2 * np.sin(3 * phase)) * np.sin(np.pi * t / 0.34) ** 1.3
    breath = 0.16 * hiss(0.34, 500, 2400, 235) * np.sin(np.pi * t / 0.34) ** 2
    return together((0, 0.5 * wood(560, 236, 0.12)), (0.02, voice + breath))


def draw() -> Sound:
    """A card is drawn from the pile into the hand."""
    slide = hiss(0.15, 1600, 6800, 240) * np.sin(np.pi * time(0.15) / 0.15) ** 1.6
    flick = hiss(0.04, 2400, 7500, 241) * swell(0.04, 0.0006, 0.006)
    return together((0, 0.7 * slide), (0.13, 0.8 * flick), (0.135, 0.25 * wood(660, 242, 0.08)))


SOUNDS: dict[Path, tuple[Callable[[], Sound], ...]] = {
    SHARED: (turn, tap, card, deal, chat, win, no),
    RACE: (bell, step, happy, hungry, snore),
    CLUES: (unmask, escape, diaper, bottle, ask),
    JUNIOR: (roll, step, creak, bite, look, ghost),
    LOONY: (flip, cheer, aww, party, place),
    BAKER: (tumble, slap, wrong, beaten, draw, bell),
}


def levelled(sound: Sound) -> Sound:
    """The sound at the common loudness, its ends silent, its peaks bent rather than cut."""
    window = np.ones(round(0.05 * RATE)) / round(0.05 * RATE)
    loudest = np.sqrt(np.convolve(sound**2, window, "full").max())
    sound = sound * LOUDNESS / loudest
    edge = min(64, len(sound) // 8)
    sound[-edge:] *= np.linspace(1, 0, edge)
    return np.tanh(sound / 0.9) * 0.9


def main() -> None:
    """Write all of them."""
    for folder, sounds in SOUNDS.items():
        folder.mkdir(parents=True, exist_ok=True)
        for make in sounds:
            rate = 16000 if make is bell else RATE  # the bell rings long, and needs no more
            sound = levelled(make())
            if rate != RATE:
                at = np.arange(int(len(sound) * rate / RATE)) * RATE / rate
                sound = np.interp(at, np.arange(len(sound)), sound)
            with wave.open(str(folder / f"{make.__name__}.wav"), "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(rate)
                file.writeframes(np.round(sound * 32767).astype("<i2").tobytes())
            print(f"{make.__name__}: {len(sound) / rate:.2f} s, {2 * len(sound) / 1024:.0f} KB")


if __name__ == "__main__":
    main()
