// The texts in the language of the page. They are looked up when they are read, so that what shows
// them follows a change of language.

import { computed, signal } from "@preact/signals";
import type { en } from "./en.ts";
import { type Language, languages, preferred } from "./languages.ts";

export type Messages = typeof en;

type Alike<T> = T extends (...args: infer Given) => string
  ? (...args: Given) => string
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { [K in keyof T]: Alike<T[K]> }
      : T;

/** A language other than English. */
export type Translation = Omit<Alike<Messages>, "locale"> & { locale: Language };

/** null until the first language is there. */
const spoken = signal<Translation | Messages | null>(null);
export const language = computed(() => (spoken.value?.locale ?? "en") as Language);

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A group of texts as the language of the moment has it; before there is one, all are groups. */
function following(now: () => object | null | undefined): object {
  const groups = new Map<PropertyKey, object>();
  const groupOf = (key: PropertyKey): object => {
    const group = groups.get(key) ?? following(() => Reflect.get(now() ?? {}, key));
    groups.set(key, group);
    return group;
  };
  return new Proxy(
    {},
    {
      get(_, key) {
        const texts = now();
        const text: unknown = texts && Reflect.get(texts, key);
        return texts && !isGroup(text) ? text : groupOf(key);
      },
      ownKeys: () => Reflect.ownKeys(now() ?? {}),
      getOwnPropertyDescriptor(_, key) {
        const own = Reflect.getOwnPropertyDescriptor(now() ?? {}, key);
        return own && { ...own, configurable: true };
      },
    },
  );
}

export const messages = following(() => spoken.value) as Messages;

const loaders: Readonly<Record<Language, () => Promise<Translation | Messages>>> = {
  en: async () => (await import("./en.ts")).en,
  de: async () => (await import("./de.ts")).de,
  hr: async () => (await import("./hr.ts")).hr,
  lv: async () => (await import("./lv.ts")).lv,
  nl: async () => (await import("./nl.ts")).nl,
  ru: async () => (await import("./ru.ts")).ru,
};

/** Speaks with these texts from now on. */
export function adopt(texts: Translation | Messages) {
  spoken.value = texts;
}

let wanted: Language = "en";

/**
 * Resolves when the texts are there; if they cannot be had, the page stays as it was, and at its
 * beginning English is tried.
 */
export async function speak(choice: Language | "system") {
  const language = choice === "system" ? preferred(navigator.languages) : choice;
  wanted = language;
  const texts = await loaders[language]().catch(() => (spoken.peek() ? null : loaders.en()));
  // Somebody may have chosen another one while this was on its way.
  if (!texts || wanted !== language) return;
  adopt(texts);
  document.documentElement.lang = texts.locale;
}

export { type Language, languages };
