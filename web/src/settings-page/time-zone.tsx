import { Select, Trouble } from "../components/controls.tsx";
import { useTask } from "../components/task.ts";
import { ownZone } from "../messages/instants.ts";
import { messages } from "../messages/messages.ts";
import { accountApi } from "../net/account.ts";
import { account, member } from "../session/account.ts";

const words = messages.settings;

/** The zones that this browser knows, and the current one. */
function zoneOptions(current: string): (readonly [string, string])[] {
  const names = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", current]);
  return [...names].sort().map((name) => [name, name.replaceAll("_", " ")] as const);
}

/**
 * The server uses the time zone too, so it belongs to the account. Without an account the browser's
 * zone is shown disabled, so that nothing shifts when the account becomes known.
 */
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
