/** Where the card of a right guess lay beside a board; `none` if the guess was wrong. */
export type Side = "none" | "right" | "left";

/** The guesses of a round: for each player's board, how each player guessed it. */
export type Round = readonly (readonly Side[])[];

/** What a guess is worth. */
export interface Worth {
  right: number;
  left: number;
  /** To the owner of the board, for each right guess. */
  guessed: number;
}

/** What one tap makes of a cell. */
export function next(side: Side): Side {
  return side === "none" ? "right" : side === "right" ? "left" : "none";
}

/** What a guess brings whoever made it. */
export function pointsFor(side: Side, worth: Worth): number {
  return side === "none" ? 0 : worth[side];
}

/** What the right guesses at a board bring its owner. */
export function bonus(round: Round, board: number, worth: Worth): number {
  const right = (round[board] ?? []).filter((side, guesser) => guesser !== board && side !== "none");
  return right.length * worth.guessed;
}

/** What each player scores in a round. */
export function roundScores(round: Round, worth: Worth): number[] {
  return round.map((_, player) =>
    round.reduce(
      (sum, guesses, board) => sum + (board === player ? 0 : pointsFor(guesses[player] ?? "none", worth)),
      bonus(round, player, worth),
    ),
  );
}

/** What each player has from all rounds. */
export function totals(rounds: readonly Round[], worth: Worth): number[] {
  const scores = rounds.map((round) => roundScores(round, worth));
  return (rounds[0] ?? []).map((_, player) => scores.reduce((sum, round) => sum + (round[player] ?? 0), 0));
}

/** Who has the most: several share it. */
export function winners(points: readonly number[]): number[] {
  const most = Math.max(...points);
  return [...points.keys()].filter((player) => points[player] === most);
}
