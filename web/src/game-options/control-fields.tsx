// The part of a form that defines a time control.

import "../components/form.css";
import "./control-fields.css";
import type { Signal } from "@preact/signals";
import { Choice, Field, Select } from "../components/controls.tsx";
import { IconButton } from "../components/icons.tsx";
import { controlSentence } from "../labels/time.ts";
import { messages } from "../messages/messages.ts";
import {
  type ControlWish,
  controlOf,
  kindOfWish,
  type LiveKind,
  mostSessions,
  paceOfSessions,
  type SlowKind,
  type TypedSession,
  type TypedSessions,
} from "./control-wish.ts";
import { type AmountProps, Presets, Slider } from "./slider.tsx";

interface Props {
  wish: Signal<ControlWish>;
}

const paceOptions = () =>
  [
    ["live", messages.gameSetup.live],
    ["correspondence", messages.gameSetup.correspondence],
    ["unlimited", messages.control.unlimited],
  ] as const;

const liveKinds = () =>
  [
    ["fischer", messages.controlForm.kinds.fischer],
    ["delay", messages.controlForm.kinds.delay],
    ["sessions", messages.controlForm.kinds.sessions],
  ] as const satisfies readonly (readonly [LiveKind, string])[];

const slowKinds = () =>
  [
    ["per_move", messages.controlForm.kinds.perMove],
    ["bank", messages.controlForm.kinds.bank],
    ["sessions", messages.controlForm.kinds.sessions],
  ] as const satisfies readonly (readonly [SlowKind, string])[];

/** A required number within bounds. */
function Amount(props: AmountProps & { step?: number | "any"; required?: boolean }) {
  return <Field type="number" required step="any" {...props} />;
}

const changer = (wish: Signal<ControlWish>) => (changed: Partial<ControlWish>) => {
  wish.value = { ...wish.value, ...changed };
};

/** The pace, and the numbers of its time control. */
export function ControlFields({ wish }: Props) {
  const set = changer(wish);
  return (
    <>
      <Choice
        label={messages.gameSetup.pace}
        value={wish.value.pace}
        options={paceOptions()}
        onChange={(value) => set({ pace: value })}
      />
      <KindFields wish={wish} set={set} />
    </>
  );
}

/** The kind of time control; none without a time limit. */
export function ControlKind({ wish }: Props) {
  const set = changer(wish);
  const { pace } = wish.value;
  if (pace === "unlimited") return null;
  return (
    <Select
      shown
      label={messages.gameSetup.kind}
      value={kindOfWish(wish.value)}
      options={pace === "live" ? liveKinds() : slowKinds()}
      onChange={(value) =>
        set(pace === "live" ? { live: value as LiveKind } : { slow: value as SlowKind })
      }
    />
  );
}

const livePresets = ["3+2", "5+3", "10+5", "15+10", "30+20"];
const dayPresets = ["1", "2", "3", "5", "7", "14"];
const minuteSteps = [
  ...[0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 45, 60, 75],
  ...[90, 120, 150, 180],
];
const secondSteps = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 45, 60, 90, 120, 180,
];

interface KindProps extends Props {
  set(changed: Partial<ControlWish>): void;
}

function KindFields({ wish, set }: KindProps) {
  const words = messages.gameSetup;
  const { minutes, seconds, delay, days } = wish.value;
  const bankOfMinutes = (min: number) => (
    <Slider
      label={words.minutes}
      min={min}
      max={180}
      steps={minuteSteps}
      value={minutes}
      onInput={(value) => set({ minutes: value })}
    />
  );
  switch (kindOfWish(wish.value)) {
    case "fischer":
      return (
        <>
          <Presets
            options={livePresets.map((text) => [text, text] as const)}
            chosen={`${minutes}+${seconds}`}
            onChoose={(key) => {
              const [base = "", added = ""] = key.split("+");
              set({ minutes: base, seconds: added });
            }}
          />
          <div class="pair">
            {bankOfMinutes(0)}
            <Slider
              label={words.increment}
              min={0}
              max={180}
              steps={secondSteps}
              value={seconds}
              onInput={(value) => set({ seconds: value })}
            />
          </div>
        </>
      );
    case "delay":
      return (
        <div class="pair">
          {bankOfMinutes(0.1)}
          <Slider
            label={messages.controlForm.graceSeconds}
            min={0}
            max={180}
            steps={secondSteps}
            value={delay}
            onInput={(value) => set({ delay: value })}
          />
        </div>
      );
    case "per_move":
      return (
        <>
          <Presets
            options={dayPresets.map((n) => [n, messages.lobby.daysTile({ n: Number(n) })] as const)}
            chosen={days}
            onChoose={(n) => set({ days: n })}
          />
          <Amount
            label={words.daysPerMove}
            min={1}
            max={60}
            step={1}
            value={days}
            onInput={(value) => set({ days: value })}
          />
        </>
      );
    case "bank":
      return <BankFields wish={wish} set={set} />;
    case "sessions":
      return <SessionsFields wish={wish} set={set} />;
    case "unlimited":
      return null;
  }
}

