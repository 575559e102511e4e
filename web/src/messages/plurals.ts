// Numbers in a text: which form a word takes beside one, and how one is written, is the language's
// own affair.

export interface Forms {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

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

/** Chooses the form for a number and puts it, as the language writes it, in the place of #. */
export function plurals(locale: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replace("#", written(locale, n));
}

/** A sentence that ends in what may have a dot of its own, such as a date: "31. 12. 2026." */
export const ended = (text: string): string => (text.endsWith(".") ? text : `${text}.`);
