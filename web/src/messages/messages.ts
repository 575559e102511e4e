// The texts in the reader's language, by files: a page is drawn when the files that it names are
// here. Another language comes with another load of the page.

import { addressOf, countrysOwn, firstTexts, type Language } from "./languages.ts";
import { type Speech, speechOf, written } from "./numbers.ts";
import type { Texts } from "./texts.ts";

/** A text that shows values or, in some languages or cases, none. */
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
    /** By the two parts of a reason's name. */
    readonly refusals?: Readonly<Record<string, Refusals>>;
  };
}

export type TextFile = keyof Files;

/** A union of types as one that is all of them. */
type All<T> = (T extends unknown ? (all: T) => void : never) extends (all: infer A) => void
  ? A
  : never;

/** The groups of every file; those of a file that was not loaded are missing. */
export const messages = {} as All<Files[TextFile]>;

/** Which language the page speaks. */
export let language: Language = "en";

/** The language as the reader's country writes it, such as en-GB: dates and numbers are in it. */
export let locale: string = language;

/** What a compiled file exports. */
export type Compiled = (speech: Speech) => Partial<typeof messages>;

const inFigures = (n: number): string => written(locale, n);

/** Adds texts of this language to those that are here; `country` is the new `locale`. */
export function adopt(spoken: Language, files: readonly Compiled[], country: string = spoken) {
  language = spoken;
  locale = country;
  const speech = speechOf(spoken, inFigures);
  for (const file of files) Object.assign(messages, file(speech));
}

/** Which text goes with a key of the server's; undefined for one that was made since. */
export const named = <T>(texts: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

/** The hash that is in the names of all that the build makes of `locales`. */
export const build = () =>
  document.querySelector<HTMLElement>("script[data-texts]")?.dataset.texts ?? "";

async function compiled(spoken: Language, file: TextFile): Promise<Compiled> {
  const module: { default: Compiled } = await import(addressOf(spoken, file, build()));
  return module.default;
}

const loads = new Map<TextFile, Promise<void>>();

async function load(file: TextFile) {
  // The server says itself in English what it refuses.
  if (file === "refusals" && language === "en") return;
  const own = await compiled(language, file).catch(() => null);
  const speech = speechOf(own ? language : "en", inFigures);
  Object.assign(messages, (own ?? (await compiled("en", file)))(speech));
}

/** Resolves when these texts are here, in English where the reader's language cannot be had. */
export async function loadTexts(files: readonly TextFile[]): Promise<void> {
  const parts = files.map((file) => {
    const there = loads.get(file) ?? load(file);
    loads.set(file, there);
    there.catch(() => loads.delete(file));
    return there;
  });
  await Promise.all(parts);
}

/** Resolves when the first texts are here, all of the same language. */
export async function speak(wanted: Language) {
  const filesOf = (spoken: Language) =>
    Promise.all(firstTexts.map((file) => compiled(spoken, file)));
  const own = await filesOf(wanted).catch(() => null);
  const spoken = own ? wanted : "en";
  adopt(spoken, own ?? (await filesOf("en")), countrysOwn(spoken, navigator.languages));
  document.documentElement.lang = language;
}
