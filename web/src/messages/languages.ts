/** Each by its own name, as those who look for it read it. */
export const languages = {
  en: "English",
  de: "Deutsch",
  hr: "Hrvatski",
  lv: "Latviešu",
  nl: "Nederlands",
  ru: "Русский",
} as const;

export type Language = keyof typeof languages;

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);

/** The first that the reader's browser asks for and the site has; else English. */
export function preferred(asked: readonly string[]): Language {
  const codes = asked.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return codes.find(isLanguage) ?? "en";
}
