/** Languages by their own names. */
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

/** The site's language for a tag: the variety of the tag's country, or else of another country. */
function spokenFor(tag: string): Language | undefined {
  const same = codes.filter((code) => firstPart(code.toLowerCase()) === firstPart(tag));
  return same.find((code) => code.toLowerCase() === tag) ?? same[0];
}

/** The first language in the browser's list that the site has, or else English. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = spokenFor(tag.toLowerCase());
    if (found) return found;
  }
  return "en";
}

/**
 * The first entry of the browser's list that names a country for this language, or else the
 * language.
 */
export function countrysOwn(language: Language, asked: readonly string[]): string {
  const named = /^([a-z]{2,3})-([a-z]{2}|\d{3})$/i;
  return asked.find((tag) => named.exec(tag)?.[1] === firstPart(language)) ?? language;
}

/**
 * The language of a setting in this browser. "system" and unknown languages mean the browser's
 * choice.
 */
export const languageOf = (choice: string): Language =>
  isLanguage(choice) ? choice : preferred(navigator.languages);

/** The text files of the page frame. */
export const firstTexts = ["site"] as const;

/** Address of a compiled file; `build` is the hash in the names of all of them. */
export const addressOf = (language: Language, file: string, build = ""): string =>
  `/assets/${language}-${file}-${build}.js`;
