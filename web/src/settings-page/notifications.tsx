import "./notifications.css";
import { useSignal } from "@preact/signals";
import { allowNotifications, canNotify } from "../alerts/notifications.ts";
import { messages } from "../messages/messages.ts";
import { change, settings } from "../settings/settings.ts";

const words = messages.notify;

/** The browser asks for permission when the button is pressed, and at no other time. */
export function NotificationChoice() {
  const refused = useSignal(false);
  if (!canNotify()) return null;
  const on = settings.value.notifications && Notification.permission === "granted";
  const toggle = async () => {
    if (on) change({ notifications: false });
    else refused.value = !(await allowNotifications());
  };
  return (
    <fieldset class="choice notification-choice">
      <legend class="label">{words.title}</legend>
      <p class="muted small">{words.lead}</p>
      <button type="button" class="button" onClick={() => void toggle()}>
        {on ? words.turnOff : words.turnOn}
      </button>
      <p class="small" role="status">
        {refused.value ? words.refused : on ? words.on : ""}
      </p>
    </fieldset>
  );
}
