// A tournament's place in an event, as typed and as sent.

import type { NewTournament, Tournament } from "../../net/api.ts";

export interface TypedEvent {
  stage: string;
  section: string;
  /** One per line. */
  prizes: string;
  /** Id of the tournament for which the best qualify; empty for none. */
  next: string;
  best: string;
}

export const noEvent: TypedEvent = { stage: "", section: "", prizes: "", next: "", best: "1" };

/** Converts from a tournament. */
export function typedEvent({ stage, section, prizes, promotion }: Tournament): TypedEvent {
  return {
    stage: stage ?? "",
    section: section ?? "",
    prizes: (prizes ?? []).join("\n"),
    next: promotion?.to ?? "",
    best: String(promotion?.places ?? 1),
  };
}

/** Converts to the server's format. */
export function eventOf(typed: TypedEvent): Partial<NewTournament> {
  const prizes = typed.prizes
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return {
    stage: typed.stage.trim(),
    section: typed.section.trim(),
    prizes,
    ...(typed.next === "" ? {} : { promotion: { to: typed.next, places: Number(typed.best) } }),
  };
}
