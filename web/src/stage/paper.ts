/** Outlines that look drawn by hand: the same numbers always give the same outline. */
type Point = readonly [number, number];

/** A small even-tempered source of numbers in -1..1. */
function tremor(seed: number): () => number {
  let state = (seed * 2654435761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2147483648 - 1;
  };
}

/** A closed or open path through points, round at each (Catmull and Rom). */
export function through(points: readonly Point[], closed: boolean): string {
  const at = (i: number): Point => {
    const n = points.length;
    return points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] ?? [0, 0];
  };
  let path = `M${pen(at(0))}`;
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${pen(one)} ${pen(two)} ${pen(c)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A rectangle of paper, cut by hand. */
export function sheet(
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  jitter: number,
  seed: number,
): string {
  const t = tremor(seed);
  const r = Math.min(radius, w / 2.2, h / 2.2);
  const k = r * 0.3;
  const [far, down] = [Math.min(3 * r, w / 2.1), Math.min(3 * r, h / 2.1)];
  const points: Point[] = [
    [x + r, y],
    [x + far, y],
    [x + w - far, y],
    [x + w - r, y],
    [x + w - k, y + k],
    [x + w, y + r],
    [x + w, y + down],
    [x + w, y + h - down],
    [x + w, y + h - r],
    [x + w - k, y + h - k],
    [x + w - r, y + h],
    [x + w - far, y + h],
    [x + far, y + h],
    [x + r, y + h],
    [x + k, y + h - k],
    [x, y + h - r],
    [x, y + h - down],
    [x, y + down],
    [x, y + r],
    [x + k, y + k],
  ];
  return through(
    points.map(([px, py]) => [px + t() * jitter, py + t() * jitter]),
    true,
  );
}

/** The ink round a sheet: thin towards the lamp in the upper left, thick on the far side. To be filled by even-odd. */
export function inkLine(w: number, h: number, radius: number, line: number, jitter: number, seed: number): string {
  const outer = sheet(0.5, 0.5, w - 1, h - 1, radius, jitter, seed);
  const inner = sheet(
    0.5 + line * 0.75,
    0.5 + line * 0.75,
    w - 1 - line * 1.95,
    h - 1 - line * 1.95,
    Math.max(2, radius - line),
    jitter * 0.8,
    seed + 7,
  );
  return outer + inner;
}

/** A ribbon with swallow tails, as paths of its parts. */
export function ribbon(w: number, h: number, tail: number): { tails: string; band: string; seams: string } {
  const left = `M2 9L${tail + 8} 8V${h - 2}L2 ${h - 1}Q${tail * 0.5} ${h / 2 + 9} ${tail * 0.42} ${h / 2 + 5}Z`;
  const right = `M${w - 2} 9L${w - tail - 8} 8V${h - 2}L${w - 2} ${h - 1}Q${w - tail * 0.5} ${h / 2 + 9} ${w - tail * 0.42} ${h / 2 + 5}Z`;
  const edge = (y: number, way: 1 | -1): Point[] => {
    const xs = [tail - 4, w * 0.3, w / 2, w * 0.7, w - tail + 4];
    const ys = [1, -0.5, 0.6, -0.4, 1];
    const points = xs.map((x, i): Point => [x, y + (ys[i] ?? 0)]);
    return way === 1 ? points : points.reverse();
  };
  const top = through(edge(2, 1), false);
  const bottom = through(edge(h - 8, -1), false).replace("M", "L");
  const seam = (y: number) => `M${tail + 2} ${y}Q${w / 2} ${y - 1} ${w - tail - 2} ${y}`;
  return { tails: left + right, band: `${top}${bottom}Z`, seams: seam(7) + seam(h - 13) };
}

/** The round table seen from one side: its rim and its felt, as far as a page of this size shows it. */
export function tableTop(w: number, h: number, top: number, tall: boolean): { rim: string; felt: string } {
  const line = (d: number): Point[] =>
    tall
      ? [
          [-30 + d, top + 60 + d],
          [0, top + 24 + d],
          [w * 0.18, top + 6 + d],
          [w / 2, top + d],
          [w * 0.82, top + 6 + d],
          [w, top + 24 + d],
          [w + 30 - d, top + 60 + d],
        ]
      : [
          [-70 + d, h * 0.62],
          [-10 + d, top + 150 + d * 0.6],
          [w * 0.11, top + 52 + d],
          [w * 0.3, top + 10 + d],
          [w / 2, top + d],
          [w * 0.7, top + 10 + d],
          [w * 0.89, top + 52 + d],
          [w + 10 - d, top + 150 + d * 0.6],
          [w + 70 - d, h * 0.62],
        ];
  const down = (d: number) => `${through(line(d), false)}V${h + 60}H-70Z`;
  return { rim: down(0), felt: down(tall ? 13 : 17) };
}

/** How far the rim lies below its highest point, at a fraction of the width. */
export function rimDrop(fraction: number, tall: boolean): number {
  const away = Math.abs(fraction - 0.5) * 2;
  return tall ? 10 * away ** 3 : 52 * (away / 0.78) ** 2.45;
}

function pen([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
