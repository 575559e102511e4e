import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { address } from "../navigation/router.ts";
import type { TableCursor } from "./table-cursor.ts";

interface Table {
  readonly cursor: TableCursor;
  readonly state: {
    readonly plies: unknown;
    /** Number of plies after which a position first occurred; -1 if it never did. */
    plyOf?(fen: string): number;
  };
  dispose(): void;
}

/**
 * Shows the position named in the address, "?ply=30" or "?fen=W:W…", or the last one if the game
 * does not have it.
 */
export function showAskedPlace({ cursor, state }: Omit<Table, "dispose">, asking: string): void {
  const asked = new URLSearchParams(asking.split("?")[1]);
  const fen = asked.get("fen");
  const ply =
    fen === null ? Number.parseInt(asked.get("ply") ?? "", 10) : (state.plyOf?.(fen) ?? -1);
  if (ply >= 0) cursor.stepTo(ply);
}

/**
 * Creates the model of a game while its page is open, and a new one for a different `question`;
 * null until `make` has what it needs.
 */
export function useTable<T extends Table>(
  make: () => T | null | undefined,
  question: readonly unknown[],
): T | null {
  const table = useSignal<T | null>(null);
  useEffect(() => {
    const made = make();
    if (!made) return;
    showAskedPlace(made, address.peek());
    table.value = made;
    return () => {
      made.dispose();
      table.value = null;
    };
  }, question);
  return table.value;
}
