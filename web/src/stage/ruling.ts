/** The headings along one side of a notebook. */
export interface Side {
  names: readonly string[];
  /** Whether each has a drawing, which can stand without its name. */
  drawn: boolean;
}

/** How a ruled notebook is laid into a width, in pixels. */
export interface Ruling {
  /** Whether it lies on its side: its columns run down the page. */
  turned: boolean;
  cell: number;
  /** The width of the headings at the left. */
  lead: number;
  /** Whether the names at the left are written. */
  named: boolean;
  /** Whether the names on top are written upwards: not all have room in a line. */
  steep: boolean;
}

const SMALLEST = 40;
const LARGEST = 56;
/** A cell that a thumb hits well. */
const USUAL = 44;
const DRAWING = 40;
/** What a letter of a heading is wide, about. */
const LETTER = 7.5;
/** What a letter may be wide, so that nothing is cut off, and the room beside a name. */
const WIDEST = 9;
const BESIDE = 2;
const LONGEST = 120;
/** Written in narrower letters, names beside drawings are still whole in this part of their width. */
const LEAST = 0.78;

/** Turns a notebook on its side where it has too many columns, and makes its cells as large as there is room. */
export function ruling(width: number, rows: Side, columns: Side): Ruling {
  const turned = columns.names.length > rows.names.length && least(rows) + columns.names.length * USUAL > width;
  const [left, top] = turned ? [columns, rows] : [rows, columns];
  const across = Math.max(1, top.names.length);
  const spare = width - across * USUAL - (left.drawn ? DRAWING : 0);
  const named = !left.drawn || spare >= written(left) * LEAST;
  const lead = (left.drawn ? DRAWING : 0) + (named ? Math.min(written(left), left.drawn ? spare : LONGEST) : 0);
  const cell = Math.min(LARGEST, Math.max(SMALLEST, Math.floor((width - lead) / across)));
  return { turned, cell, lead, named, steep: top.names.some((name) => name.length * WIDEST + BESIDE > cell) };
}

/** A name of several words may stand in several lines. */
function written(side: Side): number {
  const words = side.names.flatMap((name) => name.split(" "));
  return Math.min(LONGEST, Math.max(0, ...words.map((word) => word.length)) * LETTER + 12);
}

function least(side: Side): number {
  return side.drawn ? DRAWING : written(side);
}
