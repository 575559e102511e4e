// Lets a player of a tournament game call the director.

import { useSignal } from "@preact/signals";
import { opposite } from "../board/position.ts";
import { DialogButton } from "../components/dialog.tsx";
import { Form, kept, Lines } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { messages } from "../messages/messages.ts";
import { moderationApi } from "../net/moderation.ts";
import type { TableModel } from "./table-model.ts";

const words = messages.dispute;

export default function DisputeButton({ model }: { model: TableModel }) {
  return (
    <DialogButton label={words.call} title={words.call} hint={words.hint}>
      {() => <Call model={model} />}
    </DialogButton>
  );
}

function Call({ model }: { model: TableModel }) {
  const text = useSignal("");
  const task = useTask();
  const { color } = model.state;
  if (color === null) return null;
  if (task.done) return <p role="status">{words.thanks}</p>;
  const opponent = model.facts.players[opposite(color)].username;
  const call = () =>
    task.run(() => moderationApi.report(opponent, "dispute", text.value, { game: model.facts.id }));
  return (
    <Form task={task} button={words.send} look="primary wide" act={call}>
      <p>{words.lead}</p>
      <Lines label={words.what} rows={4} required maxLength={1000} {...kept(text)} />
    </Form>
  );
}
