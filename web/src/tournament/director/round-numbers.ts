/** Parses "2, 5 7" as 2, 5 and 7 without duplicates; null for invalid text. */
export function roundNumbers(text: string): number[] | null {
  if (!/^[\s,;]*(\d+([\s,;]+|$))*$/.test(text)) return null;
  return [...new Set(text.match(/\d+/g)?.map(Number))];
}
