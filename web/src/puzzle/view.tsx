// The page of one puzzle.

import "../game/layout.css";
import "../components/stone.css";
import "./view.css";
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { IconButton } from "../components/icons.tsx";
import { KeyList } from "../components/keys.ts";
import { MoveField } from "../components/move-field.tsx";
import { variantName } from "../labels/variants.ts";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import { moveHint, squareText } from "../messages/sentences.ts";
import type { Past, PuzzleChoice } from "../net/puzzles.ts";
import { account } from "../session/account.ts";
import { settings } from "../settings/settings.ts";
import { type Attempt, beforeText, outcomeText } from "./attempt.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { dayText } from "./day.ts";
import { watchKeys } from "./keys.ts";
import { Over } from "./over-view.tsx";
import { PutBack } from "./put-back.tsx";

interface Props {
  attempt: Attempt;
  /** The day, for a daily puzzle. */
  date: string | null;
  past: Past;
  choice: PuzzleChoice;
  next(choice: PuzzleChoice): void;
}

export function PuzzleView({ attempt, date, past, choice, next }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const keysShown = useSignal(false);
  const words = messages.puzzle;
  const showKeys = () => {
    keysShown.value = true;
  };
  const another = () => next(choice);
  useEffect(
    () => watchKeys(attempt, { focusField: () => field.current?.focus(), showKeys, another }),
    [attempt, choice],
  );
  const out = useSignal(past.disabled);
  const before = beforeText({ ...past, disabled: out.value });
  const title = date === null ? words.title : joined(words.daily, dayText(date));
  return (
    <main id="content" class="game puzzle">
      <h1 class="visually-hidden">{title}</h1>
      <div class="game-board">
        <Board
          model={attempt.board}
          words={{ board: messages.board.label, square: squareText }}
          coordinates={settings.value.coordinates}
        />
      </div>
      <section class="game-panel" aria-label={title}>
        <header class="game-facts small">
          <span class="muted">
            {date !== null && `${title} · `}
            <a href={`/rules/${attempt.variant.key}`}>{variantName(attempt.variant.key)}</a> ·{" "}
            <a href={`/puzzles/${attempt.puzzle.id}`}>#{attempt.puzzle.id}</a>
          </span>
          {!attempt.outcome.value && (
            <IconButton icon="flip" label={messages.game.flip} onClick={() => attempt.flip()} />
          )}
          <IconButton icon="keys" label={messages.game.keys} onClick={showKeys} />
        </header>
        {before !== "" && !attempt.outcome.value && <p class="small">{before}</p>}
        {past.disabled && <WayBack puzzle={attempt.puzzle.id} out={out} />}
        <Task attempt={attempt} />
        {attempt.outcome.value ? (
          <Over attempt={attempt} outcome={attempt.outcome.value} another={another} />
        ) : (
          <>
            <div class="button-row">
              <button
                type="button"
                class="button small-button"
                disabled={attempt.phase.value !== "yours"}
                onClick={() => void attempt.giveUp()}
              >
                {words.giveUp}
              </button>
            </div>
            <MoveField
              hint={moveHint(attempt.variant.geometry.algebraic)}
              field={field}
              typed={(text) => attempt.typed(text)}
            />
          </>
        )}
        <ChoiceRow choice={choice} choose={next} />
        {date === null && (
          <p class="small">
            <a href="/puzzles/daily">{words.daily}</a>
          </p>
        )}
      </section>
      <p class="visually-hidden" role="status" aria-live="polite">
        {attempt.announcement.value}
      </p>
      {keysShown.value && (
        <KeyList
          rows={words.keys}
          onClose={() => {
            keysShown.value = false;
          }}
        />
      )}
    </main>
  );
}

/** For moderators: a button that enables a puzzle that was disabled when the page was opened. */
function WayBack({ puzzle, out }: { puzzle: string; out: Signal<boolean> }) {
  const role = account.value?.role;
  if (role !== "moderator" && role !== "admin") return null;
  const back = () => {
    out.value = false;
  };
  return (
    <>
      {out.value && (
        <div class="button-row">
          <PutBack puzzle={puzzle} done={back} />
        </div>
      )}
      <p class="good small" role="status">
        {!out.value && messages.puzzle.desk.isBack}
      </p>
    </>
  );
}

/** What the user has to do, or the outcome. */
function Task({ attempt }: { attempt: Attempt }) {
  const { color } = attempt.puzzle;
  const outcome = attempt.outcome.value;
  return (
    <div class={outcome ? `puzzle-task ${outcome.kind}` : "puzzle-task"}>
      <p class="puzzle-find">
        <span class={`stone ${color}`} aria-hidden="true" />
        <strong>{headline(attempt)}</strong>
      </p>
      <p class="puzzle-remark small" aria-live="off">
        {attempt.refusal.value || remark(attempt)}
      </p>
    </div>
  );
}

function headline({ puzzle, outcome, wrong }: Attempt): string {
  const words = messages.puzzle;
  if (!outcome.value) return words.find({ color: puzzle.color });
  return outcomeText(outcome.value.kind, wrong.value);
}

function remark({ phase, line, outcome }: Attempt): string {
  const words = messages.puzzle;
  if (outcome.value || phase.value === "asking") return "";
  return line.value.length > 2 ? words.goOn : words.best;
}
