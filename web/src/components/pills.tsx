// Filters in one row.

import "./pills.css";

interface Props<T extends string> {
  label: string;
  options: readonly (readonly [T, string])[];
  chosen: T;
  onChange(chosen: T): void;
}

/** One of several filters. */
export function Pills<T extends string>({ label, options, chosen, onChange }: Props<T>) {
  return (
    <div class="pills" role="group" aria-label={label}>
      {options.map(([value, text]) => (
        <button
          key={value}
          type="button"
          class="pill"
          aria-pressed={value === chosen}
          onClick={() => onChange(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
