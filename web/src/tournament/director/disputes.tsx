// Disputed games.

import "./needs.css";
import { useSignal } from "@preact/signals";
import { Select } from "../../components/controls.tsx";
import { Ago } from "../../components/dates/ago.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Form, kept, Lines } from "../../components/form.tsx";
import { useTask } from "../../components/task.ts";
import { EndingOfGame } from "../../endings/known.tsx";
import { joined } from "../../messages/joined.ts";
import { messages } from "../../messages/messages.ts";
import type { Report } from "../../net/api.ts";
import { tournamentsApi } from "../../net/tournaments.ts";
import type { TournamentPage } from "../tournament.ts";
import { outcomeNames } from "./asks.ts";
import { TodoButton } from "./todo-button.tsx";

const words = messages.dispute;

const gameOf = ({ white, black }: Report) => `${white} – ${black}`;

/** A disputed game, with the player and their statement. */
export function Disputed({ page, one }: { page: TournamentPage; one: Report }) {
  return (
    <li class="need">
      <div>
        <b>{words.waits({ name: one.from })}</b> <a href={`/game/${one.game}`}>{gameOf(one)}</a>{" "}
        <Ago class="muted small" at={one.created_ms} />
        <blockquote class="small said">{one.text}</blockquote>
      </div>
      <div class="button-row">
        <TodoButton
          page={page}
          text={words.settle}
          about={one.from}
          does={() => {
            page.settling.value = one;
          }}
        />
      </div>
    </li>
  );
}

/**
 * The director's statement and, if it changes, the game's new result. Rejected text stays in the
 * field.
 */
export function SettleDialog({ page, one }: { page: TournamentPage; one: Report }) {
  const reason = useSignal("");
  const result = useSignal("");
  const task = useTask();
  const close = () => {
    page.settling.value = null;
  };
  const outcomes = outcomeNames();
  const named = new Map<string, string>(outcomes).get(result.value);
  const game = gameOf(one);
  const settle = async () => {
    const made = await task.run(() =>
      tournamentsApi.actOnTournament(
        page.id,
        page.state.peek()?.version,
        "POST",
        `/disputes/${one.id}/settle`,
        {
          reason: reason.value.trim(),
          ...(result.value === "" ? {} : { result: result.value }),
        },
      ),
    );
    if (made) close();
    await page.look();
  };
  return (
    <Dialog title={joined(words.settle, one.from)} onClose={close}>
      <Form task={task} button={words.settle} look="primary" act={settle}>
        <blockquote class="said">{one.text}</blockquote>
        {one.game && <EndingOfGame game={one.game} />}
        <Select
          shown
          label={words.game}
          value={result.value}
          options={[["", words.stays], ...outcomes]}
          onChange={(value) => {
            result.value = value;
          }}
        />
        <Lines label={words.word} rows={3} required maxLength={1000} {...kept(reason)} />
        <p aria-live="polite">
          {named === undefined
            ? words.staysHint({ game })
            : messages.directing.resultHint({ game, result: named })}{" "}
          {words.told({ name: one.from })}
        </p>
      </Form>
    </Dialog>
  );
}
