const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where an arrow leads from a cell `BOARD-PLAYER`: over the own boards, on which nothing is written; else nowhere. */
export function step(cell: string, key: string, count: number): string | null {
  const move = STEPS[key];
  if (!move) return null;
  let [board = 0, player = 0] = cell.split("-").map(Number);
  do {
    board += move[0];
    player += move[1];
  } while (board === player);
  const inside = (place: number) => place >= 0 && place < count;
  return inside(board) && inside(player) ? `${board}-${player}` : null;
}
