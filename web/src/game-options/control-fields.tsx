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

interface Props {
  wish: Signal<ControlWish>;
}

const paceOptions = () =>
  [
    ["live", messages.challenge.live],
    ["correspondence", messages.challenge.correspondence],
    ["unlimited", messages.control.unlimited],
  ] as const;

const liveKinds = () =>
  [
    ["fischer", messages.control.kinds.fischer],
    ["delay", messages.control.kinds.delay],
    ["sessions", messages.control.kinds.sessions],
  ] as const satisfies readonly (readonly [LiveKind, string])[];

const slowKinds = () =>
  [
    ["per_move", messages.control.kinds.perMove],
    ["bank", messages.control.kinds.bank],
    ["sessions", messages.control.kinds.sessions],
  ] as const satisfies readonly (readonly [SlowKind, string])[];

/** A required number within bounds. */
function Amount(props: {
  label: string;
  value: string;
  onInput(value: string): void;
  min: number;
  max: number;
  step?: number | "any";
  required?: boolean;
}) {
  return <Field type="number" required step="any" {...props} />;
}

export function ControlFields({ wish }: Props) {
  const set = (changed: Partial<ControlWish>) => {
    wish.value = { ...wish.value, ...changed };
  };
  const { pace } = wish.value;
  return (
    <>
      <Choice
        label={messages.challenge.pace}
        value={pace}
        options={paceOptions()}
        onChange={(value) => set({ pace: value })}
      />
      {pace !== "unlimited" && (
        <Select
          shown
          label={messages.control.time}
          value={kindOfWish(wish.value)}
          options={pace === "live" ? liveKinds() : slowKinds()}
          onChange={(value) =>
            set(pace === "live" ? { live: value as LiveKind } : { slow: value as SlowKind })
          }
        />
      )}
      <KindFields wish={wish} set={set} />
    </>
  );
}

interface KindProps extends Props {
  set(changed: Partial<ControlWish>): void;
}

function KindFields({ wish, set }: KindProps) {
  const words = messages.challenge;
  const { minutes, seconds, delay, days } = wish.value;
  const bankOfMinutes = (min: number) => (
    <Amount
      label={words.minutes}
      min={min}
      max={180}
      value={minutes}
      onInput={(value) => set({ minutes: value })}
    />
  );
  switch (kindOfWish(wish.value)) {
    case "fischer":
      return (
        <div class="pair">
          {bankOfMinutes(0)}
          <Amount
            label={words.increment}
            min={0}
            max={180}
            value={seconds}
            onInput={(value) => set({ seconds: value })}
          />
        </div>
      );
    case "delay":
      return (
        <div class="pair">
          {bankOfMinutes(0.1)}
          <Amount
            label={messages.control.graceSeconds}
            min={0}
            max={180}
            value={delay}
            onInput={(value) => set({ delay: value })}
          />
        </div>
      );
    case "per_move":
      return (
        <Amount
          label={words.daysPerMove}
          min={1}
          max={60}
          step={1}
          value={days}
          onInput={(value) => set({ days: value })}
        />
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
  const words = messages.control;
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
          {messages.control.addSession}
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
  const words = messages.control;
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
  const words = messages.control;
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
