// Actions on a study: adding and ordering chapters, and who may read it.

import "../components/form.css";
import { useSignal } from "@preact/signals";
import { Choice, Field, Select } from "../components/controls.tsx";
import { CopyField } from "../components/copy-field.tsx";
import { Form, kept } from "../components/form.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { useTask } from "../components/task.ts";
import { PlayerField } from "../finder/player-field.tsx";
import { namesIn } from "../labels/names.ts";
import { groupedVariants } from "../labels/variants.ts";
import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import type { VariantKey } from "../net/api.ts";
import { type Study, studies, studyAddress } from "../net/studies.ts";
import { account, member, username } from "../session/account.ts";
import { addressOf, longestName, type OpenStudy } from "./study.ts";

const words = messages.study;

const ReportDialog = lazilyWithin(
  "account/report-dialog",
  ["acts"],
  () => import("../account/report-dialog.tsx"),
);

/** Adds an empty chapter that starts from the start of a game. */
export function NewChapter({ study }: { study: OpenStudy }) {
  const found = study.answer.value;
  const name = useSignal(words.chapter({ n: (found?.chapters.length ?? 0) + 1 }));
  const variant = useSignal<VariantKey>(found?.chapters.at(-1)?.variant ?? "international");
  const task = useTask("name");
  const add = () =>
    task.run(async () => {
      const { id } = await studies.addChapter(study.id, {
        name: name.value.trim(),
        game: { variant: variant.value, moves: [] },
      });
      await study.load();
      navigate(addressOf(study.id, Number(id)), { force: true });
    });
  return (
    <Form task={task} button={words.addChapter} empty={!name.value.trim()} act={add}>
      <Field
        label={words.chapterName}
        maxLength={longestName}
        problem={task.fieldTrouble("name")}
        {...kept(name)}
      />
      <Select
        label={messages.labels.variant}
        shown
        value={variant.value}
        options={[]}
        groups={groupedVariants()}
        onChange={(key) => {
          variant.value = key as VariantKey;
        }}
      />
    </Form>
  );
}

/** The study's address and file, and for its owner all settings. */
export function AboutStudy({ study, found }: { study: OpenStudy; found: Study }) {
  const mine = found.owner === username.value;
  const role = account.value?.role;
  const moderates = role === "moderator" || role === "admin";
  return (
    <div class="form">
      <CopyField
        id="study-link"
        label={words.link}
        text={`${location.origin}${addressOf(study.id)}`}
      />
      <div class="button-row">
        <a class="button" href={studyAddress(study.id)} download={`study-${study.id}.pdn`}>
          {words.exportPdn}
        </a>
      </div>
      {found.hidden_reason !== null && (
        <p class="note">{words.hidden({ reason: found.hidden_reason })}</p>
      )}
      {mine && <Owners study={study} found={found} />}
      {mine && <End study={study} found={found} />}
      {!mine && found.may_edit && <Leave study={study} />}
      {!mine && member.value && <ReportStudy found={found} />}
      {!mine && moderates && <Hiding study={study} found={found} />}
    </div>
  );
}

function Owners({ study, found }: { study: OpenStudy; found: Study }) {
  const name = useSignal(found.name);
  const visibility = useSignal(found.visibility);
  const editors = useSignal([...found.editors, ...found.invited].join(", "));
  const task = useTask("name", "editors");
  const change = () =>
    task.run(async () => {
      await studies.change(
        study.id,
        {
          name: name.value.trim(),
          visibility: visibility.value,
          editors: namesIn(editors.value),
        },
        study.answer.peek()?.version,
      );
      await study.load();
    });
  return (
    <Form
      task={task}
      button={words.save}
      done={words.saved}
      empty={!name.value.trim()}
      act={change}
    >
      <Field
        label={words.name}
        maxLength={longestName}
        problem={task.fieldTrouble("name")}
        {...kept(name)}
      />
      <Choice
        label={words.visibility}
        value={visibility.value}
        options={(["private", "link", "public"] as const).map((one) => [
          one,
          words.visibilities[one],
        ])}
        onChange={(chosen) => {
          visibility.value = chosen;
          task.changed();
        }}
      />
      <PlayerField
        several
        label={words.editors}
        hint={words.editorsHint}
        problem={task.fieldTrouble("editors")}
        {...kept(editors)}
      />
      {found.invited.length > 0 && (
        <p class="note">{words.invitedNow({ names: found.invited.join(", ") })}</p>
      )}
    </Form>
  );
}

