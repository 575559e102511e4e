// Which rules of a variant are played. The first ones are not named.

import type { VariantKey } from "../net/api.ts";
import { rulesLoaded } from "../net/connection.ts";
import { rulesetName, variantName } from "./variants.ts";

/** The key of the variant's first rules; undefined while the rules are not loaded. */
export const firstRuleset = (variant: VariantKey): string | undefined =>
  rulesLoaded.value?.variant(variant).rulesets[0]?.key;

interface Played {
  variant: VariantKey;
  ruleset: string;
}

/** The name of the rules that are played, if they are not the variant's first. */
export function otherRuleset({ variant, ruleset }: Played): string | null {
  const rulesets = rulesLoaded.value?.variant(variant).rulesets ?? [];
  if (rulesets.length === 0 || rulesets[0]?.key === ruleset) return null;
  const other = rulesets.find(({ key }) => key === ruleset);
  return other ? rulesetName(other) : ruleset;
}

/** "International", or "International (KNDB)" where its first rules are not those that are played. */
export function playedText(played: Played): string {
  const name = variantName(played.variant);
  const other = otherRuleset(played);
  return other === null ? name : `${name} (${other})`;
}
