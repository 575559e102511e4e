// What was played in a position in the site's finished games, and the results.

import "../components/filters.css";
import "../components/form.css";
import "../components/table.css";
import "./view.css";
import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Select } from "../components/controls.tsx";
import { Failed } from "../components/failed.tsx";
import { shownMove } from "../labels/notation.ts";
import { Resource } from "../loading/resource.ts";
import { locale, messages } from "../messages/messages.ts";
import { monthText } from "../messages/month-text.ts";
import { shortDayText } from "../messages/when.ts";
import { gameAtPosition } from "../navigation/game-address.ts";
import type { Explorer, ExplorerMove } from "../net/api.ts";
import { playersApi } from "../net/players.ts";
import {
  bands,
  type Counts,
  everything,
  type Filters,
  type Place,
  questionOf,
  shares,
  years,
} from "./question.ts";

// Kept from one board to the next.
const filters = signal<Filters>(everything);

/** Delay, so that stepping through a line sends no queries. */
const settled_ms = 150;

interface Props {
  place: Place;
  play(move: string): void;
}

export default function Openings({ place, play }: Props) {
  const { variant, ruleset, fen } = place;
  const chosen = filters.value;
  const found = useMemo(
    () =>
      new Resource(() => playersApi.explore(questionOf({ variant, ruleset, fen }, filters.peek()))),
    [variant, ruleset, fen],
  );
  useEffect(() => {
    const timer = setTimeout(() => void found.load(), settled_ms);
    return () => clearTimeout(timer);
  }, [found, chosen]);
  useEffect(() => () => found.stop(), [found]);
  const page = found.answer.value;
  return (
    <div class="openings" aria-busy={page === null || found.busy.value}>
      <FilterRow />
      <Failed again={() => found.again()}>{found.trouble.value}</Failed>
      {page && page.moves.length === 0 && <p class="note">{emptyText(chosen)}</p>}
      {page && page.moves.length > 0 && <Moves page={page} play={play} />}
      {page && <Remarks page={page} />}
    </div>
  );
}

const emptyText = (chosen: Filters): string =>
  Object.values(chosen).some((one) => one !== "")
    ? messages.openings.noneSo
    : messages.openings.none;

function FilterRow() {
  const words = messages.openings;
  const change = (changed: Partial<Filters>) => {
    filters.value = { ...filters.value, ...changed };
  };
  const speeds = ["bullet", "blitz", "rapid", "classical", "correspondence"] as const;
  return (
    <div class="filters openings-filters">
      <Select
        label={messages.labels.speed}
        value={filters.value.speed}
        options={[
          ["", words.anySpeed],
          ["live", words.live],
          ...speeds.map((speed) => [speed, messages.speeds[speed]] as const),
        ]}
        onChange={(speed) => change({ speed: speed as Filters["speed"] })}
      />
      <Select
        label={words.ratings}
        value={filters.value.ratings}
        options={[
          ["", words.anyRating],
          ...bands.map(({ key, from, below }) => [key, bandText(from, below)] as const),
        ]}
        onChange={(ratings) => change({ ratings })}
      />
      <Select
        label={words.period}
        value={filters.value.since}
        options={[
          ["", words.anyTime],
          ...years(Date.now()).map((year) => [year, words.since({ year })] as const),
        ]}
        onChange={(since) => change({ since })}
      />
    </div>
  );
}

function bandText(from: number | null, below: number | null): string {
  const words = messages.openings;
  if (from === null) return words.ratingBelow({ below: String(below) });
  if (below === null) return words.ratingFrom({ from: String(from) });
  return `${from}–${below - 1}`;
}

/** "11/2026", because space is narrow. */

const numberText = (n: number) => new Intl.NumberFormat(locale).format(n);

function Moves({ page, play }: { page: Explorer; play: Props["play"] }) {
  const words = messages.openings;
  return (
    <table class="table openings-table">
      <thead>
        <tr>
          <th scope="col">{words.move}</th>
          <th scope="col" class="openings-number">
            {words.games}
          </th>
          <th scope="col">{words.results}</th>
          <th scope="col" class="openings-number openings-rating">
            {words.average}
          </th>
          <th scope="col">{words.newest}</th>
          <th scope="col">{words.strongest}</th>
        </tr>
      </thead>
      <tbody>
        {page.moves.map((move) => (
          <Row key={move.move} move={move} fen={page.fen} play={play} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.all}</th>
          <td class="openings-number">{numberText(page.games)}</td>
          <td>
            <Results counts={page} />
          </td>
          <td class="openings-rating" />
          <td />
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

interface RowProps {
  move: ExplorerMove;
  /** The position in which it was played. */
  fen: string;
  play: Props["play"];
}

function Row({ move, fen, play }: RowProps) {
  const words = messages.openings;
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          class="openings-move"
          title={words.play}
          onClick={() => play(move.move)}
        >
          {shownMove(move.move)}
        </button>
      </th>
      <td class="openings-number">{numberText(move.games)}</td>
      <td>
        <Results counts={move} />
      </td>
      <td class="openings-number openings-rating">{move.rating}</td>
      <td>
        {move.newest && (
          <GameLink game={move.newest} fen={fen} text={monthText(move.newest.created_ms)} />
        )}
      </td>
      <td>
        {move.strongest && (
          <GameLink game={move.strongest} fen={fen} text={String(meanOf(move.strongest))} />
        )}
      </td>
    </tr>
  );
}

type ShownGame = NonNullable<ExplorerMove["newest"]>;

const meanOf = ({ white_rating, black_rating }: ShownGame): number =>
  Math.floor((white_rating + black_rating) / 2);

interface GameLinkProps {
  game: ShownGame;
  /**
   * Links to this position of the game, because by transposition it may occur at a different ply.
   */
  fen: string;
  text: string;
}

function GameLink({ game, fen, text }: GameLinkProps) {
  const rated = (name: string, rating: number) => `${name} (${rating})`;
  const title = messages.openings.game({
    white: rated(game.white, game.white_rating),
    black: rated(game.black, game.black_rating),
    date: shortDayText(game.created_ms),
  });
  return (
    <a href={gameAtPosition(game.id, fen)} title={title}>
      {text}
      <span class="visually-hidden">: {title}</span>
    </a>
  );
}

/** White's wins, draws and Black's wins as a bar, and as text for screen readers. */
function Results({ counts }: { counts: Counts }) {
  const { white, drawn, black } = shares(counts);
  const text = messages.openings.resultsOf({ white, drawn, black });
  return (
    <span class="openings-results" role="img" aria-label={text} title={text}>
      {[white, drawn, black].map((share, i) => (
        <span key={i} style={{ "--share": share }}>
          {share >= 28 ? `${share}` : ""}
        </span>
      ))}
    </span>
  );
}

function Remarks({ page }: { page: Explorer }) {
  const words = messages.openings;
  return (
    <p class="small muted">
      {words.counted({ n: page.counted_plies / 2 })}
      {page.games_to_count > 0 && ` ${words.toCount({ n: page.games_to_count })}`}
    </p>
  );
}
