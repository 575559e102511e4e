import { useTask } from "../account/task.ts";
import { api } from "../api.ts";
import { account } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Select, Trouble } from "../parts/controls.tsx";

const words = messages.settings;

/** What this browser knows, and the one that is set. */
function zoneOptions(current: string): (readonly [string, string])[] {
  const names = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", current]);
  return [...names].sort().map((name) => [name, name.replaceAll("_", " ")] as const);
}

/** The server reckons with it too, so that it belongs to the account and not to the browser. */
export function TimeZoneChoice() {
  const task = useTask();
  const mine = account.value;
  if (!mine || mine.guest) return null;
  const choose = (zone: string) =>
    task.run(async () => {
      account.value = await api.changeAccount({ time_zone: zone });
    });
  return (
    <div class="field">
      <Select
        shown
        label={words.timeZone}
        value={mine.time_zone}
        options={zoneOptions(mine.time_zone)}
        onChange={(zone) => void choose(zone)}
      />
      <p class="note">{words.timeZoneHint}</p>
      <Trouble>{task.trouble}</Trouble>
    </div>
  );
}
