import { useSignal } from "@preact/signals";
import { type Account, api, type Scope } from "../api.ts";
import { account, signOut } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Field, Select, Trouble } from "../parts/controls.tsx";
import { CopyField } from "../parts/copy-field.tsx";
import { dateText } from "../time.ts";
import { useTitle } from "../title.ts";
import { troubleText } from "../trouble.ts";
import { SignInRoute } from "./sign.tsx";

const words = messages.account;

export function AccountRoute() {
  useTitle(words.title);
  const mine = account.value;
  if (mine === undefined) return <main id="content" class="page narrow" aria-busy="true" />;
  if (mine === null) return <SignInRoute next="/account" />;
  return (
    <main id="content" class="page narrow">
      <header class="page-head">
        <h1>{mine.username}</h1>
        <button type="button" class="button" onClick={() => void signOut()}>
          {messages.site.signOut}
        </button>
      </header>
      <p class="muted">
        {words.since} {dateText(mine.created_ms, messages.locale)} ·{" "}
        <a href={`/@/${encodeURIComponent(mine.username)}`}>{messages.site.myGames}</a>
      </p>
      <ProfileForm mine={mine} />
      <Tokens />
    </main>
  );
}

/** What this browser knows, and the one that is set. */
function zoneOptions(current: string): (readonly [string, string])[] {
  const names = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", current]);
  return [...names].sort().map((name) => [name, name.replaceAll("_", " ")] as const);
}

function ProfileForm({ mine }: { mine: Account }) {
  const email = useSignal(mine.email ?? "");
  const zone = useSignal(mine.time_zone);
  const state = useSignal<{ saved: boolean; trouble: string | null }>({
    saved: false,
    trouble: null,
  });
  const save = async () => {
    try {
      account.value = await api.changeAccount({
        email: email.value.trim(),
        time_zone: zone.value.trim(),
      });
      state.value = { saved: true, trouble: null };
    } catch (error) {
      state.value = { saved: false, trouble: troubleText(error) };
    }
  };
  return (
    <form
      class="card form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{words.profile}</h2>
      <Field
        label={words.email}
        hint={words.emailHint}
        type="email"
        value={email.value}
        autocomplete="email"
        onInput={(text) => {
          email.value = text;
        }}
      />
      <Select
        label={words.timeZone}
        shown
        value={zone.value}
        options={zoneOptions(zone.value)}
        onChange={(name) => {
          zone.value = name;
        }}
      />
      <Trouble>{state.value.trouble}</Trouble>
      <div class="button-row">
        <button type="submit" class="button primary">
          {words.save}
        </button>
        {state.value.saved && (
          <span class="good" role="status">
            {words.saved}
          </span>
        )}
      </div>
    </form>
  );
}

const scopes: readonly Scope[] = ["read", "play"];

function Tokens() {
  const name = useSignal("");
  const chosen = useSignal<readonly Scope[]>(["read", "play"]);
  const token = useSignal<string | null>(null);
  const trouble = useSignal<string | null>(null);
  const make = async () => {
    trouble.value = null;
    try {
      const made = await api.makeToken(name.value.trim(), chosen.value);
      token.value = made.token;
      name.value = "";
    } catch (error) {
      trouble.value = troubleText(error);
    }
  };
  const toggle = (scope: Scope, on: boolean) => {
    const others = chosen.value.filter((other) => other !== scope);
    chosen.value = on ? [...others, scope] : others;
  };
  return (
    <form
      class="card form"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <h2>{words.tokens}</h2>
      <p class="muted">{words.tokensLead}</p>
      <Field
        label={words.tokenName}
        placeholder={words.tokenNameHint}
        value={name.value}
        required
        maxLength={60}
        onInput={(text) => {
          name.value = text;
        }}
      />
      <fieldset class="checks">
        <legend class="label">{words.scopes}</legend>
        {scopes.map((scope) => (
          <label key={scope} class="check">
            <input
              type="checkbox"
              checked={chosen.value.includes(scope)}
              onChange={(event) => toggle(scope, event.currentTarget.checked)}
            />
            {words.scope[scope]}
          </label>
        ))}
      </fieldset>
      <Trouble>{trouble.value}</Trouble>
      <button type="submit" class="button primary" disabled={chosen.value.length === 0}>
        {words.makeToken}
      </button>
      {token.value !== null && <MadeToken token={token.value} />}
    </form>
  );
}

function MadeToken({ token }: { token: string }) {
  return (
    <div class="field" role="status">
      <label class="label" for="made-token">
        {words.tokenMade}
      </label>
      <CopyField id="made-token" text={token} mono />
    </div>
  );
}
