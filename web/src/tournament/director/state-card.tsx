// The state of a tournament for its directors, with the one act that comes next.

import "./direct.css";
import { useId } from "preact/hooks";
import type { Tournament } from "../../net/api.ts";
import type { TournamentPage } from "../tournament.ts";
import { askToAct } from "./asks.ts";
import { type DirectorAct, stateOf } from "./state.ts";

interface Props {
  page: TournamentPage;
  tournament: Tournament;
}

export function StateCard({ page, tournament }: Props) {
  const id = useId();
  const known = { rounds: page.rounds.value, refusal: page.refusal.value };
  const { fact, next, primary, obstacle, discard } = stateOf(tournament, known);
  const button = (act: DirectorAct, look: string) => (
    <button
      type="button"
      class={`button ${look}`}
      disabled={page.busy.value || (act === primary && obstacle !== undefined)}
      onClick={() => askToAct(page, act)}
    >
      {act.text}
    </button>
  );
  return (
    <section class="direct-state" aria-labelledby={id}>
      <div>
        <h2 id={id} tabIndex={-1}>
          {fact}
        </h2>
        {next !== "" && <p class="muted small">{next}</p>}
      </div>
      <div class="button-row">
        {obstacle !== undefined && <span class="muted small">{obstacle}</span>}
        {discard && button(discard, "quiet danger")}
        {primary && button(primary, "primary")}
      </div>
    </section>
  );
}
