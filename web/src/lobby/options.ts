import type { VariantKey } from "../api.ts";
import { messages } from "../messages/messages.ts";

const variantKeys: readonly VariantKey[] = ["international", "russian"];

export const variantOptions = () =>
  variantKeys.map((key) => [key, messages.variants[key] ?? key] as const);

export const stakeOptions = () =>
  [
    ["rated", messages.rated(true)],
    ["casual", messages.rated(false)],
  ] as const;
