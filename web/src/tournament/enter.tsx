import { useSignal } from "@preact/signals";
import { account } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Field } from "../parts/controls.tsx";
import type { TournamentPage } from "./tournament.ts";

/** In, or out again. */
export function Enter({ page }: { page: TournamentPage }) {
  const words = messages.tournaments;
  const password = useSignal("");
  const tournament = page.state.value;
  const mine = page.mine.value;
  const name = account.value?.username ?? "";
  if (!tournament) return null;
  const over = tournament.status === "finished" || tournament.status === "cancelled";
  if (mine && (mine.state === "entered" || mine.state === "asked")) {
    return (
      <p class="tournament-mine">
        <span>{mine.state === "asked" ? words.youAsked : words.youAreIn}</span>
        {!over && (
          <button
            type="button"
            class="button small-button"
            disabled={page.busy.value}
            onClick={() =>
              page.ask(words.withdrawHint, false, "DELETE", `/entries/${encodeURIComponent(name)}`)
            }
          >
            {words.withdraw}
          </button>
        )}
      </p>
    );
  }
  const open =
    tournament.status === "announced" ||
    (!over && tournament.entry.late_until_round > tournament.rounds_drawn);
  if (!open) return null;
  const submit = (event: Event) => {
    event.preventDefault();
    const body = tournament.entry.by === "password" ? { password: password.value } : {};
    void page.act("POST", "/entries", body);
  };
  return (
    <form class="tournament-mine" onSubmit={submit}>
      {tournament.entry.by === "password" && (
        <Field
          label={words.password}
          value={password.value}
          required
          onInput={(value) => {
            password.value = value;
          }}
        />
      )}
      <button type="submit" class="button primary" disabled={page.busy.value}>
        {tournament.entry.by === "invitation" ? words.askIn : words.enter}
      </button>
    </form>
  );
}
