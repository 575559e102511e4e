import { shortDayText, whenText } from "../messages/when.ts";
import "../components/game-rows.css";
import "./view.css";
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { Field, Select } from "../components/controls.tsx";
import { DateField } from "../components/dates/date-field.tsx";
import { Rest } from "../components/more.tsx";
import { Rating } from "../components/rating.tsx";
import { PlayerField } from "../finder/player-field.tsx";
import { resultText } from "../labels/result.ts";
import { playedText } from "../labels/ruleset.ts";
import { controlText } from "../labels/time.ts";
import { groupedVariants, otherGames } from "../labels/variants.ts";
import { speeds } from "../leaderboard/leaderboard.ts";
import { useKeptList } from "../loading/kept.ts";
import type { Paged } from "../loading/paged.ts";
import { useBegun } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { endingText, ruleName } from "../messages/sentences.ts";
import { gameAtPly } from "../navigation/game-address.ts";
import { navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import type { GameRow } from "../net/api.ts";
import { openingPlies, queryOf, search, typedOf, type Wanted, wantedOf, wishOf } from "./search.ts";

const words = messages.search;

export default function SearchRoute({ query }: { query: string }) {
  const wanted = useMemo(() => wantedOf(new URLSearchParams(query)), [query]);
  const found = useBegun(() => search(wanted), [wanted]);
  useTitle(words.title);
  return (
    <main id="content" class="page search">
      <h1>{words.title}</h1>
      <Form wanted={wanted} />
      <Found wanted={found} plies={openingPlies(wanted)} />
    </main>
  );
}

const anyOf = (any: string, options: readonly (readonly [string, string])[]) =>
  [["", any], ...options] as const;

function reasonOptions(): (readonly [string, string])[] {
  const named = Object.entries(words.reasons);
  return [...named, ...Object.keys(messages.rules).map((rule) => [rule, ruleName(rule)] as const)];
}

function Form({ wanted }: { wanted: Wanted }) {
  const form = useSignal(typedOf(wanted));
  // Back and Forward restore the query of that page. Runs before painting, because a later effect
  // could overwrite what a fast user has typed.
  useLayoutEffect(() => {
    form.value = typedOf(wanted);
  }, [wanted]);
  const field = (key: keyof Wanted) => ({
    value: form.value[key],
    onInput: (value: string) => {
      form.value = { ...form.value, [key]: value };
    },
  });
  const choice = (key: keyof Wanted) => ({
    value: form.value[key],
    shown: true,
    onChange: field(key).onInput,
  });
  return (
    <form
      class="search-form"
      onSubmit={(event) => {
        event.preventDefault();
        navigate(`/search?${queryOf(wishOf(form.value))}`);
      }}
    >
      <PlayerField label={messages.labels.player} {...field("player")} />
      <PlayerField label={words.opponent} {...field("opponent")} />
      <Select
        label={messages.labels.variant}
        options={[["", messages.labels.anyVariant], ...otherGames()]}
        groups={groupedVariants()}
        {...choice("variant")}
      />
      <Select
        label={messages.labels.speed}
        options={anyOf(
          words.anySpeed,
          ([...speeds, "unlimited"] as const).map(
            (speed) => [speed, messages.speeds[speed] ?? speed] as const,
          ),
        )}
        {...choice("speed")}
      />
      <Select
        label={words.result}
        options={anyOf(words.anyResult, [
          ["2-0", words.whiteWins],
          ["1-1", words.drawn],
          ["0-2", words.blackWins],
        ])}
        {...choice("result")}
      />
      <Select
        label={words.reason}
        options={anyOf(words.anyReason, reasonOptions())}
        {...choice("reason")}
      />
      <DateField past label={words.since} {...field("since")} />
      <DateField past label={words.until} {...field("until")} />
      <Field
        label={words.opening}
        placeholder="32-28 19-23"
        autocomplete="off"
        {...field("opening")}
      />
      <button type="submit" class="button primary">
        {words.submit}
      </button>
    </form>
  );
}

interface FoundProps {
  wanted: Paged<GameRow>;
  /** Number of plies of the searched opening: games are opened after it. */
  plies: number;
}

function Found({ wanted, plies }: FoundProps) {
  const { list, busy } = useKeptList(wanted);
  const games = list.items.value;
  const looking = busy || list.busy.value;
  if (games?.length === 0 && !looking && !list.more.value)
    return <p class="empty muted">{words.none}</p>;
  return (
    <section aria-label={words.title} aria-busy={looking}>
      <ul class="game-rows">
        {games === null
          ? looking && [1, 2, 3, 4, 5].map((row) => <li key={row} class="game-row shape" />)
          : games.map((game) => <FoundGame key={game.id} game={game} plies={plies} />)}
      </ul>
      {looking && games !== null && <p class="muted">{words.looking}</p>}
      {!looking && <Rest list={list} />}
    </section>
  );
}

function FoundGame({ game, plies }: { game: GameRow; plies: number }) {
  const { ratings } = game;
  return (
    <li class="game-row found-row">
      <a class="game-row-name" href={plies > 0 ? gameAtPly(game.id, plies) : `/game/${game.id}`}>
        <span class="found-player">
          {game.white} {ratings && <Rating {...ratings.white} />} –
        </span>{" "}
        <span class="found-player">
          {game.black} {ratings && <Rating {...ratings.black} />}
        </span>
      </a>
      <strong class="found-result">{resultText(game)}</strong>
      <span class="game-row-how muted">{endingText(game.result, game.reason ?? "", null)}</span>
      <span class="game-row-kind muted">
        {playedText(game)} · {controlText(game.time_control)}
      </span>
      <time class="game-row-when muted" title={whenText(game.created_ms)}>
        {shortDayText(game.created_ms)}
      </time>
    </li>
  );
}
