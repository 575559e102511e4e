import type { ChatLine } from "../net/api.ts";

export const isAfter = (line: ChatLine, id: number): boolean => Number(line.id) > id;

/** Merges two lists without duplicates, ordered by time. */
export function merged(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const byId = new Map([...known, ...more].map((line) => [line.id, line]));
  return [...byId.values()].sort((one, two) => Number(one.id) - Number(two.id));
}
