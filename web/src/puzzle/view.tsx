// The page of one puzzle.

import "../components/reach.css";
import "../components/stone.css";
import "./view.css";
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { IconButton } from "../components/icons.tsx";
import { Menu } from "../components/menu.tsx";
import { MoveField } from "../components/move-field.tsx";
import { KeyList } from "../components/shortcuts/keys.ts";
import { Switch } from "../components/switch.tsx";
import { variantName } from "../labels/variants.ts";
import type { Resource } from "../loading/resource.ts";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import { moveHint, squareText } from "../messages/sentences.ts";
import { navigate } from "../navigation/router.ts";
import type { Past, PuzzleChoice, PuzzleResults } from "../net/puzzles.ts";
import { account, member, username } from "../session/account.ts";
import { settings } from "../settings/settings.ts";
import { type Attempt, beforeText, outcomeText } from "./attempt.ts";
import { keepRated, rated } from "./choice.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { dayText } from "./day.ts";
import { watchKeys } from "./keys.ts";
import { Over } from "./over-view.tsx";
import { Progress } from "./progress.tsx";
import { PutBack } from "./put-back.tsx";
import { ResultsView } from "./results-view.tsx";

/** The next puzzle for this user, the puzzle of the day, or a puzzle opened by its number. */
export type Source = "next" | "daily" | "one";

interface Props {
  attempt: Attempt;
  /** The day, for a daily puzzle. */
  date: string | null;
  past: Past;
  source: Source;
  results: Resource<PuzzleResults | null>;
  choice: PuzzleChoice;
  next(choice: PuzzleChoice): void;
}

export function PuzzleView({ attempt, date, past, source, results, choice, next }: Props) {
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
  const outcome = attempt.outcome.value;
  useEffect(() => {
    if (outcome) void results.load();
  }, [outcome, results]);
  const out = useSignal(past.disabled);
  const before = beforeText({ ...past, disabled: out.value });
  const title = date === null ? words.title : joined(words.daily, dayText(date));
  return (
    <main id="content" class="puzzle">
      <h1 class="visually-hidden">{title}</h1>
      <div class="puzzle-board">
        <Board
          model={attempt.board}
          words={{ board: messages.board.label, square: squareText }}
          coordinates={settings.value.coordinates}
        />
      </div>
      <section class="puzzle-panel" aria-label={title}>
        <Task attempt={attempt} />
        <div class="puzzle-middle">
          <div class="puzzle-subject">
            <p class="small muted">
              {date !== null && `${title} · `}
              <a class="reach" href={`/rules/${attempt.variant.key}`}>
                {variantName(attempt.variant.key)}
              </a>
              {" · "}
              <a class="reach" href={`/puzzles/${attempt.puzzle.id}`}>
                #{attempt.puzzle.id}
              </a>
            </p>
            {!outcome && (
              <IconButton icon="flip" label={messages.game.flip} onClick={() => attempt.flip()} />
            )}
          </div>
          {before !== "" && !outcome && <p class="small">{before}</p>}
          {past.disabled && <WayBack puzzle={attempt.puzzle.id} out={out} />}
          {outcome ? (
            <Over attempt={attempt} outcome={outcome} another={another} />
          ) : (
            <>
              <Progress attempt={attempt} />
              <Remark attempt={attempt} />
              <Acts attempt={attempt} />
              {before === "" && <Cost attempt={attempt} source={source} results={results} />}
              <MoveField
                hint={moveHint(attempt.variant.geometry.algebraic)}
                field={field}
                typed={(text) => attempt.typed(text)}
              />
            </>
          )}
        </div>
        {member.value && (
          <ResultsView
            results={results.answer.value}
            variant={attempt.variant.key}
            result={outcome?.result}
          >
            {source === "next" && (
              <Switch
                label={words.rated}
                on={rated.value}
                onChange={(on) => {
                  keepRated(on);
                  // The current puzzle waits until rated puzzles are chosen again.
                  if (!outcome) another();
                }}
              />
            )}
          </ResultsView>
        )}
        <footer class="puzzle-foot">
          <ChoiceRow choice={choice} choose={next} />
          <Menu
            label={words.more}
            items={[
              ...(source === "daily"
                ? []
                : [{ label: words.daily, act: () => navigate("/puzzles/daily") }]),
              ...(member.value
                ? [{ label: words.results, act: () => navigate(`/@/${username.value}`) }]
                : []),
              { label: messages.game.keys, act: showKeys },
            ]}
          />
        </footer>
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
  const words = messages.puzzle;
  const { color, plies } = attempt.puzzle;
  const outcome = attempt.outcome.value;
  return (
    <header class={outcome ? `puzzle-task ${outcome.kind}` : "puzzle-task"}>
      <h2>
        <span class={`stone ${color}`} aria-hidden="true" />
        {outcome ? outcomeText(outcome.kind, attempt.wrong.value) : words.find({ color })}
      </h2>
      <p class="muted">{!outcome && words.best({ n: (plies + 1) / 2 })}</p>
    </header>
  );
}

/** The reason for a rejected move, a hint, or that the line continues. Its space is always kept. */
function Remark({ attempt }: { attempt: Attempt }) {
  const { refusal, hinted, line, phase } = attempt;
  const goesOn = line.value.length > 2 && phase.value !== "asking";
  const text = refusal.value || (goesOn ? messages.puzzle.goOn : "");
  const look = hinted.value !== null ? "hinted" : refusal.value ? "refused" : "";
  return (
    <p class={text ? `puzzle-remark ${look}` : "puzzle-remark"} aria-live="off">
      {text}
    </p>
  );
}

function Acts({ attempt }: { attempt: Attempt }) {
  const words = messages.puzzle;
  const waits = attempt.phase.value !== "yours";
  return (
    <div class="button-row">
      <button
        type="button"
        class="button"
        disabled={waits || attempt.hinted.value !== null}
        onClick={() => void attempt.hint()}
      >
        {words.hint}
      </button>
      <button
        type="button"
        class="button quiet"
        disabled={waits}
        onClick={() => void attempt.giveUp()}
      >
        {words.giveUp}
      </button>
    </div>
  );
}

/** In a player's first attempts of a variant the server limits what a failure costs. */
const firstTries = 20;
const mostLost = 40;

interface CostProps {
  attempt: Attempt;
  source: Source;
  results: Resource<PuzzleResults | null>;
}

/** What a hint and the solution cost. */
function Cost({ attempt, source, results }: CostProps) {
  const words = messages.puzzle;
  if (!member.value) return <p class="small muted">{words.guest}</p>;
  if (source === "one" || (source === "next" && !rated.value))
    return <p class="small muted">{words.unrated}</p>;
  const known = results.answer.value;
  const tries = known?.ratings.find(({ variant }) => variant === attempt.variant.key)?.tries ?? 0;
  return (
    <p class="small muted">
      {words.cost}
      {known && tries < firstTries && ` ${words.cap({ n: firstTries, points: mostLost })}`}
    </p>
  );
}
