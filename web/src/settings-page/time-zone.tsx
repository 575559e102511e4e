import { account, member } from "../me/account.ts";
import { ownZone } from "../messages/instants.ts";
import { messages } from "../messages/messages.ts";
import { accountApi } from "../net/account.ts";
import { Select, Trouble } from "../parts/controls.tsx";
import { useTask } from "../parts/task.ts";

const words = messages.settings;

/** What this browser knows, and the one that is set. */
function zoneOptions(current: string): (readonly [string, string])[] {
  const names = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", current]);
  return [...names].sort().map((name) => [name, name.replaceAll("_", " ")] as const);
}

/** The server reckons with it too, so that it belongs to the account; without one it is the browser's,
 * and stands here all the same, so that nothing moves when it turns out who is here. */
export function TimeZoneChoice() {
  const task = useTask();
  const mine = member.value ? account.value : null;
  const zone = mine?.time_zone ?? ownZone();
  const choose = (chosen: string) =>
    task.run(async () => {
      account.value = await accountApi.changeAccount({ time_zone: chosen });
    });
  return (
    <div class="field">
      <Select
        shown
        label={words.timeZone}
        value={zone}
        options={zoneOptions(zone)}
        disabled={!mine}
        onChange={(chosen) => void choose(chosen)}
      />
      <p class="note">{words.timeZoneHint}</p>
      <Trouble>{task.trouble}</Trouble>
    </div>
  );
}
