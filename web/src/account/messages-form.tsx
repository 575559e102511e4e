import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Account, api, type MessageSettings } from "../api.ts";
import { messages } from "../messages/messages.ts";
import { Field, Select, Trouble } from "../parts/controls.tsx";
import { useTask } from "./task.ts";

const words = messages.mail;

/** What is told by e-mail, and when. */
export function MessagesForm({ mine }: { mine: Account }) {
  const settings = useSignal<MessageSettings | null>(null);
  const task = useTask();
  useEffect(() => {
    api.messageSettings().then(
      (loaded) => {
        settings.value = loaded;
      },
      () => {},
    );
  }, []);
  const now = settings.value;
  const change = (changed: Partial<MessageSettings>) => {
    if (settings.value) settings.value = { ...settings.value, ...changed };
  };
  const save = () =>
    task.run(async () => {
      if (settings.value) settings.value = await api.changeMessageSettings(settings.value);
    });
  return (
    <form
      class="card form"
      aria-busy={now === null}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{words.title}</h2>
      <Reached mine={mine} />
      {now && (
        <>
          <fieldset class="checks">
            <legend class="label">{words.what}</legend>
            {(["my_turn", "draw_offered", "game_ended"] as const).map((kind) => (
              <label key={kind} class="check">
                <input
                  type="checkbox"
                  checked={now[kind]}
                  onChange={(event) => change({ [kind]: event.currentTarget.checked })}
                />
                {words.kinds[kind]}
              </label>
            ))}
          </fieldset>
          <Reminders now={now} change={change} />
          <Times now={now} change={change} quietTrouble={task.fieldTrouble("quiet_from")} />
          <Trouble>{task.trouble}</Trouble>
          <div class="button-row">
            <button type="submit" class="button" disabled={task.busy}>
              {messages.account.save}
            </button>
            {task.done && (
              <span class="good" role="status">
                {messages.account.saved}
              </span>
            )}
          </div>
        </>
      )}
    </form>
  );
}

function Reached({ mine }: { mine: Account }) {
  const task = useTask();
  if (mine.email === null) return <p class="muted">{words.noAddress}</p>;
  if (mine.email_confirmed) return <p class="muted">{words.reached(mine.email)}</p>;
  return (
    <>
      <p>{words.notConfirmed(mine.email)}</p>
      {task.done ? (
        <p class="good" role="status">
          {words.asked}
        </p>
      ) : (
        <button
          type="button"
          class="button"
          disabled={task.busy}
          onClick={() => void task.run(() => api.askForConfirmation())}
        >
          {words.ask}
        </button>
      )}
      <Trouble>{task.trouble}</Trouble>
    </>
  );
}

interface PartProps {
  now: MessageSettings;
  change(changed: Partial<MessageSettings>): void;
}

const reminderChoices = [72, 48, 24, 12, 6, 3, 1];

function Reminders({ now, change }: PartProps) {
  const toggle = (hours: number, on: boolean) => {
    const others = now.reminder_hours.filter((other) => other !== hours);
    const chosen = on ? [...others, hours] : others;
    change({ reminder_hours: chosen.sort((a, b) => b - a) });
  };
  return (
    <fieldset class="checks">
      <legend class="label">{words.reminders}</legend>
      {reminderChoices.map((hours) => (
        <label key={hours} class="check">
          <input
            type="checkbox"
            checked={now.reminder_hours.includes(hours)}
            disabled={now.reminder_hours.length === 5 && !now.reminder_hours.includes(hours)}
            onChange={(event) => toggle(hours, event.currentTarget.checked)}
          />
          {words.hours(hours)}
        </label>
      ))}
    </fieldset>
  );
}

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

function Times({ now, change, quietTrouble }: PartProps & { quietTrouble: string | undefined }) {
  const daily = [["", words.atOnce] as const, ...hoursOfDay.map((at) => [at, at] as const)];
  return (
    <>
      <Select
        label={words.digest}
        shown
        value={now.digest_at ?? ""}
        options={daily}
        onChange={(at) => change({ digest_at: at })}
      />
      <div class="pair">
        <Field
          label={words.quietFrom}
          type="time"
          value={now.quiet_from ?? ""}
          problem={quietTrouble}
          onInput={(at) => change({ quiet_from: at })}
        />
        <Field
          label={words.quietUntil}
          type="time"
          value={now.quiet_until ?? ""}
          onInput={(at) => change({ quiet_until: at })}
        />
      </div>
    </>
  );
}
