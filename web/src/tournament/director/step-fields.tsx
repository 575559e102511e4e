// The steps of a pairing. Each step is played only if the previous one was drawn.

import "./step-fields.css";
import { Field, NumberField } from "../../components/controls.tsx";
import { Folded } from "../../components/folded.tsx";
import { IconButton } from "../../components/icons.tsx";
import { joined } from "../../messages/joined.ts";
import { messages } from "../../messages/messages.ts";
import type { NewTournament } from "../../net/api.ts";
import { halves } from "./typed-rules.ts";

type Step = NonNullable<NewTournament["steps"]>[number];

export interface TypedStep {
  games: string;
  untilWon: boolean;
  /** For games of this step: unused time carries over from game to game. */
  carried: boolean;
  /** Points for the whole pairing. */
  win: string;
  loss: string;
  /** Empty if the step uses the tournament's time control. */
  minutes: string;
  seconds: string;
}

const mostSteps = 8;

/** The scoring of many clubs: 12-0, 8-4, 7-5, and 6-6 for a draw. */
const usual: readonly (readonly [string, string])[] = [
  ["12", "0"],
  ["8", "4"],
  ["7", "5"],
];

export function nextStep(before: readonly TypedStep[]): TypedStep {
  const [win, loss] = usual[before.length] ?? ["7", "5"];
  return {
    ...{ games: "2", untilWon: false, carried: false, win: win ?? "", loss: loss ?? "" },
    ...{ minutes: "", seconds: "0" },
  };
}

function stepOf(typed: TypedStep): Step {
  return {
    games: Number(typed.games),
    until_won: typed.untilWon,
    carried: typed.untilWon && typed.carried,
    win: halves(typed.win),
    loss: halves(typed.loss),
    ...(typed.minutes === ""
      ? {}
      : {
          time_control: {
            kind: "fischer",
            base_ms: Math.round(Number(typed.minutes) * 60_000),
            increment_ms: Math.round(Number(typed.seconds) * 1000),
          },
        }),
  };
}

/** Converts to the server's format. Players who draw every step share the points of the first. */
export function stepsOf(typed: readonly TypedStep[]): Partial<NewTournament> {
  const steps = typed.map(stepOf);
  const [first] = steps;
  if (!first) return {};
  const { win = 0, loss = 0 } = first;
  const draw = Math.round((win + loss) / 2);
  return { steps, points: { win, draw, loss, bye: win, half_bye: Math.round(win / 2) } };
}

interface Props {
  typed: readonly TypedStep[];
  /** Only live games can have a separate time control per step. */
  live: boolean;
  set(changed: readonly TypedStep[]): void;
}

export function StepFields({ typed, live, set }: Props) {
  const words = messages.steps;
  return (
    <Folded title={words.title}>
      <p class="muted small">{words.hint}</p>
      {typed.map((step, i) => (
        <OneStep
          key={i}
          n={i + 1}
          step={step}
          live={live}
          change={(changed) => set(typed.map((one, k) => (k === i ? { ...one, ...changed } : one)))}
          remove={() => set(typed.filter((_, k) => k !== i))}
        />
      ))}
      {typed.length < mostSteps && (
        <button
          type="button"
          class="button small-button"
          onClick={() => set([...typed, nextStep(typed)])}
        >
          {words.add}
        </button>
      )}
    </Folded>
  );
}

interface OneProps {
  n: number;
  step: TypedStep;
  live: boolean;
  change(changed: Partial<TypedStep>): void;
  remove(): void;
}

function OneStep({ n, step, live, change, remove }: OneProps) {
  const words = messages.steps;
  const number = (
    key: "win" | "loss" | "minutes" | "seconds",
    label: string,
    required: boolean,
  ) => (
    <Field
      label={label}
      type="number"
      min={0}
      max={1000}
      step="any"
      required={required}
      value={step[key]}
      onInput={(value) => change({ [key]: value })}
    />
  );
  const check = (key: "untilWon" | "carried", label: string) => (
    <label class="check">
      <input
        type="checkbox"
        checked={step[key]}
        onChange={(event) => change({ [key]: event.currentTarget.checked })}
      />
      {label}
    </label>
  );
  return (
    <fieldset class="form">
      <legend class="label">{words.step({ n })}</legend>
      <div class="step">
        <NumberField
          label={messages.steps.games}
          most={12}
          value={step.games}
          onInput={(games) => change({ games })}
        />
        {number("win", words.win, true)}
        {number("loss", words.loss, true)}
        <IconButton
          icon="close"
          label={joined(messages.steps.remove, words.step({ n }))}
          onClick={remove}
        />
      </div>
      {live && (
        <div class="pair">
          {number("minutes", words.minutes, false)}
          {step.minutes !== "" && number("seconds", words.seconds, true)}
        </div>
      )}
      {check("untilWon", words.untilWon)}
      {step.untilWon && check("carried", words.carried)}
    </fieldset>
  );
}
