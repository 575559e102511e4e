import "../components/form.css";
import { Select } from "../components/controls.tsx";
import { messages } from "../messages/messages.ts";
import type { TermsWish } from "../net/api.ts";

interface Props {
  value: TermsWish;
  onChange(value: TermsWish): void;
}

const lengths = ["1", "3", "5", "7", "9", "11", "15", "21"] as const;

/** Length of a nardi match, and whether it has a cube. */
export function MatchFields({ value, onChange }: Props) {
  const words = messages.variantChoice.match;
  const { length = 1, cube = false, crawford = cube && length > 1 } = value;
  const check = (key: "cube" | "crawford", checked: boolean) => (
    <label class="check">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          // Turning the cube on or off resets the Crawford rule to its default.
          onChange(
            key === "cube" ? { length, cube: checked } : { length, cube, crawford: checked },
          );
        }}
      />
      {words[key]}
    </label>
  );
  return (
    <>
      <Select
        shown
        label={words.points}
        value={lengths.find((one) => Number(one) === length) ?? "1"}
        options={lengths.map((one) => [one, one] as const)}
        onChange={(one) => onChange({ ...value, length: Number(one) })}
      />
      {check("cube", cube)}
      {cube && check("crawford", crawford)}
    </>
  );
}
