import { Choice } from "../components/controls.tsx";
import { messages } from "../messages/messages.ts";
import type { TermsWish } from "../net/api.ts";

interface Props {
  value: TermsWish;
  onChange(value: TermsWish): void;
}

export function StarSizeField({ value, onChange }: Props) {
  const { sizes } = messages.gameSetup;
  return (
    <Choice
      label={messages.variants.star}
      value={value.side === 3 ? "3" : "4"}
      options={(["4", "3"] as const).map((side) => [side, sizes[side]] as const)}
      onChange={(side) => onChange({ ...value, side: side === "3" ? 3 : 4 })}
    />
  );
}

const counts = Array.from("23456", (count) => [count, count] as const);

/** The number of players. */
export function StarSeatsField({ value, onChange }: Props) {
  return (
    <Choice
      label={messages.variantChoice.players}
      value={String(value.seats ?? 2)}
      options={counts}
      onChange={(count) => onChange({ ...value, seats: Number(count) })}
    />
  );
}
