/** The games that are no draughts and whose rules are taught. */
export const taughtKeys = ["nardi", "star"] as const;

export type TaughtKey = (typeof taughtKeys)[number];
