// The texts in the language of the page. They are looked up when they are read, so that what shows
// them follows a change of language; what a language does not have yet is said in English.

import { computed, signal } from "@preact/signals";
import { en } from "./en.ts";
import { type Language, languages, preferred } from "./languages.ts";

export type Messages = typeof en;

type Partly<T> = T extends (...args: infer Given) => string
  ? (...args: Given) => string
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { [K in keyof T]?: Partly<T[K]> }
      : T;

/** A language other than English. */
export type Translation = Partly<Messages> & { locale: Language };

const chosen = signal<object>(en);
export const language = computed(() => (chosen.value as { locale: Language }).locale);

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The group `english` of texts as the chosen language has them, whichever that is by then. */
function following<T extends object>(english: T, now: () => object | undefined): T {
  const groups = new Map<PropertyKey, object>();
  return new Proxy(english, {
    get(_, key) {
      const original: unknown = Reflect.get(english, key);
      const current = now();
      const translated: unknown = current && Reflect.get(current, key);
      if (!isGroup(original)) return translated ?? original;
      const known = groups.get(key);
      if (known) return known;
      const group = following(original, () => {
        const parent = now();
        return parent && (Reflect.get(parent, key) as object | undefined);
      });
      groups.set(key, group);
      return group;
    },
  });
}

export const messages: Messages = following(en, () => chosen.value);

const loaders: Readonly<Record<Exclude<Language, "en">, () => Promise<Translation>>> = {
  de: async () => (await import("./de.ts")).de,
  hr: async () => (await import("./hr.ts")).hr,
  lv: async () => (await import("./lv.ts")).lv,
  nl: async () => (await import("./nl.ts")).nl,
  ru: async () => (await import("./ru.ts")).ru,
};

let wanted: Language = "en";

/** Resolves when the texts are there; if they cannot be had, the page stays as it was. */
export async function speak(choice: Language | "system") {
  const language = choice === "system" ? preferred(navigator.languages) : choice;
  wanted = language;
  const texts = language === "en" ? en : await loaders[language]().catch(() => null);
  // Somebody may have chosen another one while this was on its way.
  if (!texts || wanted !== language) return;
  chosen.value = texts;
  document.documentElement.lang = language;
}

export { type Language, languages };
