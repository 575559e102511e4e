import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, type Report, type User } from "../api.ts";
import { account, blocked, loadBlocked, username } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { BotMark } from "../parts/bot-mark.tsx";
import { Select, Trouble } from "../parts/controls.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { useTask } from "./task.ts";

const words = messages.safety;

/** On a player's page: what he is, and for others who are signed in, blocking and reporting. */
export function AboutPlayer({ name }: { name: string }) {
  const user = useSignal<User | null>(null);
  const reporting = useSignal(false);
  const task = useTask();
  useEffect(() => {
    api.user(name).then(
      (found) => {
        user.value = found;
      },
      () => {},
    );
  }, [name]);
  const about = user.value;
  if (!about) return null;
  const isBlocked = blocked.value.has(about.username);
  const toggle = () =>
    task.run(async () => {
      await (isBlocked ? api.unblock(about.username) : api.block(about.username));
      await loadBlocked();
    });
  return (
    <div class="about-player">
      {about.bot && (
        <p>
          <BotMark bot /> {words.botHere}
        </p>
      )}
      {about.role !== "player" && <p class="muted">{words.roles[about.role]}</p>}
      {about.closed && <p class="muted">{words.closedHere}</p>}
      {account.value && username.value !== about.username && !about.closed && (
        <div class="button-row">
          <button
            type="button"
            class="button small-button"
            disabled={task.busy}
            onClick={() => void toggle()}
          >
            {isBlocked ? words.unblock : words.block}
          </button>
          <button
            type="button"
            class="button small-button"
            onClick={() => {
              reporting.value = true;
            }}
          >
            {messages.report.open}
          </button>
        </div>
      )}
      <Trouble>{task.trouble}</Trouble>
      {reporting.value && (
        <ReportDialog
          name={about.username}
          onClose={() => {
            reporting.value = false;
          }}
        />
      )}
    </div>
  );
}

type Kind = Report["kind"];

function ReportDialog({ name, onClose }: { name: string; onClose(): void }) {
  const kind = useSignal<Kind>("cheating");
  const text = useSignal("");
  const task = useTask();
  const texts = messages.report;
  if (task.done) {
    return (
      <Dialog title={texts.title(name)} onClose={onClose}>
        <p role="status">{texts.thanks}</p>
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.title(name)} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void task.run(() => api.report(name, kind.value, text.value));
        }}
      >
        <Select
          label={texts.kind}
          shown
          value={kind.value}
          options={(["cheating", "abuse", "other"] as const).map(
            (one) => [one, texts.kinds[one]] as const,
          )}
          onChange={(value) => {
            kind.value = value as Kind;
          }}
        />
        <label class="field">
          <span class="label">{texts.what}</span>
          <textarea
            class="input area"
            rows={5}
            required
            maxLength={4000}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        </label>
        <Trouble>{task.trouble}</Trouble>
        <button type="submit" class="button primary" disabled={task.busy}>
          {texts.send}
        </button>
      </form>
    </Dialog>
  );
}
