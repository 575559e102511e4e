import "../components/form.css";
import { Choice } from "../components/controls.tsx";
import { messages } from "../messages/messages.ts";
import type { TermsWish } from "../net/api.ts";

interface Props {
  value: TermsWish;
  onChange(value: TermsWish): void;
}

const lengths = ["1", "3", "5", "7", "9", "11", "15", "21"] as const;

/** Length of a backgammon match, and whether it has a cube. */
export function MatchFields({ value, onChange }: Props) {
  const { length = 1, cube = false } = value;
  return (
    <>
      <Choice
        label={messages.gameSetup.points}
        value={lengths.find((one) => Number(one) === length) ?? "1"}
        options={lengths.map((one) => [one, one] as const)}
        onChange={(one) => onChange({ ...value, length: Number(one) })}
      />
      <Box
        label={messages.variantChoice.match.cube}
        checked={cube}
        // Turning the cube on or off resets the Crawford rule to its default.
        onChange={(checked) => onChange({ length, cube: checked })}
      />
    </>
  );
}

/** For a match with a cube. */
export function CrawfordBox({ value, onChange }: Props) {
  const { length = 1, cube = false, crawford = cube && length > 1 } = value;
  return (
    <Box
      label={messages.gameSetup.crawford}
      checked={crawford}
      onChange={(checked) => onChange({ length, cube, crawford: checked })}
    />
  );
}

function Box(props: { label: string; checked: boolean; onChange(checked: boolean): void }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      {props.label}
    </label>
  );
}
