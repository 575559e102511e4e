import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { VariantKey } from "../api.ts";
import { rulesReady } from "../connection.ts";
import { messages } from "../messages/messages.ts";
import { Select } from "../parts/controls.tsx";

interface Props {
  variant: VariantKey;
  value: string;
  onChange(value: string): void;
}

/** Nothing where the variant has one ruleset only. */
export function RulesetField({ variant, value, onChange }: Props) {
  const rulesets = useSignal<readonly { key: string; name: string }[]>([]);
  useEffect(() => {
    let current = true;
    rulesReady.then(
      (rules) => {
        if (current) rulesets.value = rules.variant(variant).rulesets;
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, [variant, rulesets]);
  if (rulesets.value.length < 2) return null;
  return (
    <Select
      shown
      label={messages.variantChoice.ruleset}
      value={value || (rulesets.value[0]?.key ?? "")}
      options={rulesets.value.map(({ key, name }) => [key, name] as const)}
      onChange={onChange}
    />
  );
}