function BankFields({ wish, set }: KindProps) {
  const words = messages.controlForm;
  const { bankDays, addedDays, capDays } = wish.value;
  return (
    <div class="triple">
      <Amount
        label={words.bankDays}
        min={1}
        max={365}
        value={bankDays}
        onInput={(value) => set({ bankDays: value })}
      />
      <Amount
        label={words.addedDays}
        min={0}
        max={60}
        value={addedDays}
        onInput={(value) => set({ addedDays: value })}
      />
      <Amount
        label={words.capDays}
        min={Number(bankDays)}
        max={365}
        required={false}
        value={capDays}
        onInput={(value) => set({ capDays: value })}
      />
    </div>
  );
}

function SessionsFields({ wish, set }: KindProps) {
  const { sessions } = wish.value;
  const pace = paceOfSessions(wish.value);
  const typed = sessions[pace];
  const change = (changed: Partial<TypedSessions>) =>
    set({ sessions: { ...sessions, [pace]: { ...typed, ...changed } } });
  const { list } = typed;
  return (
    <>
      {list.map((session, place) => (
        <SessionRow
          key={place}
          slow={pace === "correspondence"}
          place={place + 1}
          session={session}
          onChange={(changed) =>
            change({ list: list.map((old, i) => (i === place ? { ...old, ...changed } : old)) })
          }
          onRemove={
            list.length > 1 ? () => change({ list: list.filter((_, i) => i !== place) }) : undefined
          }
        />
      ))}
      {list.length < mostSessions && (
        <button
          type="button"
          class="button"
          onClick={() => change({ list: [...list, list.at(-1) ?? { moves: "", time: "" }] })}
        >
          {messages.controlForm.addSession}
        </button>
      )}
      <SessionRules slow={pace === "correspondence"} typed={typed} change={change} />
      <p class="note" role="status">
        {controlSentence(controlOf(wish.value))}
      </p>
    </>
  );
}

interface RowProps {
  slow: boolean;
  place: number;
  session: TypedSession;
  onChange(changed: Partial<TypedSession>): void;
  onRemove: (() => void) | undefined;
}

function SessionRow({ slow, place, session, onChange, onRemove }: RowProps) {
  const words = messages.controlForm;
  return (
    <fieldset class="session">
      <legend class="visually-hidden">{words.session({ place })}</legend>
      <Amount
        label={words.moves}
        min={1}
        max={1000}
        step={1}
        value={session.moves}
        onInput={(moves) => onChange({ moves })}
      />
      <Amount
        label={slow ? words.days : words.minutes}
        min={slow ? 1 : 0.1}
        max={slow ? 365 : 1440}
        value={session.time}
        onInput={(time) => onChange({ time })}
      />
      {onRemove && (
        <IconButton icon="close" label={words.removeSession({ place })} onClick={onRemove} />
      )}
    </fieldset>
  );
}

interface RulesProps {
  slow: boolean;
  typed: TypedSessions;
  change(changed: Partial<TypedSessions>): void;
}

function SessionRules({ slow, typed, change }: RulesProps) {
  const words = messages.controlForm;
  return (
    <>
      <Choice
        label={words.leftOver}
        value={typed.carry ? "carried" : "lost"}
        options={[
          ["carried", words.isCarried],
          ["lost", words.isLost],
        ]}
        onChange={(value) => change({ carry: value === "carried" })}
      />
      <Amount
        label={slow ? words.graceDays : words.graceSeconds}
        min={0}
        max={slow ? 30 : 600}
        value={typed.grace}
        onInput={(grace) => change({ grace })}
      />
      {slow && (
        <Choice
          label={words.counts}
          value={typed.wholeDays ? "days" : "all"}
          options={[
            ["days", words.completedDays],
            ["all", words.everySecond],
          ]}
          onChange={(value) => change({ wholeDays: value === "days" })}
        />
      )}
    </>
  );
}
