// A moderator takes back what a finished rated game did to the ratings.

import { useSignal } from "@preact/signals";
import { messages } from "../messages/messages.ts";
import { moderationApi } from "../net/moderation.ts";
import { Field } from "../parts/controls.tsx";
import { DialogButton } from "../parts/dialog.tsx";
import { Form, kept } from "../parts/form.tsx";
import { useTask } from "../parts/task.ts";
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

/** Shown while the game has changes of ratings, so it goes when they are taken back. */
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
