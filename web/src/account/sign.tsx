import { useSignal } from "@preact/signals";
import { Problem } from "../api.ts";
import { account, signIn, signUp } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { asSentence } from "../messages/sentences.ts";
import { Field, Trouble } from "../parts/controls.tsx";
import { navigate } from "../router.ts";
import { useTitle } from "../title.ts";
import { troubleText } from "../trouble.ts";
import { PasswordField } from "./password-field.tsx";

interface Props {
  /** Where to go afterwards. */
  next: string;
}

const words = messages.account;

/** What the server said about one field, or about the whole. */
function useProblem() {
  const problem = useSignal<unknown>(null);
  const fields = problem.value instanceof Problem ? problem.value.fields : null;
  const general = problem.value === null || fields?.size ? null : troubleText(problem.value);
  const of = (field: string) => {
    const detail = fields?.get(field);
    return detail === undefined ? undefined : asSentence(detail);
  };
  return { problem, general, of };
}

export function SignInRoute({ next }: Props) {
  const name = useSignal("");
  const password = useSignal("");
  /** null until the server asks for it. */
  const code = useSignal<string | null>(null);
  const busy = useSignal(false);
  const { problem, general, of } = useProblem();
  useTitle(words.signInTitle);
  const submit = async () => {
    busy.value = true;
    problem.value = null;
    try {
      await signIn(name.value.trim(), password.value, code.value ?? undefined);
      navigate(next, { replace: true });
    } catch (error) {
      const asked = error instanceof Problem && error.code === "SECOND_FACTOR_NEEDED";
      if (asked) code.value = "";
      else problem.value = error;
    }
    busy.value = false;
  };
  return (
    <main id="content" class="page narrow">
      <form
        class="card form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h1>{words.signInTitle}</h1>
        <Field
          label={words.username}
          value={name.value}
          autocomplete="username"
          required
          focused
          problem={of("username")}
          onInput={(text) => {
            name.value = text;
          }}
        />
        <PasswordField
          label={words.password}
          value={password.value}
          problem={of("password")}
          onInput={(text) => {
            password.value = text;
          }}
        />
        {code.value !== null && (
          <Field
            label={messages.safety.factorCode}
            hint={messages.safety.factorSignIn}
            value={code.value}
            autocomplete="one-time-code"
            required
            problem={of("code")}
            onInput={(text) => {
              code.value = text;
            }}
          />
        )}
        <Trouble>{general}</Trouble>
        <button type="submit" class="button primary wide" disabled={busy.value}>
          {words.signInTitle}
        </button>
        <p class="muted">
          <a href="/forgot">{messages.mail.forgot}</a> · {words.noAccount}{" "}
          <a href={`/signup?next=${encodeURIComponent(next)}`}>{words.signUpTitle}</a>
        </p>
      </form>
    </main>
  );
}

export function SignUpRoute({ next }: Props) {
  const name = useSignal("");
  const password = useSignal("");
  const email = useSignal("");
  const busy = useSignal(false);
  const { problem, general, of } = useProblem();
  useTitle(words.signUpTitle);
  const submit = async () => {
    busy.value = true;
    problem.value = null;
    try {
      await signUp(name.value.trim(), password.value, email.value.trim());
      navigate(next, { replace: true });
    } catch (error) {
      problem.value = error;
    }
    busy.value = false;
  };
  return (
    <main id="content" class="page narrow">
      <form
        class="card form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h1>{words.signUpTitle}</h1>
        <p class="muted">{account.value?.guest ? messages.guest.keep : words.signUpLead}</p>
        <Field
          label={words.username}
          hint={words.usernameHint}
          value={name.value}
          autocomplete="username"
          required
          focused
          maxLength={20}
          problem={of("username")}
          onInput={(text) => {
            name.value = text;
          }}
        />
        <PasswordField
          label={words.password}
          value={password.value}
          fresh={{ name: name.value.trim() }}
          problem={of("password")}
          onInput={(text) => {
            password.value = text;
          }}
        />
        <Field
          label={words.email}
          hint={words.emailHint}
          type="email"
          value={email.value}
          autocomplete="email"
          problem={of("email")}
          onInput={(text) => {
            email.value = text;
          }}
        />
        <Trouble>{general}</Trouble>
        <button type="submit" class="button primary wide" disabled={busy.value}>
          {words.signUpTitle}
        </button>
        <p class="muted">
          {words.haveAccount}{" "}
          <a href={`/signin?next=${encodeURIComponent(next)}`}>{words.signInTitle}</a> ·{" "}
          <a href="/privacy">{messages.privacy.title}</a>
        </p>
      </form>
    </main>
  );
}
