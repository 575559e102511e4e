// The variants in the order and the groups in which they are offered.

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

/** All that is played on this server. */
export const playedKeys: readonly VariantKey[] = [...variantKeys, ...otherKeys];

/** Whether it is played by the rules of draughts. */
export const isDraughts = (key: VariantKey): boolean => variantKeys.includes(key);

/** For a Select of games that are played: what is no draughts. */
export const otherGames = () => otherKeys.map((key) => [key, variantName(key)] as const);

/** Those that are one click away where a game is sought. */
export const nearVariants: readonly VariantKey[] = ["international", "russian"];

export const variantName = (key: string): string => named(messages.variants, key) ?? key;

/** The keys of the ratings at the star, which are apart by how many play. */
const starPools = { "star-2": "2", "star-n": "3–6" } as const;

/** Of a pool of ratings: "Star · 3–6". */
export function poolName(key: string): string {
  const seats = named(starPools, key);
  return seats === undefined ? variantName(key) : `${variantName(starKey)} · ${seats}`;
}

const otherPoolKeys: readonly PoolKey[] = ["star-2", "star-n", nardiKey];

/** As otherGames, where ratings are meant. */
export const otherPools = () => otherPoolKeys.map((key) => [key, poolName(key)] as const);

export const poolKeys: readonly PoolKey[] = [...variantKeys, ...otherPoolKeys];

/** As the reader calls a ruleset; as the rules do where the texts have no name for it. */
export const rulesetName = ({ key, name }: { key: string; name: string }): string =>
  named(messages.variantChoice.rulesets, key) ?? name;

/** For a Select: the options of each group under its name. */
export const groupedVariants = () =>
  groupKeys.map((group) => ({
    label: messages.variantChoice.groups[group] ?? group,
    options: variantGroups[group].map((key) => [key, variantName(key)] as const),
  }));
