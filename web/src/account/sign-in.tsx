import { useSignal } from "@preact/signals";
import { Field } from "../components/controls.tsx";
import { Form, kept } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import { Problem } from "../net/request.ts";
import { signIn } from "../session/sign-in.ts";
import { PasswordField } from "./password-field.tsx";

interface Props {
  /** Address to open afterwards. */
  next: string;
}

const words = messages.account;

export default function SignInRoute({ next }: Props) {
  const name = useSignal("");
  const password = useSignal("");
  const code = useSignal("");
  const codeAsked = useSignal(false);
  const task = useTask("username", "password", "code");
  useTitle(words.signInTitle);
  const submit = () =>
    task.run(async () => {
      try {
        await signIn(name.value.trim(), password.value, codeAsked.value ? code.value : undefined);
        navigate(next, { replace: true });
      } catch (error) {
        if (!(error instanceof Problem && error.code === "SECOND_FACTOR_NEEDED")) throw error;
        codeAsked.value = true;
      }
    });
  return (
    <main id="content" class="page narrow">
      <Form
        card
        task={task}
        button={words.signInTitle}
        look="primary wide"
        act={submit}
        after={
          <p class="muted">
            <a href="/forgot">{messages.mail.forgot}</a> · {words.noAccount}{" "}
            <a href={`/signup?next=${encodeURIComponent(next)}`}>{words.signUpTitle}</a>
          </p>
        }
      >
        <h1>{words.signInTitle}</h1>
        <Field
          label={words.username}
          autocomplete="username"
          required
          focused
          problem={task.fieldTrouble("username")}
          {...kept(name)}
        />
        <PasswordField
          label={words.password}
          problem={task.fieldTrouble("password")}
          {...kept(password)}
        />
        {codeAsked.value && (
          <Field
            label={messages.safety.factorCode}
            hint={messages.safety.factorSignIn}
            autocomplete="one-time-code"
            required
            problem={task.fieldTrouble("code")}
            {...kept(code)}
          />
        )}
      </Form>
    </main>
  );
}
