import { useSignal } from "@preact/signals";
import { Field } from "../components/controls.tsx";
import { Form, kept } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import { account } from "../session/account.ts";
import { signUp } from "../session/sign-in.ts";
import { wishTitle } from "../session/wish.ts";
import { PasswordField } from "./password-field.tsx";

interface Props {
  /** Address to open afterwards. */
  next: string;
}

const words = messages.account;

export default function SignUpRoute({ next }: Props) {
  const name = useSignal("");
  const password = useSignal("");
  const email = useSignal("");
  const task = useTask("username", "password", "email");
  useTitle(wishTitle.value ?? words.signUpTitle);
  const submit = () =>
    task.run(async () => {
      await signUp(name.value.trim(), password.value, email.value.trim());
      navigate(next, { replace: true });
    });
  return (
    <main id="content" class="page narrow">
      <Form
        card
        task={task}
        button={words.signUpTitle}
        look="primary wide"
        act={submit}
        after={
          <p class="muted">
            {words.haveAccount}{" "}
            <a href={`/signin?next=${encodeURIComponent(next)}`}>{words.signInTitle}</a> ·{" "}
            <a href="/privacy">{messages.site.privacy}</a>
          </p>
        }
      >
        <h1>{wishTitle.value ?? words.signUpTitle}</h1>
        <p class="muted">{account.value?.guest ? messages.guest.keep : words.signUpLead}</p>
        <Field
          label={words.username}
          hint={words.usernameHint}
          autocomplete="username"
          required
          focused
          maxLength={20}
          problem={task.fieldTrouble("username")}
          {...kept(name)}
        />
        <PasswordField
          label={words.password}
          fresh={{ name: name.value.trim() }}
          problem={task.fieldTrouble("password")}
          {...kept(password)}
        />
        <Field
          label={words.email}
          hint={words.emailHint}
          type="email"
          autocomplete="email"
          problem={task.fieldTrouble("email")}
          {...kept(email)}
        />
      </Form>
    </main>
  );
}
