// The user's strip: whether they take part, and the buttons to enter or withdraw.

import "./mine.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Field } from "../components/controls.tsx";
import { kept } from "../components/form.tsx";
import { entrants } from "../labels/entrants.ts";
import { messages, named } from "../messages/messages.ts";
import type { Tournament } from "../net/api.ts";
import { account } from "../session/account.ts";
import type { TournamentPage } from "./tournament.ts";

/** The strip's main button, unless the directors' tab has one. */
export const mainLook = (page: TournamentPage): string =>
  page.tab.value === "direct" ? "button" : "button primary";

type Entry = Tournament["entries"][number];

interface InsideProps {
  page: TournamentPage;
  asked: boolean;
  over: boolean;
  facts: ComponentChildren;
  children: ComponentChildren;
}

/** The place of a player who has entered, who may withdraw. */
function Inside({ page, asked, over, facts, children }: InsideProps) {
  const words = messages.tournaments;
  const tournament = page.state.value;
  const arena = tournament?.format === "arena";
  const path = `/entries/${encodeURIComponent(account.value?.username ?? "")}`;
  const act = arena ? messages.arena.leave : words.withdraw;
  const begun = tournament?.status === "announced" ? words.withdrawFree : words.withdrawHint;
  return (
    <section class="tournament-mine" aria-label={messages.cup.mine}>
      <div class="mine-facts">
        {asked || tournament?.status === "announced" ? (
          <span>{asked ? words.youAsked : words.youAreIn}</span>
        ) : (
          facts
        )}
      </div>
      {children}
      {!over && (
        <button
          type="button"
          class="button quiet"
          disabled={page.busy.value}
          onClick={() =>
            page.ask(act, arena ? messages.arena.leaveHint : begun, false, "DELETE", path)
          }
        >
          {act}
        </button>
      )}
    </section>
  );
}

/** Label of the button to enter. */
function enterText(tournament: Tournament, cameBefore: boolean): string {
  if (tournament.entry.by === "invitation") return messages.tournaments.askIn;
  return cameBefore ? messages.arena.comeBack : messages.tournaments.enter;
}

/** Players who withdrew from a running tournament cannot rejoin, except in an arena. */
function mayComeBack({ status, format }: Tournament, { state, seat }: Entry): boolean {
  const again = status === "announced" || format === "arena" || seat === null;
  return state === "withdrawn" && again;
}

/** The button to enter or to withdraw. */
export function Enter(props: {
  page: TournamentPage;
  facts: ComponentChildren;
  children: ComponentChildren;
}) {
  const { page, facts, children } = props;
  const words = messages.tournaments;
  const password = useSignal("");
  const tournament = page.state.value;
  const mine = page.mine.value;
  if (!tournament) return null;
  const arena = tournament.format === "arena";
  const over = tournament.status === "finished" || tournament.status === "cancelled";
  if (mine && (mine.state === "entered" || mine.state === "asked")) {
    return (
      <Inside page={page} asked={mine.state === "asked"} over={over} facts={facts}>
        {children}
      </Inside>
    );
  }
  const open =
    tournament.status === "announced" ||
    (!over && (arena || tournament.entry.late_until_round > tournament.rounds_drawn));
  if (!open || (mine && !mayComeBack(tournament, mine))) {
    const gone = mine && named(words.gone, mine.state);
    return gone ? <p class="tournament-mine">{gone}</p> : null;
  }
  const submit = (event: Event) => {
    event.preventDefault();
    const body = tournament.entry.by === "password" ? { password: password.value } : {};
    void page.act("POST", "/entries", body);
  };
  return (
    <form class="tournament-mine" onSubmit={submit}>
      <div class="mine-facts">
        {messages.tournamentList.joined({ n: entrants(tournament).length })}
      </div>
      {tournament.entry.by === "password" && (
        <Field label={words.password} required {...kept(password)} />
      )}
      <button type="submit" class={mainLook(page)} disabled={page.busy.value}>
        {enterText(tournament, mine?.state === "withdrawn")}
      </button>
    </form>
  );
}
