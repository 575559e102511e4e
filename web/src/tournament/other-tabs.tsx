// The tabs behind the standings, and the standings of an arena. Loaded when one of them is shown.

import { ArenaStandings } from "./arena.tsx";
import { Games } from "./games.tsx";
import { Log } from "./log.tsx";
import { Rounds } from "./rounds.tsx";
import type { Tab, TournamentPage } from "./tournament.ts";

export default function OtherTab(props: {
  page: TournamentPage;
  tab: Exclude<Tab, "direct" | "vacations">;
}) {
  const { page, tab } = props;
  switch (tab) {
    case "rounds":
      return <Rounds page={page} />;
    case "games":
      return <Games page={page} />;
    case "log":
      return <Log page={page} />;
    default:
      return <ArenaStandings page={page} />;
  }
}
