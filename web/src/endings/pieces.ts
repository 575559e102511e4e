// Counts the pieces of a position. Positions with more pieces than the table has are not requested.

/** "W:WK18,K19:B1-4" has six. */
export function piecesOf(fen: string): number {
  const [, ...lists] = fen.replace(/\.$/, "").split(":");
  const items = lists
    .filter((list) => /^[WB]./.test(list))
    .flatMap((list) => list.slice(1).split(","));
  return items.reduce((sum, item) => {
    const [, first, last] = /^(\d+)-(\d+)$/.exec(item.trim()) ?? [item, "1", "1"];
    return sum + Number(last) - Number(first) + 1;
  }, 0);
}
