import { useSignal } from "@preact/signals";
import { Field, Select } from "../components/controls.tsx";
import { Form, kept } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { dateText } from "../messages/instants.ts";
import { languages, preferred } from "../messages/languages.ts";
import { messages } from "../messages/messages.ts";
import { useTitle } from "../navigation/title.ts";
import { accountApi } from "../net/account.ts";
import type { Account } from "../net/api.ts";
import { account } from "../session/account.ts";
import { signOut } from "../session/session.ts";
import { Blocks } from "./blocks.tsx";
import { Calendar } from "./calendar.tsx";
import { Leaving } from "./leaving.tsx";
import { MessagesForm } from "./messages-form.tsx";
import { PasswordField } from "./password-field.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { Sessions } from "./sessions.tsx";
import SignInRoute from "./sign-in.tsx";
import SignUpRoute from "./sign-up.tsx";
import { Tokens } from "./tokens.tsx";
import { Webhooks } from "./webhooks.tsx";

const words = messages.account;

export default function AccountRoute() {
  useTitle(words.title);
  /** Counts revoked sign-ins and tokens. A change reloads the lists. */
  const ends = useSignal(0);
  const again = () => {
    ends.value += 1;
  };
  const mine = account.value;
  if (mine === undefined) return <main id="content" class="page narrow" aria-busy="true" />;
  if (mine === null) return <SignInRoute next="/account" />;
  if (mine.guest) return <SignUpRoute next="/account" />;
  const staff = mine.role === "moderator" || mine.role === "admin";
  return (
    <main id="content" class="page narrow">
      <header class="page-head">
        <h1>{mine.username}</h1>
        <button type="button" class="button" onClick={() => void signOut()}>
          {messages.site.signOut}
        </button>
      </header>
      <p class="muted">
        {words.since} {dateText(mine.created_ms)} ·{" "}
        <a href={`/@/${encodeURIComponent(mine.username)}`}>{messages.site.myGames}</a> ·{" "}
        <a href="/vacation">{messages.site.vacations}</a>
        {staff && (
          <>
            {" · "}
            <a href="/moderation">{messages.moderation.title}</a>
          </>
        )}
      </p>
      {mine.second_factor_missing && (
        <p class="trouble" role="status">
          {messages.safety.factorAsked}
        </p>
      )}
      <ProfileForm mine={mine} />
      <MessagesForm mine={mine} />
      <Calendar key={`calendar ${ends.value}`} />
      <PasswordForm changed={again} />
      <SecondFactor />
      <Sessions accessEnded={again} />
      <Tokens key={`tokens ${ends.value}`} />
      <Webhooks key={`webhooks ${ends.value}`} />
      <Blocks />
      <Leaving mine={mine} />
    </main>
  );
}

function ProfileForm({ mine }: { mine: Account }) {
  const email = useSignal(mine.email ?? "");
  const locale = useSignal<string>(preferred([mine.locale]));
  const official = useSignal(String(mine.fmjd_rating ?? ""));
  const password = useSignal("");
  const task = useTask("email", "password");
  const otherEmail = email.value.trim() !== (mine.email ?? "");
  const save = () =>
    task.run(async () => {
      account.value = await accountApi.changeAccount({
        email: email.value.trim(),
        ...(otherEmail ? { password: password.value } : {}),
        locale: locale.value,
        fmjd_rating: Number(official.value),
      });
      password.value = "";
    });
  return (
    <Form card task={task} button={words.save} look="primary" done={words.saved} act={save}>
      <h2>{words.profile}</h2>
      <Field
        label={words.email}
        hint={words.emailHint}
        type="email"
        autocomplete="email"
        problem={task.fieldTrouble("email")}
        {...kept(email)}
      />
      {otherEmail && (
        <PasswordField
          label={messages.safety.currentPassword}
          problem={task.fieldTrouble("password")}
          {...kept(password)}
        />
      )}
      <Field label={words.fmjdRating} type="number" min={1} max={3000} {...kept(official)} />
      <Select
        label={messages.mailLanguage}
        shown
        value={locale.value}
        options={Object.entries(languages)}
        onChange={kept(locale).onInput}
      />
    </Form>
  );
}
