import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { address } from "../navigation/router.ts";
import type { TableCursor } from "./table-cursor.ts";

interface Table {
  readonly cursor: TableCursor;
  dispose(): void;
}

/** Shows the ply that the address of a game asks for, "?ply=30": the last where the game is shorter. */
export function showAskedPly(cursor: TableCursor, asking: string): void {
  const ply = /[?&]ply=(\d{1,6})(?:&|$)/.exec(asking)?.[1];
  if (ply !== undefined) cursor.stepTo(Number(ply));
}

/** The model of a game as long as its page is there, anew for another question; null until `make`
 * has what it needs. */
export function useTable<T extends Table>(
  make: () => T | null | undefined,
  question: readonly unknown[],
): T | null {
  const table = useSignal<T | null>(null);
  useEffect(() => {
    const made = make();
    if (!made) return;
    showAskedPly(made.cursor, address.peek());
    table.value = made;
    return () => {
      made.dispose();
      table.value = null;
    };
  }, question);
  return table.value;
}
