// What the texts of a language ask for when they are said: which form goes with a number, and how a
// number is written, is the language's own affair.

const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it, with `least` to two places behind its comma. */
export function written(locale: string, n: number, least = 0): string {
  // Small numbers look alike in all languages, and the browser takes long to make a format.
  if (least === 0 && Number.isInteger(n) && n >= 0 && n < 1000) return String(n);
  const key = `${locale} ${least}`;
  const style = { minimumFractionDigits: least, maximumFractionDigits: Math.max(least, 2) };
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, style);
  formats.set(key, format);
  return format.format(n);
}

type Forms = Readonly<Record<string, string>>;

/** What a compiled file of texts is given (texts/compile.mjs). */
export interface Speech {
  number(n: number): string;
  /** The form for exactly that number, as "=0", or the one that the grammar has beside it. */
  plural(n: number, forms: Forms): string | undefined;
  select(key: unknown, forms: Forms): string | undefined;
  /** The end of a sentence, with a dot unless the value has one of its own: "31. 12. 2026." */
  sentence(value: unknown): string;
}

/** The grammar of a language; numbers are written as it does, or as `number` says. */
export function speechOf(locale: string, number = (n: number) => written(locale, n)): Speech {
  const rules = new Intl.PluralRules(locale);
  return {
    number,
    plural: (n, forms) => forms[`=${n}`] ?? forms[rules.select(n)] ?? forms.other,
    select: (key, forms) => (Object.hasOwn(forms, String(key)) ? forms[String(key)] : forms.other),
    sentence: (value) => (String(value).endsWith(".") ? String(value) : `${value}.`),
  };
}