function End({ study, found }: { study: OpenStudy; found: Study }) {
  const task = useTask();
  const end = () =>
    task.run(async () => {
      await studies.remove(study.id, found.version);
      navigate("/studies", { force: true });
    });
  return (
    <details>
      <summary>{words.removeStudy}</summary>
      <Form task={task} button={words.removeStudy} look="danger" act={end}>
        <p class="note">{words.forGood}</p>
      </Form>
    </details>
  );
}

function ReportStudy({ found }: { found: Study }) {
  const reporting = useSignal(false);
  return (
    <>
      <div class="button-row">
        <button
          type="button"
          class="button small-button"
          onClick={() => {
            reporting.value = true;
          }}
        >
          {words.report}
        </button>
      </div>
      {reporting.value && (
        <ReportDialog
          name={found.owner}
          study={found.id}
          onClose={() => {
            reporting.value = false;
          }}
        />
      )}
    </>
  );
}

/** For moderators: hides the study from everyone except its editors, or shows it again. */
function Hiding({ study, found }: { study: OpenStudy; found: Study }) {
  const reason = useSignal("");
  const task = useTask("reason");
  const hidden = found.hidden_reason !== null;
  const label = hidden ? words.unhide : words.hide;
  const decide = () =>
    task.run(async () => {
      await (hidden
        ? studies.unhide(study.id, reason.value)
        : studies.hide(study.id, reason.value));
      reason.value = "";
      await study.load();
    });
  return (
    <details>
      <summary>{label}</summary>
      <Form task={task} button={label} look="danger" empty={!reason.value.trim()} act={decide}>
        <Field
          label={words.hideReason}
          maxLength={500}
          problem={task.fieldTrouble("reason")}
          {...kept(reason)}
        />
      </Form>
    </details>
  );
}

/** Lets an editor give up their right to edit. */
function Leave({ study }: { study: OpenStudy }) {
  const task = useTask();
  const leave = () =>
    task.run(async () => {
      await studies.leave(study.id, username.value ?? "");
      navigate("/studies", { force: true });
    });
  return (
    <details>
      <summary>{words.leave}</summary>
      <Form task={task} button={words.leave} look="danger" act={leave}>
        <p class="note">{words.leaveNote}</p>
      </Form>
    </details>
  );
}

interface ChapterProps {
  study: OpenStudy;
  number: number;
  rename(name: string): Promise<void>;
}

/** Name, position and deletion of a chapter. */
export function AboutChapter({ study, number, rename }: ChapterProps) {
  const found = study.answer.value;
  const order = found?.chapters.map((chapter) => chapter.number) ?? [];
  const at = order.indexOf(number);
  const name = useSignal(found?.chapters[at]?.name ?? "");
  const task = useTask("name");
  const change = (act: () => Promise<unknown>) =>
    task.run(async () => {
      await act();
      await study.load();
    });
  const moved = (to: number) =>
    change(() =>
      studies.change(
        study.id,
        { order: order.map((one, i) => (i === at ? (order[to] ?? one) : i === to ? number : one)) },
        found?.version,
      ),
    );
  return (
    <div class="form">
      <Form
        task={task}
        button={words.save}
        done={words.saved}
        empty={!name.value.trim()}
        act={() => change(() => rename(name.value.trim()))}
      >
        <Field
          label={words.chapterName}
          maxLength={longestName}
          problem={task.fieldTrouble("name")}
          {...kept(name)}
        />
      </Form>
      <div class="button-row">
        <button
          type="button"
          class="button small-button"
          disabled={at <= 0 || task.busy}
          onClick={() => void moved(at - 1)}
        >
          {words.earlier}
        </button>
        <button
          type="button"
          class="button small-button"
          disabled={at < 0 || at === order.length - 1 || task.busy}
          onClick={() => void moved(at + 1)}
        >
          {words.later}
        </button>
      </div>
      <details>
        <summary>{words.removeChapter}</summary>
        <p class="note">{words.forGood}</p>
        <button
          type="button"
          class="button danger"
          disabled={task.busy}
          onClick={() => void change(() => studies.removeChapter(study.id, number))}
        >
          {words.removeChapter}
        </button>
      </details>
    </div>
  );
}
