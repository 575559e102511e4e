// The clock of an arena.

import "./arena-clock.css";
import { Countdown } from "../components/dates/countdown.tsx";
import { messages } from "../messages/messages.ts";
import type { Tournament } from "../net/api.ts";
import type { TournamentPage } from "./tournament.ts";

interface Props {
  page: TournamentPage;
}

/** The remaining time, and what the user is waiting for. */
export function ArenaClock({ page, tournament }: Props & { tournament: Tournament }) {
  const words = messages.arena;
  if (tournament.ends_ms === null || tournament.status !== "running") return null;
  const playing = page.running.mine.value.length > 0;
  const waits = page.mine.value?.state === "entered" && !playing;
  return (
    <div class="arena-clock">
      <p>
        {words.endsIn} <Countdown until={tournament.ends_ms} />
      </p>
      {waits && <p role="status">{words.waiting}</p>}
    </div>
  );
}
