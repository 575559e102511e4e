/** Each by its own name, as those who look for it read it. */
export const languages = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  hr: "Hrvatski",
  lv: "Latviešu",
  nl: "Nederlands",
  pl: "Polski",
  "pt-BR": "Português (Brasil)",
  ru: "Русский",
} as const;

export type Language = keyof typeof languages;

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);

const codes = Object.keys(languages) as Language[];

const firstPart = (tag: string) => tag.split("-")[0];

/** What the site has of the language of a tag: that of the tag's country, else that of another. */
function spokenFor(tag: string): Language | undefined {
  const same = codes.filter((code) => firstPart(code.toLowerCase()) === firstPart(tag));
  return same.find((code) => code.toLowerCase() === tag) ?? same[0];
}

/** The first that the reader's browser asks for and the site has; else English. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = spokenFor(tag.toLowerCase());
    if (found) return found;
  }
  return "en";
}

/** The language as the first country writes it whose reader asks for it; as it is if none is named. */
export function countrysOwn(language: Language, asked: readonly string[]): string {
  const named = /^([a-z]{2,3})-([a-z]{2}|\d{3})$/i;
  return asked.find((tag) => named.exec(tag)?.[1] === firstPart(language)) ?? language;
}

/** What a choice means in this browser; "system", and what the site speaks no more, leave it to that. */
export const languageOf = (choice: string): Language =>
  isLanguage(choice) ? choice : preferred(navigator.languages);

/** What the frame, the front page and a game say. */
export const firstTexts = ["site", "lobby", "game"] as const;

/** Where a compiled file is; `build` is the hash that the names of all of them have. */
export const addressOf = (language: Language, file: string, build = ""): string =>
  `/assets/${language}-${file}-${build}.js`;
