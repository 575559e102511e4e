// The first three of a finished tournament.

import { lazilyWithin } from "../components/lazily.tsx";
import type { TournamentPage } from "./tournament.ts";

const Steps = lazilyWithin(
  "tournament/podium-steps",
  ["lobby", "tournament"],
  () => import("./podium-steps.tsx"),
  () => <></>,
);

/** Empty while the tournament runs, and for fewer than three players. */
export function Podium({ page }: { page: TournamentPage }) {
  const over = page.state.value?.status === "finished" && page.afterRound.value === "";
  return over && page.standings.value.length > 2 ? <Steps page={page} /> : null;
}
