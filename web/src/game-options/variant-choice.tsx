import "./variant-choice.css";
import { Choice, Select } from "../components/controls.tsx";
import { groupedVariants, nearVariants, otherGames, variantName } from "../labels/variants.ts";
import { messages } from "../messages/messages.ts";
import type { VariantKey } from "../net/api.ts";

interface Props {
  value: VariantKey;
  onChange(value: VariantKey): void;
  hideLabel?: boolean;
  /** Includes games other than draughts. */
  others?: boolean;
}

/** Two games side by side, the others in a list below. */
export function VariantChoice({ value, onChange, hideLabel = false, others = false }: Props) {
  const near = nearVariants.includes(value);
  return (
    <div class="variant-choice">
      <Choice
        label={messages.labels.variant}
        hideLabel={hideLabel}
        value={value}
        options={nearVariants.map((key) => [key, variantName(key)] as const)}
        onChange={onChange}
      />
      <div class="variant-more">
        <Select
          label={messages.variantChoice.more}
          value={near ? "" : value}
          options={[["", `${messages.variantChoice.more}…`], ...(others ? otherGames() : [])]}
          groups={groupedVariants()}
          onChange={(key) => {
            if (key !== "") onChange(key);
          }}
        />
        <a href={`/rules/${value}`}>{messages.variantChoice.rules}</a>
      </div>
    </div>
  );
}
