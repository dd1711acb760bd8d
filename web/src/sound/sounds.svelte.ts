const KEY = "parlour.sound";

/** Plays short sounds by name, once the page was touched. Whether it is muted is remembered. */
class Sounds {
  muted = $state(read() === "off");
  readonly #buffers = new Map<string, Promise<AudioBuffer | null>>();
  #context: AudioContext | null = null;

  /** Turns the sounds on or off, for this browser. */
  mute(muted: boolean): void {
    this.muted = muted;
    try {
      localStorage.setItem(KEY, muted ? "off" : "on");
    } catch {
      // Without storage it is muted until the page is closed.
    }
  }

  /** Browsers allow sound only after a touch or a key: call it there. Done when sounds can be played. */
  async unlock(): Promise<void> {
    if (typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") await this.#context.resume();
  }

  /** Plays `NAME.wav` of the game whose files are given; a name with a stroke before it is the page's. */
  async play(name: string, files = ""): Promise<void> {
    const context = this.#context;
    if (this.muted || !name || context?.state !== "running") return;
    const buffer = await this.#buffer(
      name.startsWith("/") ? `/sounds${name}.wav` : `${files}sounds/${name}.wav`,
      context,
    );
    if (!buffer) return;
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    source.start();
  }

  #buffer(url: string, context: AudioContext): Promise<AudioBuffer | null> {
    const known = this.#buffers.get(url) ?? load(url, context);
    this.#buffers.set(url, known);
    return known;
  }
}

export const sounds = new Sounds();

async function load(url: string, context: AudioContext): Promise<AudioBuffer | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await context.decodeAudioData(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
