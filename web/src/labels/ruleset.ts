// Names of rulesets. A variant's default ruleset is not named.

import { messages } from "../messages/messages.ts";
import type { Terms, VariantKey } from "../net/api.ts";
import { rulesLoaded } from "../net/connection.ts";
import { nardiKey, rulesetName, starKey, variantName } from "./variants.ts";

interface NamedRules {
  key: string;
  name: string;
}

/** For games whose rules are loaded only with their pages. */
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

/** The first is the default; empty while the rules are not loaded. */
export const rulesetsOf = (variant: VariantKey): readonly NamedRules[] =>
  ofOthers[variant] ?? rulesLoaded.value?.variant(variant).rulesets ?? [];

/** Key of the variant's default ruleset; undefined while the rules are not loaded. */
export const firstRuleset = (variant: VariantKey): string | undefined =>
  rulesetsOf(variant)[0]?.key;

interface Played {
  variant: VariantKey;
  ruleset: string;
  terms?: Terms;
}

/** Name of the ruleset, if it is not the variant's default. */
export function otherRuleset({ variant, ruleset }: Played): string | null {
  const rulesets = rulesetsOf(variant);
  if (rulesets.length === 0 || rulesets[0]?.key === ruleset) return null;
  const other = rulesets.find(({ key }) => key === ruleset);
  return other ? rulesetName(other) : ruleset;
}

/** For a match: "7", "7, Doubling cube". */
function matchText({ length = 1, cube = false }: Terms = {}): string[] {
  const points = length > 1 ? [String(length)] : [];
  return cube ? [...points, messages.variantChoice.match.cube] : points;
}

/** On the star, the number of players if more than two: "6". */
const seatsText = ({ seats = 2 }: Terms = {}): string[] => (seats > 2 ? [String(seats)] : []);

/**
 * "International", or "International (KNDB)" for a ruleset other than the default. For a match,
 * also its length.
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
