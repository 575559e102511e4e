import { Select } from "../components/controls.tsx";
import { rulesetsOf } from "../labels/ruleset.ts";
import { rulesetName } from "../labels/variants.ts";
import { messages } from "../messages/messages.ts";
import type { VariantKey } from "../net/api.ts";

interface Props {
  variant: VariantKey;
  value: string;
  onChange(value: string): void;
}

/** Hidden if the variant has only one ruleset. */
export function RulesetField({ variant, value, onChange }: Props) {
  const rulesets = rulesetsOf(variant);
  if (rulesets.length < 2) return null;
  return (
    <Select
      shown
      label={messages.gameSetup.ruleset}
      value={value || (rulesets[0]?.key ?? "")}
      options={rulesets.map((ruleset) => [ruleset.key, rulesetName(ruleset)] as const)}
      onChange={onChange}
    />
  );
}
