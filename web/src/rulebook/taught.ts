/** Games other than draughts that have rules pages. */
export const taughtKeys = ["nardi", "star"] as const;

export type TaughtKey = (typeof taughtKeys)[number];
