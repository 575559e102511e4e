// The explorer for a position of a finished game, where advice is allowed.

import { messages } from "../messages/messages.ts";
import { silenceAt } from "../session/silence.ts";
import OpeningName from "./name-view.tsx";
import type { Place } from "./question.ts";
import Openings from "./view.tsx";

export interface Props {
  place: Place;
  /** The game's positions up to this one. */
  positions: readonly string[];
  play(move: string): void;
}

export default function Spoken({ place, positions, play }: Props) {
  const silence = silenceAt(false, place.variant, positions);
  if (silence === "unknown") return null;
  if (silence !== null) return <p class="note">{messages.analysis.openings.silence[silence]}</p>;
  return (
    <>
      <OpeningName variant={place.variant} positions={positions} />
      <Openings place={place} play={play} />
    </>
  );
}
