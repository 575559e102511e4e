// The tabs behind the standings, the standings of an arena, and the print pages. Loaded when one of
// them is shown.

import { ArenaStandings } from "./arena.tsx";
import { Games } from "./games.tsx";
import { Log } from "./log.tsx";
import { PrintPage } from "./print/page.tsx";
import { Rounds } from "./rounds.tsx";
import type { Tab, TournamentPage } from "./tournament.ts";

type Props =
  | { page: TournamentPage; tab: Exclude<Tab, "direct" | "vacations"> }
  /** The tournament to print, and what the address asks for. */
  | { id: string; query: string };

export default function OtherTab(props: Props) {
  if ("id" in props) return <PrintPage id={props.id} asked={new URLSearchParams(props.query)} />;
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
