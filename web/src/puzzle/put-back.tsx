// A moderator puts a puzzle back that was taken out.

import { useSignal } from "@preact/signals";
import { messages } from "../messages/messages.ts";
import { puzzles } from "../net/puzzles.ts";
import { Field } from "../parts/controls.tsx";
import { DialogButton } from "../parts/dialog.tsx";
import { Form, kept } from "../parts/form.tsx";
import { useTask } from "../parts/task.ts";

interface Props {
  puzzle: string;
  /** It is back. */
  done(): void;
}

export function PutBack({ puzzle, done }: Props) {
  const { putBack } = messages.puzzle.desk;
  return (
    <DialogButton label={putBack} title={`${putBack}: #${puzzle}`} look="small-button">
      {(close) => (
        <Reason
          puzzle={puzzle}
          done={() => {
            close();
            done();
          }}
        />
      )}
    </DialogButton>
  );
}

function Reason({ puzzle, done }: Props) {
  const words = messages.puzzle.desk;
  const reason = useSignal("");
  const task = useTask("reason");
  return (
    <Form
      task={task}
      button={words.putBack}
      look="primary"
      empty={reason.value.trim() === ""}
      act={() => task.run(() => puzzles.confirm(puzzle, reason.value.trim()).then(done))}
    >
      <Field
        label={words.reason}
        maxLength={500}
        problem={task.fieldTrouble("reason")}
        {...kept(reason)}
      />
    </Form>
  );
}
