// Which part of an event a tournament is, as it is typed and as it is sent.

import type { NewTournament, Tournament } from "../net/api.ts";

export interface TypedEvent {
  stage: string;
  section: string;
  /** A line each. */
  prizes: string;
  /** The id of the tournament where the best go on; empty where they do not. */
  next: string;
  best: string;
}

export const noEvent: TypedEvent = { stage: "", section: "", prizes: "", next: "", best: "1" };

/** What a tournament says already. */
export function typedEvent({ stage, section, prizes, promotion }: Tournament): TypedEvent {
  return {
    stage: stage ?? "",
    section: section ?? "",
    prizes: (prizes ?? []).join("\n"),
    next: promotion?.to ?? "",
    best: String(promotion?.places ?? 1),
  };
}

/** As the server takes it. */
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
