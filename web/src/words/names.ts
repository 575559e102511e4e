/** The names of players as somebody types several: with commas, semicolons or spaces between. */
export const namesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
