import "../components/lines.css";
import { useSignal } from "@preact/signals";
import { OneField } from "../account/one-field.tsx";
import { Field, Select, Trouble } from "../components/controls.tsx";
import { Ago } from "../components/dates/ago.tsx";
import { Failed } from "../components/failed.tsx";
import { Form, kept } from "../components/form.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { NotFound } from "../components/nowhere/not-found.tsx";
import { useTask } from "../components/task.ts";
import { useResource } from "../loading/resource.ts";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import { useTitle } from "../navigation/title.ts";
import type { Report, Role } from "../net/api.ts";
import { moderationApi } from "../net/moderation.ts";
import { account } from "../session/account.ts";
import { holdEnter } from "./hold-enter.ts";
import { Titles } from "./titles.tsx";

const words = messages.moderation;

const PuzzleReports = lazilyWithin(
  "moderation/puzzle-reports",
  ["account", "puzzle"],
  () => import("./puzzle-reports.tsx"),
);

/** The moderators' page: players' reports and the decisions on them. */
export default function ModerationRoute() {
  useTitle(words.title);
  const role = account.value?.role;
  if (account.value === undefined) return <main id="content" class="page" aria-busy="true" />;
  if (role !== "moderator" && role !== "admin") return <NotFound />;
  return <Desk admin={role === "admin"} />;
}

function Desk({ admin }: { admin: boolean }) {
  const reports = useResource(moderationApi.reports, []);
  const log = useResource(moderationApi.moderationLog, []);
  return (
    <main id="content" class="page narrow">
      <h1>{words.title}</h1>
      {account.value?.second_factor_missing && (
        <p class="trouble" role="status">
          {messages.safety.factorAsked} <a href="/account/security">{messages.account.title}</a>
        </p>
      )}
      <section class="card form" aria-labelledby="reports-title">
        <h2 id="reports-title">{words.reports}</h2>
        {reports.answer.value?.items?.length === 0 && <p class="muted">{words.noReports}</p>}
        <ul class="lines">
          {reports.answer.value?.items?.map((report) => (
            <ReportLine
              key={report.id}
              report={report}
              closed={() => {
                void reports.load();
                void log.load();
              }}
            />
          ))}
        </ul>
        <Failed again={() => reports.again()}>{reports.trouble.value}</Failed>
      </section>
      <Titles decided={() => void log.load()} />
      <PuzzleReports />
      <Decision admin={admin} decided={() => void log.load()} />
      <section class="card form" aria-labelledby="log-title">
        <h2 id="log-title">{words.log}</h2>
        {log.answer.value?.items?.length === 0 && <p class="muted">{words.noLog}</p>}
        <ul class="lines">
          {log.answer.value?.items?.map((line) => (
            <li key={`${line.at_ms} ${line.about} ${line.act}`} class="line">
              <span class="line-what">
                <span>
                  {joined(words.acts[line.act], "")}
                  <PlayerLink name={line.about} />
                  {line.study !== null && (
                    <>
                      {" · "}
                      <a href={`/study/${line.study}`}>{words.study}</a>
                    </>
                  )}
                </span>
                <span class="muted small">
                  {line.actor ?? words.operator} · <Ago at={line.at_ms} /> · {line.reason}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <Failed again={() => log.again()}>{log.trouble.value}</Failed>
      </section>
    </main>
  );
}

function PlayerLink({ name }: { name: string }) {
  return <a href={`/@/${encodeURIComponent(name)}`}>{name}</a>;
}

function ReportLine({ report, closed }: { report: Report; closed(): void }) {
  const task = useTask("reason");
  return (
    <li class="line report">
      <span class="line-what">
        <span>
          <PlayerLink name={report.about} />: {messages.report.kinds[report.kind]}
          {report.game !== null && (
            <>
              {" · "}
              <a href={`/game/${report.game}`}>{words.game}</a>
            </>
          )}
          {report.study !== null && (
            <>
              {" · "}
              <a href={`/study/${report.study}`}>{report.study_name ?? words.study}</a>
            </>
          )}
        </span>
        <span>{report.text}</span>
        <span class="muted small">
          {words.by} <PlayerLink name={report.from} /> · <Ago at={report.created_ms} />
        </span>
      </span>
      <OneField
        label={words.closeReason}
        button={words.closeReport}
        problem={task.fieldTrouble("reason")}
        task={task}
        act={(reason) => task.run(() => moderationApi.closeReport(report.id, reason).then(closed))}
      />
      <Trouble>{task.trouble}</Trouble>
    </li>
  );
}

type Act = "ban" | "unban" | "chat_ban" | "chat_unban" | Exclude<Role, "admin">;

function Decision({ admin, decided }: { admin: boolean; decided(): void }) {
  const name = useSignal("");
  const reason = useSignal("");
  const act = useSignal<Act>("ban");
  const task = useTask("reason");
  const acts: Act[] = ["ban", "unban", "chat_ban", "chat_unban"];
  if (admin) acts.push("player", "director", "moderator");
  const decide = () =>
    task.run(async () => {
      const chosen = act.value;
      const about = name.value.trim();
      if (chosen === "ban") await moderationApi.ban(about, reason.value);
      else if (chosen === "unban") await moderationApi.unban(about, reason.value);
      else if (chosen === "chat_ban") await moderationApi.banFromChat(about, reason.value);
      else if (chosen === "chat_unban") await moderationApi.unbanFromChat(about, reason.value);
      else await moderationApi.setRole(about, chosen, reason.value);
      reason.value = "";
      decided();
    });
  return (
    <Form
      card
      task={task}
      button={words.doIt}
      look="danger"
      onKeyDown={holdEnter}
      done={words.done}
      act={decide}
    >
      <h2>{words.decide}</h2>
      <Field label={messages.moderation.name} required {...kept(name)} />
      <Select
        label={words.act}
        shown
        value={act.value}
        options={acts.map((one) => [one, words.choices[one]] as const)}
        onChange={(value) => {
          act.value = value as Act;
        }}
      />
      <Field
        label={words.reason}
        hint={words.reasonHint}
        required
        maxLength={500}
        problem={task.fieldTrouble("reason")}
        {...kept(reason)}
      />
    </Form>
  );
}
