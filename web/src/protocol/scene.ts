// Made from `protocol.schema.json` by `npm run protocol`.

export type Gesture = Tap | Aim | Several | Route | Claim | Acknowledge | Button;
export type Beat = Say | MoveBeat | Flip | Peek | Stamp | Shake | Tumble | Speech | Tally | Spotlight;

/**
 * What a table looks like to one viewer, what can be done, and how a change is told.
 */
export interface Scenery {
  Scene?: Scene;
  Beat?: Beat;
  Gesture?: Gesture;
}
/**
 * What one viewer sees.
 */
export interface Scene {
  places: Place[];
  prompt: Prompt;
  viewer: number;
  zones: Zone[];
}
/**
 * A seat at the table, as everybody sees it.
 */
export interface Place {
  acting?: boolean;
  art?: string;
  badges?: Badge[];
  out?: boolean;
  seat: number;
}
/**
 * A mark on a piece, a zone or a seat: a picture, a word, or both.
 */
export interface Badge {
  art?: string;
  caption?: Text | null;
  text?: Text | null;
}
/**
 * A message of the game's `text/*.ftl`: its id, and arguments. An argument may be a message itself.
 */
export interface Text {
  args?: {
    [k: string]: number | string | Text;
  };
  id: string;
}
/**
 * What the viewer can do now, or for whom everybody waits.
 */
export interface Prompt {
  art?: string;
  gestures?: Gesture[];
  refused?: RefusedPiece[];
  text: Text;
}
/**
 * Tap a piece.
 */
export interface Tap {
  action: number;
  at_once?: boolean;
  gesture: "tap";
  piece: string;
  text: Text;
}
/**
 * Tap a piece, then its target; dragging it there is the same.
 */
export interface Aim {
  gesture: "target";
  goals: Goal[];
  piece: string;
  text: Text;
}
/**
 * One target of a piece: another piece, or an anchor.
 */
export interface Goal {
  action: number;
  target: string;
  text: Text;
}
/**
 * Choose several of the pieces: the action is `action` plus 2**i for each chosen `pieces[i]`.
 */
export interface Several {
  action: number;
  fewest: number;
  gesture: "set";
  most: number;
  pieces: string[];
  text: Text;
}
/**
 * Tap where a piece should go: its actions are taken one after another and stop at the first surprise.
 */
export interface Route {
  ends: End[];
  gesture: "route";
  piece: string;
  text: Text;
}
/**
 * Where a route may end, and the actions that lead there.
 */
export interface End {
  actions: number[];
  art?: string;
  at: string;
  part?: boolean;
  text: Text;
  via?: string[];
}
/**
 * Slap a piece first: it goes at once, then settles or comes back.
 */
export interface Claim {
  action: number;
  gesture: "race";
  onto?: string;
  piece: string;
  text: Text;
}
/**
 * Pieces that are seen until this is tapped, and never again.
 */
export interface Acknowledge {
  action: number;
  gesture: "peek";
  pieces: string[];
  text: Text;
}
/**
 * A choice that is no piece.
 */
export interface Button {
  action: number;
  gesture: "button";
  text: Text;
}
/**
 * A piece (or a piece on a target) that cannot be used now, and why.
 */
export interface RefusedPiece {
  action: number;
  piece: string;
  reason: Text;
  target?: string;
}
/**
 * A place that holds pieces.
 */
export interface Zone {
  art?: string;
  badges?: Badge[];
  column_art?: string[];
  columns?: Text[];
  count?: number | null;
  id: string;
  kind: "board" | "fan" | "grid" | "notebook" | "row" | "stack" | "tray";
  label?: Text | null;
  lanes?: boolean;
  owner?: number | null;
  pieces?: Piece[];
  row_art?: string[];
  rows?: Text[];
  sorts?: Text[];
}
/**
 * Anything that can be pointed at. The id stays the same while the piece is followed by the eye.
 *
 * The id of a piece that the viewer may not know says where it lies and nothing else.
 */
export interface Piece {
  art: string;
  at?: string;
  badges?: Badge[];
  caption?: Text | null;
  face?: "down" | "up";
  help?: Text | null;
  id: string;
  markable?: boolean;
  order?: number[];
  pose?: string;
  seat?: number | null;
  shape?: "card" | "die" | "figure" | "tile" | "token";
  text?: Text | null;
  why?: Text | null;
}
/**
 * A sentence for the log.
 */
export interface Say {
  beat: "text";
  text: Text;
}
/**
 * A piece goes from one zone to another, or to another anchor of the same one.
 */
export interface MoveBeat {
  at?: string;
  beat: "move";
  end: string;
  piece: string;
  start: string;
}
/**
 * A piece is turned over and shows this art.
 */
export interface Flip {
  art: string;
  beat: "flip";
  face?: Piece | null;
  piece: string;
  pose?: string;
}
/**
 * The viewer looks at pieces that others do not see.
 */
export interface Peek {
  beat: "peek";
  pieces: Piece[];
}
/**
 * A picture is stamped on a piece, a zone or a seat.
 */
export interface Stamp {
  art: string;
  beat: "stamp";
  on: string;
}
/**
 * A piece shakes: it was hit, or would not.
 */
export interface Shake {
  beat: "shake";
  piece: string;
}
/**
 * A die rolls and comes to rest with this art on top.
 */
export interface Tumble {
  art: string;
  beat: "tumble";
  piece: string;
}
/**
 * A seat says something, in a bubble and in the log.
 */
export interface Speech {
  beat: "speech";
  seat: number;
  text: Text;
}
/**
 * A seat gets points, or its place.
 */
export interface Tally {
  amount: number;
  beat: "tally";
  seat: number;
  text: Text;
}
/**
 * The lamp falls on a seat.
 */
export interface Spotlight {
  beat: "spotlight";
  seat: number;
}
