interface Shown {
  row: { id: string };
}

/**
 * Decides which boards stay in place, which are added after them and which are removed. A running
 * game must not move because another one has started.
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
