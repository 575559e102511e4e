import "./second-factor.css";
import { Trouble } from "../components/controls.tsx";
import { CopyField } from "../components/copy-field.tsx";
import { Failed } from "../components/failed.tsx";
import { type Task, useTask } from "../components/task.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { accountApi } from "../net/account.ts";
import type { SecondFactorBegun } from "../net/api.ts";
import { OneField } from "./one-field.tsx";

const words = messages.safety;

type Step =
  | { at: "off" }
  | { at: "begun"; begun: SecondFactorBegun }
  | { at: "on"; codes: readonly string[]; left: number };

async function asItIs(): Promise<Step> {
  const { on, recovery_codes_left: left } = await accountApi.secondFactor();
  return on ? { at: "on", codes: [], left } : { at: "off" };
}

export function SecondFactor() {
  const found = useResource(asItIs, []);
  const step = found.answer;
  const task = useTask("code");
  const begin = (password: string) =>
    task.run(async () => {
      step.value = { at: "begun", begun: await accountApi.beginSecondFactor(password) };
    });
  const confirm = (code: string) =>
    task.run(async () => {
      const { recovery_codes: codes } = await accountApi.confirmSecondFactor(code);
      step.value = { at: "on", codes, left: codes.length };
    });
  const remove = (password: string) =>
    task.run(async () => {
      await accountApi.removeSecondFactor(password);
      step.value = { at: "off" };
    });
  const now = step.value;
  return (
    <section class="card form" aria-labelledby="factor-title" aria-busy={found.busy.value}>
      <h2 id="factor-title">{words.factor}</h2>
      {now?.at === "off" && (
        <>
          <p class="muted">{words.factorLead}</p>
          <OneField
            key="begin"
            label={words.currentPassword}
            kind="password"
            button={words.factorBegin}
            task={task}
            act={begin}
          />
        </>
      )}
      {now?.at === "begun" && <Begun begun={now.begun} task={task} confirm={confirm} />}
      {now?.at === "on" && (
        <>
          <p class="good">{words.factorOn({ left: now.left })}</p>
          {now.codes.length > 0 && <Codes codes={now.codes} />}
          <OneField
            key="remove"
            label={words.currentPassword}
            kind="password"
            button={words.factorRemove}
            task={task}
            act={remove}
          />
        </>
      )}
      <Trouble>{task.trouble}</Trouble>
      <Failed again={() => found.again()}>{found.trouble.value}</Failed>
    </section>
  );
}

interface BegunProps {
  begun: SecondFactorBegun;
  task: Task<"code">;
  confirm(code: string): Promise<unknown>;
}

function Begun({ begun, task, confirm }: BegunProps) {
  return (
    <>
      <p>
        {words.factorScan} <a href={begun.link}>{words.factorOpen}</a>
      </p>
      <CopyField id="factor-key" label={words.factorKey} text={begun.key} mono />
      <CopyField id="factor-link" label={words.factorLink} text={begun.link} mono />
      <OneField
        key="confirm"
        label={words.factorCode}
        kind="code"
        button={words.factorConfirm}
        problem={task.fieldTrouble("code")}
        task={task}
        act={confirm}
      />
    </>
  );
}

function Codes({ codes }: { codes: readonly string[] }) {
  return (
    <div role="status">
      <p>{words.recoveryLead}</p>
      <ul class="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
