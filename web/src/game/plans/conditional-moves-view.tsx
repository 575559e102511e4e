// Conditional moves ("If they play… I answer…"): the list, and their entry on the board of the
// game.

import "../../components/question.css";
import "../../components/fold.css";
import "./plans-view.css";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Trouble } from "../../components/controls.tsx";
import { MoveField } from "../../components/move-field.tsx";
import { shownMove } from "../../labels/notation.ts";
import { messages } from "../../messages/messages.ts";
import { moveHint } from "../../messages/sentences.ts";
import type { GameModel } from "../game-model.ts";
import type { Line } from "../lines.ts";
import type { ConditionalMoves } from "./conditional-moves.ts";
import { Planner } from "./planner.ts";

const words = messages.conditionals;

interface Props {
  model: GameModel;
  /** The field for typed moves; a keyboard shortcut focuses it. */
  field: RefObject<HTMLInputElement>;
}

export default function ConditionalsSection({ model, field }: Props) {
  const plans = model.conditionals;
  useEffect(() => {
    void plans?.load();
    return () => plans?.stop();
  }, [plans]);
  if (!plans || model.state.ending.value) return null;
  return (
    <section class="plans" aria-label={words.title}>
      {plans.planner.value ? (
        <Entering plans={plans} planner={plans.planner.value} field={field} />
      ) : (
        <Listed model={model} plans={plans} />
      )}
      <Trouble>{plans.trouble.value}</Trouble>
    </section>
  );
}

function Listed({ model, plans }: { model: GameModel; plans: ConditionalMoves }) {
  const { lines } = plans;
  const flipped = model.board.flipped.value;
  const start = (begun: Line = []) =>
    plans.start(new Planner(model.state, model.rules, flipped, begun));
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      {lines.value?.length ? (
        <ul class="plan-lines">
          {lines.value.map((line) => (
            <li key={line.join(" ")}>
              <button
                type="button"
                class="plan-line"
                title={words.goOn}
                onClick={() => start(line)}
              >
                <LineText line={line} mineFirst={model.state.side === model.state.turn.value} />
              </button>
              <button
                type="button"
                class="button small-button"
                aria-label={words.removeLine({ line: shownMove(line.join(" ")) })}
                onClick={() => {
                  add.current?.focus();
                  void plans.remove(line);
                }}
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p class="muted small">{words.hint}</p>
      )}
      <button
        ref={add}
        type="button"
        class="button"
        disabled={lines.value === null}
        onClick={() => start()}
      >
        {words.add}
      </button>
    </>
  );
}

/** The opponent's moves in plain type, the user's in bold. */
export function LineText({ line, mineFirst }: { line: Line; mineFirst: boolean }) {
  return (
    <>
      {line.map(shownMove).map((move, i) => {
        const mine = (i % 2 === 0) === mineFirst;
        return mine ? <strong key={i}>{move} </strong> : <span key={i}>{move} </span>;
      })}
    </>
  );
}

interface EnteringProps {
  plans: ConditionalMoves;
  planner: Planner;
  field: RefObject<HTMLInputElement>;
}

function Entering({ plans, planner, field }: EnteringProps) {
  const line = planner.line.value;
  useLayoutEffect(() => field.current?.focus(), [field]);
  const asked = planner.mine.value
    ? line.length === 0
      ? words.iPlay
      : words.iAnswer
    : words.ifHePlays;
  return (
    <div class="planning">
      <p role="status">
        <LineText line={line} mineFirst={planner.mineFirst} />
        <span class="plan-asked">{planner.full.value ? words.full : asked}</span>
      </p>
      <MoveField
        hint={moveHint(planner.board.geometry.algebraic)}
        field={field}
        typed={(text) => planner.typed(text)}
      />
      <Trouble>{planner.refusal.value}</Trouble>
      <div class="question">
        <button
          type="button"
          class="button primary"
          disabled={!planner.whole.value}
          onClick={() => void plans.finish()}
        >
          {words.keep}
        </button>
        <button
          type="button"
          class="button"
          disabled={line.length === 0}
          onClick={() => planner.undo()}
        >
          {words.undo}
        </button>
        <button type="button" class="button" onClick={() => plans.stop()}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}
