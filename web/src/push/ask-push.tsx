import "./ask-push.css";
import { useSignal } from "@preact/signals";
import { Trouble } from "../components/controls.tsx";
import { useTask } from "../components/task.ts";
import { messages } from "../messages/messages.ts";
import { refuse } from "./asking.ts";
import { ableToNotify, turnOn } from "./browser.ts";

const words = messages.push;

/**
 * The question in the strip whether the user wants push messages. The browser asks for permission
 * when "Turn on" is pressed.
 */
export default function AskPush({ answered }: { answered(): void }) {
  const task = useTask();
  const unserved = useSignal(false);
  const decline = () => {
    refuse(Date.now());
    answered();
  };
  const accept = async () => {
    const turned = await task.run(turnOn);
    unserved.value = turned === "no service";
    if (turned && !unserved.value) answered();
  };
  const able = ableToNotify();
  return (
    <>
      <div>
        <p>{able === "homeScreen" ? words.unable[able] : words.ask}</p>
        <Trouble>{unserved.value ? words.noService : task.trouble}</Trouble>
      </div>
      <div class="push-answers">
        <button type="button" class="button" onClick={decline}>
          {words.notNow}
        </button>
        {able === "yes" && (
          <button
            type="button"
            class="button primary"
            disabled={task.busy}
            aria-busy={task.busy}
            onClick={() => void accept()}
          >
            {words.accept}
          </button>
        )}
      </div>
    </>
  );
}
