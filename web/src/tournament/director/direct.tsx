// The tab of a tournament's directors: its state, what waits for them, its players.

import "./direct.css";
import { WithSide } from "../../components/with-side.tsx";
import type { Tournament } from "../../net/api.ts";
import { About } from "../side.tsx";
import type { TournamentPage } from "../tournament.ts";
import { Acts } from "./acts.tsx";
import { Draft } from "./draft.tsx";
import { Needs } from "./needs.tsx";
import { Players } from "./players.tsx";
import { StateCard } from "./state-card.tsx";

interface Props {
  page: TournamentPage;
  tournament: Tournament;
}

export default function Direct(props: Props) {
  const { page, tournament } = props;
  const { status } = tournament;
  const draft = page.rounds.value.find(({ state }) => state === "drawn");
  return (
    <>
      <StateCard {...props} />
      <div class="direct-columns">
        <WithSide
          side={
            <>
              <Needs {...props} />
              <Acts {...props} />
              <div class="direct-last">
                <About {...props} />
              </div>
            </>
          }
        >
          {draft && <Draft {...props} draft={draft} />}
          {status !== "finished" && status !== "cancelled" && (
            <div class="direct-last">
              <Players {...props} />
            </div>
          )}
        </WithSide>
      </div>
    </>
  );
}
