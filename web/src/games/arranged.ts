interface Shown {
  row: { id: string };
}

/**
 * Which boards stay where they are, which come behind them and which go: a board that moves must
 * not jump because another game has begun.
 */
export function arranged<Game extends Shown, Row extends { id: string }>(
  known: readonly Game[],
  rows: readonly Row[],
): { kept: Game[]; added: Row[]; dropped: Game[] } {
  const wanted = new Set(rows.map(({ id }) => id));
  const there = new Set(known.map(({ row }) => row.id));
  return {
    kept: known.filter(({ row }) => wanted.has(row.id)),
    added: rows.filter(({ id }) => !there.has(id)),
    dropped: known.filter(({ row }) => !wanted.has(row.id)),
  };
}
