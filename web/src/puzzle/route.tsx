// Puzzles: one after another, the daily one, or the one that the address names.

import "./view.css";
import "../components/board-shapes.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ErrorPage } from "../components/error-page.tsx";
import { type Resource, useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import { loadRules } from "../net/connection.ts";
import {
  type Past,
  type Puzzle,
  type PuzzleChoice,
  type PuzzleResults,
  puzzles,
} from "../net/puzzles.ts";
import { Problem } from "../net/request.ts";
import type { Rules } from "../rules/rules.ts";
import { account, member, username } from "../session/account.ts";
import { Attempt } from "./attempt.ts";
import { addressOf, choiceOf, keep, rated } from "./choice.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { PuzzleView, type Source } from "./view.tsx";

interface Props {
  /** "" for the next puzzle, "daily", or a puzzle's id. */
  name: string;
  query: string;
}

export default function PuzzleRoute({ name, query }: Props) {
  // The account must be known first: it decides which puzzle is next.
  if (account.value === undefined) return <PuzzleShape />;
  return <Puzzles key={username.value} name={name} query={query} />;
}

interface Found {
  puzzle: Puzzle;
  rules: Rules;
  /** The day of a daily puzzle. */
  date: string | null;
  past: Past;
}

async function found(name: string, choice: PuzzleChoice): Promise<Found> {
  // The server never returns a next puzzle that the user has tried.
  const asked: Promise<{ puzzle: Puzzle; date?: string } & Partial<Past>> =
    name === ""
      ? puzzles.next(choice, rated.peek())
      : name === "daily"
        ? puzzles.daily()
        : puzzles.one(name);
  const [told, rules] = await Promise.all([asked, loadRules()]);
  const { puzzle, date = null, solved = null, disabled = false } = told;
  return { puzzle, rules, date, past: { solved, disabled } };
}

function Puzzles({ name, query }: Props) {
  const choice = choiceOf(query);
  const results = useResource(async () => (member.peek() ? puzzles.results() : null), []);
  // Counts requests for another puzzle.
  const round = useSignal(0);
  const { variant, theme } = choice;
  const asked = name === "" ? addressOf(choice) : name;
  const resource = useResource(() => found(name, { variant, theme }), [asked, round.value]);
  const next = (wanted: PuzzleChoice) => {
    keep(wanted);
    round.value += 1;
    navigate(addressOf(wanted), { replace: name === "" });
  };
  const answer = resource.answer.value;
  const failure = resource.failure.value;
  useTitle(name === "daily" ? messages.puzzle.daily : messages.puzzle.title);
  if (failure instanceof Problem && failure.status === 404)
    return <Missing name={name} choice={choice} next={next} />;
  if (failure !== null)
    return (
      <ErrorPage sentence={resource.trouble.value ?? ""} again={() => void resource.again()} />
    );
  if (!answer) return <PuzzleShape />;
  return (
    <Opened
      key={`${answer.puzzle.id} ${round.value}`}
      found={answer}
      source={name === "" ? "next" : name === "daily" ? "daily" : "one"}
      results={results}
      choice={choice}
      next={next}
    />
  );
}

interface OpenedProps {
  found: Found;
  source: Source;
  results: Resource<PuzzleResults | null>;
  choice: PuzzleChoice;
  next(choice: PuzzleChoice): void;
}

function Opened({ found, source, results, choice, next }: OpenedProps) {
  const { puzzle, rules, date, past } = found;
  const attempt = useSignal<Attempt | null>(null);
  useEffect(() => {
    const made = new Attempt(puzzle, rules);
    attempt.value = made;
    made.begin();
    return () => {
      made.dispose();
      attempt.value = null;
    };
  }, [puzzle, rules, attempt]);
  if (!attempt.value) return <PuzzleShape />;
  return (
    <PuzzleView
      attempt={attempt.value}
      date={date}
      past={past}
      source={source}
      results={results}
      choice={choice}
      next={next}
    />
  );
}

interface MissingProps {
  name: string;
  choice: PuzzleChoice;
  next(choice: PuzzleChoice): void;
}

function Missing({ name, choice, next }: MissingProps) {
  const words = messages.puzzle;
  const sentence = name === "" ? words.none : name === "daily" ? words.noDaily : words.notFound;
  return (
    <main id="content" class="page narrow">
      <h1>{words.title}</h1>
      <p>{sentence}</p>
      <ChoiceRow choice={choice} choose={next} />
    </main>
  );
}

/** Placeholder for the whole page while it loads. */
function PuzzleShape() {
  return (
    <main id="content" class="puzzle" aria-busy="true">
      <div class="puzzle-board">
        <div class="board-shape" />
      </div>
      <section class="puzzle-panel" />
    </main>
  );
}
