// Turns notifications in this browser on and off.

import "./choice.css";
import { useSignal } from "@preact/signals";
import { Trouble } from "../components/controls.tsx";
import { useTask } from "../components/task.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { member } from "../session/account.ts";
import { settings } from "../settings/settings.ts";
import { ableToNotify, reachable, turnOff, turnOn } from "./browser.ts";

const words = messages.push;

/**
 * The browser asks for permission when the button is pressed, and at no other time. `changed` is
 * called after the server's list of browsers has changed.
 */
export function BrowserChoice({ changed }: { changed?(): void }) {
  const able = useSignal(ableToNotify());
  const site = useResource(reachable, [member.value]);
  const task = useTask();
  const unserved = useSignal(false);
  const always = site.answer.value === true;
  const on =
    settings.value.notifications && able.value === "yes" && Notification.permission === "granted";
  const toggle = async () => {
    const turned = await task.run(on ? turnOff : turnOn);
    unserved.value = turned === "no service";
    able.value = ableToNotify();
    changed?.();
  };
  return (
    <fieldset class="choice browser-choice">
      <legend class="label">{words.title}</legend>
      {able.value === "yes" ? (
        <>
          <p class="muted small">{always ? words.always : words.whileOpen}</p>
          <button
            type="button"
            class="button"
            disabled={task.busy}
            aria-busy={task.busy}
            onClick={() => void toggle()}
          >
            {on ? words.turnOff : words.turnOn}
          </button>
        </>
      ) : (
        <p>{words.unable[able.value]}</p>
      )}
      <p class="small" role="status">
        {on ? words.on : ""}
      </p>
      <Trouble>{unserved.value ? words.noService : task.trouble}</Trouble>
    </fieldset>
  );
}
