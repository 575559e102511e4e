// Which rules of a variant are played. The first ones are not named.

import type { VariantKey } from "../net/api.ts";
import { rulesLoaded } from "../net/connection.ts";
import { rulesetName, starKey, variantName } from "./variants.ts";

interface NamedRules {
  key: string;
  name: string;
}

/** Of the star, whose rules are loaded with its games alone. */
const ofTheStar: readonly NamedRules[] = [
  { key: "classic", name: "Classic" },
  { key: "open", name: "Open" },
];

/** The first are played where none are named; none while the rules are not loaded. */
export const rulesetsOf = (variant: VariantKey): readonly NamedRules[] =>
  variant === starKey ? ofTheStar : (rulesLoaded.value?.variant(variant).rulesets ?? []);

/** The key of the variant's first rules; undefined while the rules are not loaded. */
export const firstRuleset = (variant: VariantKey): string | undefined =>
  rulesetsOf(variant)[0]?.key;

interface Played {
  variant: VariantKey;
  ruleset: string;
}

/** The name of the rules that are played, if they are not the variant's first. */
export function otherRuleset({ variant, ruleset }: Played): string | null {
  const rulesets = rulesetsOf(variant);
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
