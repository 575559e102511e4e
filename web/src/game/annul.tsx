// Lets a moderator undo the effect of a finished rated game on the ratings.

import { useSignal } from "@preact/signals";
import { Field } from "../components/controls.tsx";
import { DialogButton } from "../components/dialog.tsx";
import { Form, kept } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { messages } from "../messages/messages.ts";
import { moderationApi } from "../net/moderation.ts";
import type { TableModel } from "./table-model.ts";

const words = messages.annul;

export default function AnnulButton({ model }: { model: TableModel }) {
  const { white, black } = model.state.ratings.value;
  if (white.rating_change === null || black.rating_change === null) return null;
  return (
    <DialogButton label={words.button} title={words.title} hint={words.hint}>
      {() => <Annulment model={model} />}
    </DialogButton>
  );
}

/** Shown while the game has rating changes, so it disappears when they are undone. */
function Annulment({ model }: { model: TableModel }) {
  const reason = useSignal("");
  const task = useTask();
  const annul = async () => {
    await moderationApi.annulGame(model.facts.id, reason.value);
    const { white, black } = model.state.ratings.value;
    model.state.ratings.value = {
      white: { ...white, rating_change: null },
      black: { ...black, rating_change: null },
    };
  };
  return (
    <Form task={task} button={words.button} look="primary wide" act={() => task.run(annul)}>
      <p>{words.hint}</p>
      <Field label={words.reason} required maxLength={250} {...kept(reason)} />
    </Form>
  );
}
