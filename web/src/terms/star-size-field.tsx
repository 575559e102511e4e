import { messages } from "../messages/messages.ts";
import type { TermsWish } from "../net/api.ts";
import { Choice } from "../parts/controls.tsx";

interface Props {
  value: TermsWish;
  onChange(value: TermsWish): void;
}

/** How large the star is. */
export function StarSizeField({ value, onChange }: Props) {
  const { sizes } = messages.variantChoice;
  return (
    <Choice
      label={messages.variants.star}
      value={value.side === 3 ? "3" : "4"}
      options={(["4", "3"] as const).map((side) => [side, sizes[side]] as const)}
      onChange={(side) => onChange({ side: side === "3" ? 3 : 4 })}
    />
  );
}
