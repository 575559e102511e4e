import { shortDayText } from "../messages/when.ts";
import { accountApi } from "../net/account.ts";
import "../components/lines.css";
import { useSignal } from "@preact/signals";
import { Field, Select } from "../components/controls.tsx";
import { CopyField } from "../components/copy-field.tsx";
import { Failed } from "../components/failed.tsx";
import { Checks, Form, kept } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { relativeText } from "../labels/time.ts";
import { useResource } from "../loading/resource.ts";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import type { Scope, Token } from "../net/api.ts";
import { account } from "../session/account.ts";
import { PasswordField } from "./password-field.tsx";

const words = messages.account;

const day_ms = 86_400_000;
/** Lifetimes of a token, in days. */
const lives = [30, 90, 365] as const;

/** The scopes that this account may give to a token. */
function scopesOf(role: string | undefined): readonly Scope[] {
  const staff = role === "moderator" || role === "admin";
  return staff ? ["read", "play", "admin"] : ["read", "play"];
}

export function Tokens() {
  const list = useResource(accountApi.tokens, []);
  const items = list.answer.value?.items;
  return (
    <section class="card form" aria-labelledby="tokens-title">
      <h2 id="tokens-title">{words.tokens}</h2>
      <p class="muted">{words.tokensLead}</p>
      {items && items.length > 0 && (
        <ul class="lines">
          {items.map((token) => (
            <li key={token.id} class="line">
              <span class="line-what">
                <span>{token.name}</span>
                <span class="muted small">
                  {token.scopes.map((scope) => words.scope[scope]).join(", ")} · {usedText(token)}
                  {token.expires_ms !== null &&
                    ` · ${words.tokenGoodUntil({ date: shortDayText(token.expires_ms) })}`}
                </span>
              </span>
              <button
                type="button"
                class="button small-button"
                aria-label={joined(messages.safety.revoke, token.name)}
                onClick={() => void list.change(accountApi.revokeToken(token.id))}
              >
                {messages.safety.revoke}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Failed again={() => list.again()}>{list.trouble.value}</Failed>
      <NewToken made={() => void list.load()} />
    </section>
  );
}

function usedText(token: Token): string {
  if (token.seen_ms === null) {
    return messages.safety.neverUsed({ date: shortDayText(token.created_ms) });
  }
  return messages.safety.lastUsed({ when: relativeText(token.seen_ms, Date.now()) });
}

function NewToken({ made }: { made(): void }) {
  const name = useSignal("");
  const chosen = useSignal<readonly Scope[]>(["read", "play"]);
  const days = useSignal("0");
  const password = useSignal("");
  const token = useSignal<string | null>(null);
  const task = useTask("password");
  const make = async () => {
    const answer = await task.run(() =>
      accountApi.makeToken({
        name: name.value.trim(),
        scopes: chosen.value,
        password: password.value,
        ...(days.value === "0" ? {} : { expires_ms: Date.now() + Number(days.value) * day_ms }),
      }),
    );
    if (!answer) return;
    token.value = answer.token;
    name.value = "";
    password.value = "";
    made();
  };
  return (
    <>
      <Form task={task} button={words.makeToken} empty={chosen.value.length === 0} act={make}>
        <Field
          label={words.tokenName}
          placeholder={words.tokenNameHint}
          required
          maxLength={60}
          {...kept(name)}
        />
        <Checks
          label={words.scopes}
          options={scopesOf(account.value?.role).map((scope) => [scope, words.scope[scope]])}
          chosen={chosen.value}
          onChange={(scopes) => {
            chosen.value = scopes;
          }}
        />
        <Select
          label={words.tokenEnds}
          shown
          value={days.value}
          options={[
            ["0", words.tokenNeverEnds],
            ...lives.map((n) => [String(n), messages.bankDays({ n })] as const),
          ]}
          onChange={kept(days).onInput}
        />
        <PasswordField
          label={messages.safety.currentPassword}
          problem={task.fieldTrouble("password")}
          {...kept(password)}
        />
      </Form>
      {token.value !== null && (
        <div role="status">
          <CopyField id="made-token" label={words.tokenMade} text={token.value} mono />
        </div>
      )}
    </>
  );
}
