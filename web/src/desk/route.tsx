import { exactText } from "../messages/instants.ts";
import "../components/filters.css";
import "../components/outcome.css";
import "./route.css";
import { useEffect } from "preact/hooks";
import { BoardShapes } from "../components/board-shapes.tsx";
import { Choice, Select } from "../components/controls.tsx";
import { Ago } from "../components/dates/ago.tsx";
import { Diagram } from "../components/diagram.tsx";
import { watchPageKeys } from "../components/keys.ts";
import { SideMark } from "../components/side-mark.tsx";
import { otherRuleset, playedText } from "../labels/ruleset.ts";
import { groupedVariants, otherGames } from "../labels/variants.ts";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import { day } from "../messages/spans.ts";
import { useTitle } from "../navigation/title.ts";
import type { GameRow, VariantKey } from "../net/api.ts";
import { rulesLoaded, socket } from "../net/connection.ts";
import { othersThan, playersOf } from "../net/seats.ts";
import type { Rules } from "../rules/rules.ts";
import { account, username } from "../session/account.ts";
import { gamesKnown, goToNext, refreshGames, runningGames } from "../session/games.ts";
import { deskFilter, deskGames } from "./desk.ts";
import { isTurnOf } from "./order.ts";

const words = messages.desk;

/** All running correspondence games of the user, those where it is their turn first. */
export default function DeskRoute() {
  useTitle(words.title);
  useEffect(
    () => watchPageKeys((key) => (key === "x" ? () => void goToNext(null) : undefined)),
    [],
  );
  // The server does not notify this page of moves made in another browser.
  useEffect(() => void refreshGames().catch(() => {}), []);
  if (account.value === undefined) return <main id="content" class="page desk" aria-busy="true" />;
  return (
    <main id="content" class="page desk">
      <header class="section-head">
        <h1>{words.title}</h1>
        {account.value && <a href="/vacation">{messages.site.vacations}</a>}
        {account.value && <Filters />}
      </header>
      {account.value ? <Games /> : <SignInFirst />}
    </main>
  );
}

function SignInFirst() {
  return (
    <p class="empty muted">
      {words.signInFirst} <a href="/signin?next=/desk">{messages.site.signIn}</a>
    </p>
  );
}

function Filters() {
  const { turn, variant } = deskFilter.value;
  return (
    <div class="filters">
      <Choice
        label={words.which}
        hideLabel
        value={turn}
        options={[
          ["all", words.all],
          ["mine", words.mine],
        ]}
        onChange={(value) => {
          deskFilter.value = { ...deskFilter.value, turn: value };
        }}
      />
      <Select
        label={messages.labels.anyVariant}
        value={variant}
        options={[["", messages.labels.anyVariant], ...otherGames()]}
        groups={groupedVariants()}
        onChange={(value) => {
          deskFilter.value = { ...deskFilter.value, variant: value as VariantKey | "" };
        }}
      />
    </div>
  );
}

function Games() {
  const games = deskGames.value;
  const rules = rulesLoaded.value;
  if (!gamesKnown.value) return <BoardShapes list="desk-cards" card="desk-card" />;
  if (games.length === 0) return <Nothing />;
  return (
    <>
      <ul class="desk-cards">
        {games.map((game) => (
          <Card key={game.id} game={game} rules={rules} />
        ))}
      </ul>
      <p class="muted small desk-hint">{words.nextKey}</p>
    </>
  );
}

function Nothing() {
  const others = runningGames.value.some((game) => game.pace === "correspondence");
  const own = `/@/${encodeURIComponent(username.value ?? "")}`;
  return (
    <p class="empty muted">
      {others ? words.noneWaiting : words.none} {others ? null : <a href="/">{words.start}</a>}
      {others ? null : " · "}
      <a href={own}>{words.history}</a>
    </p>
  );
}

function Card({ game, rules }: { game: GameRow; rules: Rules | null }) {
  const mine = isTurnOf(game, username.value);
  const side = game.black === username.value ? "black" : "white";
  const opponent = othersThan(game, username.value);
  return (
    <li class={mine ? "desk-card waiting" : "desk-card"}>
      {rules ? (
        <Diagram
          rules={rules}
          variant={game.variant}
          fen={game.fen}
          game={game.id}
          flipped={side === "black"}
          label={playersOf(game).join(" – ")}
        />
      ) : (
        <div class="board-shape" />
      )}
      <div class="desk-line">
        <SideMark game={game} name={username.value} />
        <a class="desk-opponent" href={`/game/${game.id}`}>
          {opponent}
        </a>
        <span class="muted small">{game.last_move ?? ""}</span>
      </div>
      <div class="desk-line small">
        <span class={mine ? "outcome playing" : "muted"}>
          {mine ? messages.profile.yourTurn : words.theirTurn}
        </span>
        <Deadline game={game} mine={mine} />
      </div>
      {otherRuleset(game) !== null && <p class="muted small">{playedText(game)}</p>}
      {game.on_vacation.map(({ username: name, until_ms: until }) => (
        <p key={name} class="muted small">
          {joined(name, messages.game.onVacation({ until: exactText(until) }))}
        </p>
      ))}
      {mine && game.message !== null && (
        <p class="desk-message small" title={game.message}>
          {messages.moveMessages.from({ name: opponent })} {game.message}
        </p>
      )}
    </li>
  );
}

/** The remaining time in words, with the exact time on hover. */
function Deadline({ game, mine }: { game: GameRow; mine: boolean }) {
  const at = game.deadline_ms;
  if (at === null) {
    const unlimited = game.time_control.kind === "unlimited";
    return <span class="muted">{unlimited ? words.noLimit : messages.game.clockStands}</span>;
  }
  const soon = mine && at - socket.serverNow() < day;
  return <Ago class={soon ? "due-soon" : "muted"} at={at} />;
}
