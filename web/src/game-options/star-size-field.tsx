import { Choice } from "../components/controls.tsx";
import { messages } from "../messages/messages.ts";
import type { TermsWish } from "../net/api.ts";

interface Props {
  value: TermsWish;
  /** True if more than two may play. */
  several: boolean;
  onChange(value: TermsWish): void;
}

const counts = Array.from("23456", (count) => [count, count] as const);

/** Size of the star and number of players. */
export function StarSizeField({ value, several, onChange }: Props) {
  const { sizes, players } = messages.variantChoice;
  return (
    <>
      <Choice
        label={messages.variants.star}
        value={value.side === 3 ? "3" : "4"}
        options={(["4", "3"] as const).map((side) => [side, sizes[side]] as const)}
        onChange={(side) => onChange({ ...value, side: side === "3" ? 3 : 4 })}
      />
      {several && (
        <Choice
          label={players}
          value={String(value.seats ?? 2)}
          options={counts}
          onChange={(count) => onChange({ ...value, seats: Number(count) })}
        />
      )}
    </>
  );
}
