// The texts in the user's language, by file. A page is drawn when its files have loaded. A
// different language requires a page load.

import { addressOf, countrysOwn, firstTexts, type Language } from "./languages.ts";
import { type Speech, speechOf, written } from "./numbers.ts";
import type { Texts } from "./texts.ts";

/** A text with values or, in some languages or cases, without any. */
export type Text<Values> = string | ((values: Values) => string);

export const say = <Values>(text: Text<Values>, values: Values): string =>
  typeof text === "function" ? text(values) : text;

type Refusals = Readonly<Record<string, Text<Readonly<Record<string, string | number>>>>>;

interface Files extends Texts {
  readonly refusals: {
    readonly refusalPlaces?: {
      line(values: { line: number; why: string }): string;
      column(values: { line: number; column: number; why: string }): string;
    };
    /** Keyed by the two parts of a reason's name. */
    readonly refusals?: Readonly<Record<string, Refusals>>;
  };
}

export type TextFile = keyof Files;

/** Turns a union of types into their intersection. */
type All<T> = (T extends unknown ? (all: T) => void : never) extends (all: infer A) => void
  ? A
  : never;

/** The groups of every file. Groups of files that are not loaded are missing. */
export const messages = {} as All<Files[TextFile]>;

/** The language of the page. */
export let language: Language = "en";

/** The language with the user's country, e.g. en-GB, for dates and numbers. */
export let locale: string = language;

/** The default export of a compiled file. */
export type Compiled = (speech: Speech) => Partial<typeof messages>;

const inFigures = (n: number): string => written(locale, n);

/** Adds texts of this language; `country` is the new `locale`. */
export function adopt(spoken: Language, files: readonly Compiled[], country: string = spoken) {
  language = spoken;
  locale = country;
  const speech = speechOf(spoken, inFigures);
  for (const file of files) Object.assign(messages, file(speech));
}

/** The text for a key from the server; undefined for a key that this page does not know. */
export const named = <T>(texts: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

/** The hash in the names of all files built from `locales`. */
export const build = () =>
  document.querySelector<HTMLElement>("script[data-texts]")?.dataset.texts ?? "";

async function compiled(spoken: Language, file: TextFile): Promise<Compiled> {
  const module: { default: Compiled } = await import(addressOf(spoken, file, build()));
  return module.default;
}

const loads = new Map<TextFile, Promise<void>>();

async function load(file: TextFile) {
  // The server already sends refusals in English.
  if (file === "refusals" && language === "en") return;
  const own = await compiled(language, file).catch(() => null);
  const speech = speechOf(own ? language : "en", inFigures);
  Object.assign(messages, (own ?? (await compiled("en", file)))(speech));
}

/** Resolves when these texts have loaded, in English if the user's language is unavailable. */
export async function loadTexts(files: readonly TextFile[]): Promise<void> {
  const parts = files.map((file) => {
    const there = loads.get(file) ?? load(file);
    loads.set(file, there);
    there.catch(() => loads.delete(file));
    return there;
  });
  await Promise.all(parts);
}

/** Resolves when the first texts have loaded, all in the same language. */
export async function speak(wanted: Language) {
  const filesOf = (spoken: Language) =>
    Promise.all(firstTexts.map((file) => compiled(spoken, file)));
  const own = await filesOf(wanted).catch(() => null);
  const spoken = own ? wanted : "en";
  adopt(spoken, own ?? (await filesOf("en")), countrysOwn(spoken, navigator.languages));
  document.documentElement.lang = language;
}
