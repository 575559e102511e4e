// Numbers in a text: which form a word takes beside one is the language's own affair.

export interface Forms {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

/** Chooses the form for a number and puts it, as the language writes it, in the place of #. */
export function plurals(locale: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  // Small numbers look alike in all languages, and the browser takes long to make a format.
  const written = (n: number) => (n < 1000 ? String(n) : new Intl.NumberFormat(locale).format(n));
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replace("#", written(n));
}
