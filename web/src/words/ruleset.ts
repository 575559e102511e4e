// Which rules of a variant are played. The first ones are not named.

import { messages } from "../messages/messages.ts";
import type { Terms, VariantKey } from "../net/api.ts";
import { rulesLoaded } from "../net/connection.ts";
import { nardiKey, rulesetName, starKey, variantName } from "./variants.ts";

interface NamedRules {
  key: string;
  name: string;
}

/** Of games whose rules are loaded with their pages alone. */
const ofOthers: Readonly<Partial<Record<VariantKey, readonly NamedRules[]>>> = {
  [starKey]: [
    { key: "classic", name: "Classic" },
    { key: "open", name: "Open" },
  ],
  [nardiKey]: [
    { key: "latvian", name: "Latvia" },
    { key: "wbgf", name: "WBGF" },
  ],
};

/** The first are played where none are named; none while the rules are not loaded. */
export const rulesetsOf = (variant: VariantKey): readonly NamedRules[] =>
  ofOthers[variant] ?? rulesLoaded.value?.variant(variant).rulesets ?? [];

/** The key of the variant's first rules; undefined while the rules are not loaded. */
export const firstRuleset = (variant: VariantKey): string | undefined =>
  rulesetsOf(variant)[0]?.key;

interface Played {
  variant: VariantKey;
  ruleset: string;
  terms?: Terms;
}

/** The name of the rules that are played, if they are not the variant's first. */
export function otherRuleset({ variant, ruleset }: Played): string | null {
  const rulesets = rulesetsOf(variant);
  if (rulesets.length === 0 || rulesets[0]?.key === ruleset) return null;
  const other = rulesets.find(({ key }) => key === ruleset);
  return other ? rulesetName(other) : ruleset;
}

/** Of a match: "7", "7, Doubling cube". */
function matchText({ length = 1, cube = false }: Terms = {}): string[] {
  const points = length > 1 ? [String(length)] : [];
  return cube ? [...points, messages.variantChoice.match.cube] : points;
}

/** On the star how many play, if they are more than two: "6". */
const seatsText = ({ seats = 2 }: Terms = {}): string[] => (seats > 2 ? [String(seats)] : []);

/**
 * "International", or "International (KNDB)" where its first rules are not those that are played; of a
 * match also how long it is.
 */
export function playedText(played: Played): string {
  const name = variantName(played.variant);
  const more = [
    otherRuleset(played) ?? [],
    matchText(played.terms),
    seatsText(played.terms),
  ].flat();
  return more.length === 0 ? name : `${name} (${more.join(", ")})`;
}
