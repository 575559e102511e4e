import "./slider.css";
import { useId } from "preact/hooks";

interface SliderProps {
  label: string;
  /** Percent. */
  value: number;
  least: number;
  step: number;
  onInput(value: number): void;
  /** When the slider is released. */
  onChange?(): void;
}

/** A share up to 100 %. */
export function Slider({ label, value, least, step, onInput, onChange }: SliderProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="label" for={id}>
        {label} <output class="muted">{value} %</output>
      </label>
      <input
        id={id}
        class="setting-slider"
        type="range"
        min={least}
        max={100}
        step={step}
        value={value}
        onInput={(event) => onInput(Number(event.currentTarget.value))}
        onChange={onChange}
      />
    </div>
  );
}
