import type { TableCursor } from "./table-cursor.ts";

/** Shows the ply that the address of a game asks for, "?ply=30": the last where the game is shorter. */
export function showAskedPly(cursor: TableCursor, address: string): void {
  const ply = /[?&]ply=(\d{1,6})(?:&|$)/.exec(address)?.[1];
  if (ply !== undefined) cursor.stepTo(Number(ply));
}
