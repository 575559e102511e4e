// The variants in the order and groups in which they are offered.

import { messages, named } from "../messages/messages.ts";
import type { PoolKey, VariantKey } from "../net/api.ts";

export type VariantGroup = "large" | "small" | "straight" | "twisted";

export const variantGroups: Readonly<Record<VariantGroup, readonly VariantKey[]>> = {
  large: ["international", "frisian", "canadian", "spantsiretti"],
  small: [
    "russian",
    "brazilian",
    "english",
    "pool",
    "czech",
    "italian",
    "spanish",
    "portuguese",
    "thai",
  ],
  straight: ["turkish", "armenian"],
  twisted: [
    "giveaway",
    "antidraughts",
    "killer",
    "breakthrough",
    "frysk",
    "bashni",
    "stavropol",
    "samoyed",
  ],
};

export const groupKeys = Object.keys(variantGroups) as VariantGroup[];

export const variantKeys: readonly VariantKey[] = groupKeys.flatMap(
  (group) => variantGroups[group],
);

export const starKey = "star";
export const nardiKey = "nardi";
const otherKeys = [starKey, nardiKey] as const;
export const throwsDice = (variant: string): boolean => variant === nardiKey;

/** All variants on this server. */
export const playedKeys: readonly VariantKey[] = [...variantKeys, ...otherKeys];

/** True for the variants of draughts. */
export const isDraughts = (key: VariantKey): boolean => variantKeys.includes(key);

/** Options of a Select for games other than draughts. */
export const otherGames = () => otherKeys.map((key) => [key, variantName(key)] as const);

export const variantName = (key: string): string => named(messages.variants, key) ?? key;

/** Rating keys of the star, which depend on the number of players. */
const starPools = { "star-2": "2", "star-n": "3–6" } as const;

/** Name of a rating pool: "Star · 3–6". */
export function poolName(key: string): string {
  const seats = named(starPools, key);
  return seats === undefined ? variantName(key) : `${variantName(starKey)} · ${seats}`;
}

const otherPoolKeys: readonly PoolKey[] = ["star-2", "star-n", nardiKey];

/** Like otherGames, for ratings. */
export const otherPools = () => otherPoolKeys.map((key) => [key, poolName(key)] as const);

export const poolKeys: readonly PoolKey[] = [...variantKeys, ...otherPoolKeys];

/** Name of a ruleset in the user's language, or else from the rules. */
export const rulesetName = ({ key, name }: { key: string; name: string }): string =>
  named(messages.variantChoice.rulesets, key) ?? name;

/** Options of a Select, grouped under headings. */
export const groupedVariants = () =>
  groupKeys.map((group) => ({
    label: messages.variantChoice.groups[group] ?? group,
    options: variantGroups[group].map((key) => [key, variantName(key)] as const),
  }));
