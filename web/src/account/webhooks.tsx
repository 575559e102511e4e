// Addresses of the user's programs that receive events; see docs/webhooks.md.

import "../components/lines.css";
import "./webhooks.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Field } from "../components/controls.tsx";
import { CopyField } from "../components/copy-field.tsx";
import { Ago } from "../components/dates/ago.tsx";
import { Failed } from "../components/failed.tsx";
import { Checks, Form, kept } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { useResource } from "../loading/resource.ts";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import { accountApi } from "../net/account.ts";
import type { HookEvent, Webhook } from "../net/api.ts";
import { PasswordField } from "./password-field.tsx";

const words = messages.webhooks;

const names = messages.notification.events;

const isEvent = (event: keyof typeof names): event is HookEvent => event !== "test";

/** In the order of the table of the server, rules/accounts/notifications.hpp. */
const allEvents = () => (Object.keys(names) as (keyof typeof names)[]).filter(isEvent);

export function Webhooks() {
  const list = useResource(accountApi.webhooks, []);
  const items = list.answer.value?.items;
  return (
    <section class="card form" aria-labelledby="webhooks-title">
      <h2 id="webhooks-title">{words.title}</h2>
      <p class="muted">{words.lead}</p>
      {items && items.length > 0 && (
        <ul class="lines">
          {items.map((webhook) => (
            <OneWebhook key={webhook.id} webhook={webhook} change={(act) => list.change(act)} />
          ))}
        </ul>
      )}
      <Failed again={() => list.again()}>{list.trouble.value}</Failed>
      <NewWebhook made={() => void list.load()} />
    </section>
  );
}

function OneWebhook(props: { webhook: Webhook; change(act: Promise<unknown>): Promise<void> }) {
  const { webhook, change } = props;
  const open = useSignal(false);
  const act = (label: string, does: () => void) => (
    <button
      type="button"
      class="button small-button"
      aria-label={joined(label, webhook.url)}
      onClick={does}
    >
      {label}
    </button>
  );
  const test = async () => {
    open.value = false;
    await change(accountApi.testWebhook(webhook.id));
    open.value = true;
  };
  const turn = () => void change(accountApi.changeWebhook(webhook.id, { active: !webhook.active }));
  return (
    <li class="webhook">
      <div class="line-what">
        <span class="webhook-url">{webhook.url}</span>
        <span class="muted small">
          {stateText(webhook)}
          {webhook.events.map((event) => messages.notification.events[event]).join(" · ")}
        </span>
      </div>
      <div class="button-row">
        {webhook.active && act(words.send, () => void test())}
        {act(webhook.active ? words.turnOff : words.turnOn, turn)}
        {act(words.remove, () => void change(accountApi.deleteWebhook(webhook.id)))}
      </div>
      <details
        open={open.value}
        onToggle={(event) => {
          open.value = event.currentTarget.open;
        }}
      >
        <summary>{words.deliveries}</summary>
        {open.value && <Deliveries webhook={webhook.id} />}
      </details>
    </li>
  );
}

function stateText(webhook: Webhook): string {
  if (!webhook.active) return `${words.off} · `;
  return webhook.failing_since_ms === null ? "" : `${words.failing} · `;
}

/** How often the list is reloaded while a delivery is pending. */
const again_ms = 1_000;

function Deliveries({ webhook }: { webhook: string }) {
  const list = useResource(() => accountApi.deliveries(webhook), []);
  const items = list.answer.value?.items;
  const fresh = items?.some((line) => line.state === "waiting" && line.tries === 0);
  useEffect(() => {
    if (!fresh) return;
    const timer = setInterval(() => void list.load(), again_ms);
    return () => clearInterval(timer);
  }, [fresh]);
  return (
    <>
      {items?.length === 0 && <p class="muted small">{words.none}</p>}
      {items && items.length > 0 && (
        <ul class="lines">
          {items.map((line) => (
            <li key={line.id} class="line">
              <span class="line-what">
                <span>
                  {messages.notification.events[line.event]} · {words.states[line.state]}
                </span>
                <span class="muted small">
                  <Ago at={line.at_ms} />
                  {line.tries > 0 && ` · ${words.tries({ n: line.tries })}`}
                  {line.detail !== null && ` · ${line.detail}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Failed again={() => list.again()}>{list.trouble.value}</Failed>
      <button type="button" class="button small-button" onClick={() => void list.load()}>
        {words.again}
      </button>
    </>
  );
}

function NewWebhook({ made }: { made(): void }) {
  const url = useSignal("");
  const chosen = useSignal<readonly HookEvent[]>(["my_turn", "game_ended"]);
  const password = useSignal("");
  const secret = useSignal<string | null>(null);
  const task = useTask("url", "password");
  const make = async () => {
    const answer = await task.run(() =>
      accountApi.makeWebhook(url.value.trim(), chosen.value, password.value),
    );
    if (!answer) return;
    secret.value = answer.secret;
    url.value = "";
    password.value = "";
    made();
  };
  return (
    <>
      <Form task={task} button={words.make} empty={chosen.value.length === 0} act={make}>
        <Field
          label={words.url}
          placeholder="https://bot.example.org/crownhead"
          required
          maxLength={500}
          problem={task.fieldTrouble("url")}
          {...kept(url)}
        />
        <Checks
          label={words.what}
          options={allEvents().map((event) => [event, messages.notification.events[event]])}
          chosen={chosen.value}
          onChange={(wanted) => {
            chosen.value = wanted;
          }}
        />
        <PasswordField
          label={messages.safety.currentPassword}
          problem={task.fieldTrouble("password")}
          {...kept(password)}
        />
      </Form>
      {secret.value !== null && (
        <div role="status">
          <CopyField id="webhook-secret" label={words.secret} text={secret.value} mono />
        </div>
      )}
    </>
  );
}
