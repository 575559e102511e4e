/** Splits typed player names at commas, semicolons and spaces. */
export const namesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
