// A number with a slider, and a row of usual values.

import "./slider.css";
import { useId } from "preact/hooks";

export interface AmountProps {
  label: string;
  value: string;
  onInput(value: string): void;
  min: number;
  max: number;
}

/** A number with a slider over the usual values. */
export function Slider({ steps, ...field }: AmountProps & { steps: readonly number[] }) {
  const id = useId();
  const { label, value, onInput, min, max } = field;
  const near = steps.filter((step) => step <= Number(value)).length - 1;
  return (
    <div class="slider">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="slider-number"
        type="number"
        required
        step="any"
        min={min}
        max={max}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {/* The number says the same to screen readers, and to the keyboard. */}
      <input
        type="range"
        aria-hidden="true"
        tabIndex={-1}
        min={0}
        max={steps.length - 1}
        value={Math.max(near, 0)}
        onInput={(event) => onInput(String(steps[Number(event.currentTarget.value)]))}
      />
    </div>
  );
}

interface PresetsProps {
  options: readonly (readonly [key: string, text: string])[];
  chosen: string;
  onChoose(key: string): void;
}

export function Presets({ options, chosen, onChoose }: PresetsProps) {
  return (
    <div class="presets">
      {options.map(([key, text]) => (
        <button
          key={key}
          type="button"
          class="preset"
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
