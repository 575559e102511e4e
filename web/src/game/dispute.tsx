// A player of a tournament's game brings it before the directors.

import { useSignal } from "@preact/signals";
import { opposite } from "../board/position.ts";
import { member } from "../me/me.ts";
import { messages } from "../messages/messages.ts";
import { api } from "../net/api.ts";
import { DialogButton } from "../parts/dialog.tsx";
import { Form, kept, Lines } from "../parts/form.tsx";
import { useTask } from "../parts/task.ts";
import type { GamePage } from "./game.ts";

const words = messages.dispute;

export function DisputeButton({ page }: { page: GamePage }) {
  if (page.state.side === null || page.facts.tournament_id === null || !member.value) return null;
  return (
    <DialogButton label={words.call} title={words.call} hint={words.hint}>
      {() => <Call page={page} />}
    </DialogButton>
  );
}

function Call({ page }: { page: GamePage }) {
  const text = useSignal("");
  const task = useTask();
  const { side } = page.state;
  if (side === null) return null;
  if (task.done) return <p role="status">{words.thanks}</p>;
  const opponent = page.facts.players[opposite(side)].username;
  const call = () => task.run(() => api.report(opponent, "dispute", text.value, page.facts.id));
  return (
    <Form task={task} button={words.send} look="primary wide" act={call}>
      <p>{words.lead}</p>
      <Lines label={words.what} rows={4} required maxLength={1000} {...kept(text)} />
    </Form>
  );
}
