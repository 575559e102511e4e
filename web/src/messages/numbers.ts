// The functions that compiled texts call: plural forms and number formats depend on the language.

const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number with `least` to two decimal places. */
export function written(locale: string, n: number, least = 0): string {
  // Small integers look the same in all languages, and creating a format is slow.
  if (least === 0 && Number.isInteger(n) && n >= 0 && n < 1000) return String(n);
  const key = `${locale} ${least}`;
  const style = { minimumFractionDigits: least, maximumFractionDigits: Math.max(least, 2) };
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, style);
  formats.set(key, format);
  return format.format(n);
}

type Forms = Readonly<Record<string, string>>;

/** The argument of a compiled file of texts (texts/compile.mjs). */
export interface Speech {
  number(n: number): string;
  /** The form for exactly that number, e.g. "=0", or else the form for its plural category. */
  plural(n: number, forms: Forms): string | undefined;
  select(key: unknown, forms: Forms): string | undefined;
  /** Ends a sentence with a full stop, unless the value ends with one: "31. 12. 2026." */
  sentence(value: unknown): string;
}

/** The grammar of a language. Numbers are formatted for it or by `number`. */
export function speechOf(locale: string, number = (n: number) => written(locale, n)): Speech {
  const rules = new Intl.PluralRules(locale);
  return {
    number,
    plural: (n, forms) => forms[`=${n}`] ?? forms[rules.select(n)] ?? forms.other,
    select: (key, forms) => (Object.hasOwn(forms, String(key)) ? forms[String(key)] : forms.other),
    sentence: (value) => (String(value).endsWith(".") ? String(value) : `${value}.`),
  };
}
