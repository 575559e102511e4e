// Lets a moderator enable a disabled puzzle.

import { useSignal } from "@preact/signals";
import { Field } from "../components/controls.tsx";
import { DialogButton } from "../components/dialog.tsx";
import { Form, kept } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { messages } from "../messages/messages.ts";
import { puzzles } from "../net/puzzles.ts";

interface Props {
  puzzle: string;
  /** Called when it is enabled. */
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
