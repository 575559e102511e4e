import "../parts/form.css";
import { messages } from "../messages/messages.ts";
import type { TermsWish } from "../net/api.ts";
import { Select } from "../parts/controls.tsx";

interface Props {
  value: TermsWish;
  onChange(value: TermsWish): void;
}

const lengths = ["1", "3", "5", "7", "9", "11", "15", "21"] as const;

/** How long a match of nardi is, and whether there is a cube. */
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
          // With the cube comes the rule of the games that it is used in.
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
