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
  const { points = 1, cube = false, crawford = false } = value;
  const check = (key: "cube" | "crawford", checked: boolean) => (
    <label class="check">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => {
          const wished = { cube, crawford, [key]: event.currentTarget.checked };
          onChange({ points, ...wished, crawford: wished.crawford && wished.cube });
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
        value={lengths.find((length) => Number(length) === points) ?? "1"}
        options={lengths.map((length) => [length, length] as const)}
        onChange={(length) => onChange({ ...value, points: Number(length) })}
      />
      {check("cube", cube)}
      {cube && check("crawford", crawford)}
    </>
  );
}
