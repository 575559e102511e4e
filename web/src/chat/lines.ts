import type { ChatLine } from "../net/api.ts";

export const isAfter = (line: ChatLine, id: number): boolean => Number(line.id) > id;

/** Without doubles, in order of time. */
export function merged(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const byId = new Map([...known, ...more].map((line) => [line.id, line]));
  return [...byId.values()].sort((one, two) => Number(one.id) - Number(two.id));
}
