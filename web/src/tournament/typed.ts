/** "2, 5 7" as 2, 5 and 7, each once; what is no number is left out. */
export function roundNumbers(text: string): number[] {
  const numbers = text.match(/\d+/g) ?? [];
  return [...new Set(numbers.map(Number))];
}
