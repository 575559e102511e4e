/** The options of a choice: keys and their names. */
export const pairs = <T extends string>(names: Readonly<Record<T, string>>) =>
  (Object.keys(names) as T[]).map((key) => [key, names[key]] as const);
