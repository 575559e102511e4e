import { messages } from "../messages/messages.ts";
import type { VariantKey } from "../net/api.ts";
import { Select } from "../parts/controls.tsx";
import { rulesetsOf } from "../words/ruleset.ts";
import { rulesetName } from "../words/variants.ts";

interface Props {
  variant: VariantKey;
  value: string;
  onChange(value: string): void;
}

/** Nothing where the variant has one ruleset only. */
export function RulesetField({ variant, value, onChange }: Props) {
  const rulesets = rulesetsOf(variant);
  if (rulesets.length < 2) return null;
  return (
    <Select
      shown
      label={messages.variantChoice.ruleset}
      value={value || (rulesets[0]?.key ?? "")}
      options={rulesets.map((ruleset) => [ruleset.key, rulesetName(ruleset)] as const)}
      onChange={onChange}
    />
  );
}
