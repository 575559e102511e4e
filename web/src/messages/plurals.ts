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
  const numbers = new Intl.NumberFormat(locale);
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replace("#", numbers.format(n));
}
