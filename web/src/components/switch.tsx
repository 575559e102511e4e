// A setting that applies at once.

import "./switch.css";

interface Props {
  label: string;
  on: boolean;
  onChange(on: boolean): void;
  disabled?: boolean;
}

export function Switch({ label, on, onChange, disabled = false }: Props) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
