import "../components/reach.css";
import "./variant-choice.css";
import { Select } from "../components/controls.tsx";
import { groupedVariants, otherGames } from "../labels/variants.ts";
import { messages } from "../messages/messages.ts";
import type { VariantKey } from "../net/api.ts";

interface Props {
  value: VariantKey;
  onChange(value: VariantKey): void;
  /** Includes games other than draughts. */
  others?: boolean;
}

/** The variant, with a link to its rules. */
export function VariantChoice({ value, onChange, others = false }: Props) {
  return (
    <div class="variant-choice">
      <Select
        shown
        label={messages.labels.variant}
        value={value}
        options={others ? otherGames() : []}
        groups={groupedVariants()}
        onChange={onChange}
      />
      <a class="small reach" href={`/rules/${value}`}>
        {messages.site.rules}
      </a>
    </div>
  );
}
