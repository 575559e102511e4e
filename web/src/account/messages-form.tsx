import { Select, Trouble } from "../components/controls.tsx";
import { TimeField } from "../components/dates/date-field.tsx";
import { clockText } from "../components/dates/moments.ts";
import { Failed } from "../components/failed.tsx";
import { Checks, Form } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { accountApi } from "../net/account.ts";
import type { Account, NotificationSettings } from "../net/api.ts";

const words = messages.mail;

const kinds = ["my_turn", "draw_offered", "game_ended"] as const;

/** Converts the times to the server's format. */
const asSent = (typed: NotificationSettings): NotificationSettings => ({
  ...typed,
  quiet_from: clockText(typed.quiet_from ?? ""),
  quiet_until: clockText(typed.quiet_until ?? ""),
});

/** The kinds that browsers receive, in the server's order. */
const pushKinds = (settings: NotificationSettings) =>
  Object.keys(settings.push) as (keyof NotificationSettings["push"])[];

/** What the user is notified of, by e-mail and in their browsers, and when. */
export function MessagesForm({ mine }: { mine: Account }) {
  const settings = useResource(accountApi.notificationSettings, []);
  const { answer, trouble } = settings;
  const task = useTask("quiet_from");
  const now = answer.value;
  const change = (changed: Partial<NotificationSettings>) => {
    if (answer.value) answer.value = { ...answer.value, ...changed };
  };
  const save = () =>
    task.run(async () => {
      if (answer.value)
        answer.value = await accountApi.changeNotificationSettings(asSent(answer.value));
    });
  return (
    <section class="card form" aria-labelledby="messages-title" aria-busy={!now && !trouble.value}>
      <h2 id="messages-title">{words.title}</h2>
      <Reached mine={mine} />
      <Failed again={() => settings.again()}>{trouble.value}</Failed>
      {now && (
        <Form task={task} button={messages.account.save} done={messages.account.saved} act={save}>
          <Checks
            label={words.what}
            options={kinds.map((kind) => [kind, words.kinds[kind]])}
            chosen={kinds.filter((kind) => now[kind])}
            onChange={(chosen) =>
              change(Object.fromEntries(kinds.map((kind) => [kind, chosen.includes(kind)])))
            }
          />
          <Checks
            label={messages.push.what}
            options={pushKinds(now).map((kind) => [kind, messages.push.kinds[kind]])}
            chosen={pushKinds(now).filter((kind) => now.push[kind])}
            onChange={(chosen) => {
              const push = { ...now.push };
              for (const kind of pushKinds(now)) push[kind] = chosen.includes(kind);
              change({ push });
            }}
          />
          <Reminders now={now} change={change} />
          <Times now={now} change={change} quietTrouble={task.fieldTrouble("quiet_from")} />
        </Form>
      )}
    </section>
  );
}

function Reached({ mine }: { mine: Account }) {
  const task = useTask();
  if (mine.email === null)
    return (
      <p class="muted">
        {words.noAddress} <a href="/account/email">{messages.account.parts.email}</a>
      </p>
    );
  if (mine.email_confirmed) return <p class="muted">{words.reached({ address: mine.email })}</p>;
  return (
    <>
      <p>{words.notConfirmed({ address: mine.email })}</p>
      {task.done ? (
        <p class="good" role="status">
          {words.asked}
        </p>
      ) : (
        <button
          type="button"
          class="button"
          disabled={task.busy}
          onClick={() => void task.run(() => accountApi.askForConfirmation())}
        >
          {words.ask}
        </button>
      )}
      <Trouble>{task.trouble}</Trouble>
    </>
  );
}

interface PartProps {
  now: NotificationSettings;
  change(changed: Partial<NotificationSettings>): void;
}

const reminderChoices = [72, 48, 24, 12, 6, 3, 1];

function Reminders({ now, change }: PartProps) {
  return (
    <Checks
      label={words.reminders}
      options={reminderChoices.map((hours) => [hours, words.hours({ n: hours })])}
      chosen={now.reminder_hours}
      most={5}
      onChange={(chosen) => {
        const others = now.reminder_hours.filter((hours) => !reminderChoices.includes(hours));
        change({ reminder_hours: [...others, ...chosen].sort((a, b) => b - a) });
      }}
    />
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
        <TimeField
          label={words.quietFrom}
          value={now.quiet_from ?? ""}
          problem={quietTrouble}
          onInput={(at) => change({ quiet_from: at })}
        />
        <TimeField
          label={words.quietUntil}
          value={now.quiet_until ?? ""}
          onInput={(at) => change({ quiet_until: at })}
        />
      </div>
    </>
  );
}
