import "./route.css";
import { useEffect } from "preact/hooks";
import { BoardShapes } from "../components/board-shapes.tsx";
import { Pills } from "../components/pills.tsx";
import { watchPageKeys } from "../components/shortcuts/keys.ts";
import { SideMark } from "../components/side-mark.tsx";
import { Switch } from "../components/switch.tsx";
import { messages } from "../messages/messages.ts";
import { whenText } from "../messages/when.ts";
import { useTitle } from "../navigation/title.ts";
import type { GameRow } from "../net/api.ts";
import { othersThan } from "../net/seats.ts";
import { account, username } from "../session/account.ts";
import { gamesKnown, goToNext, refreshGames } from "../session/games.ts";
import { keep, keepNow } from "../session/settings.ts";
import { settings } from "../settings/settings.ts";
import { chosenEvent, deskCount, deskEvents, deskFilter, otherGames, turnGames } from "./desk.ts";
import { factsOf, GameCard, Left } from "./game-card.tsx";
import { loadTournaments, tournamentName } from "./tournaments.ts";

const words = messages.desk;

/** All running correspondence games of the user: their turn as boards, the others as a list. */
export default function DeskRoute() {
  useTitle(messages.site.myGames);
  useEffect(
    () => watchPageKeys((key) => (key === "x" ? () => void goToNext(null) : undefined)),
    [],
  );
  // The server does not notify this page of moves made in another browser.
  useEffect(() => keepNow, []);
  useEffect(() => void refreshGames().catch(() => {}), []);
  const me = username.value;
  useEffect(() => {
    if (me !== null) loadTournaments();
  }, [me]);
  if (account.value === undefined) return <main id="content" class="page desk" aria-busy="true" />;
  return (
    <main id="content" class="page desk">
      <header class="section-head">
        <h1>{messages.site.myGames}</h1>
        {account.value && (
          <>
            <Switch
              label={words.nextGame}
              on={settings.value.nextGame}
              onChange={(on) => keep({ nextGame: on })}
            />
            <a class="button" href="/vacation">
              {messages.site.vacations}
            </a>
          </>
        )}
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

/** All, each tournament, and the games outside tournaments. */
function Filters() {
  const events = deskEvents.value;
  if (events.length < 2) return null;
  const all = { key: "", count: deskCount.value };
  const nameOf = (key: string) =>
    key === "" ? words.all : key === "none" ? words.others : (tournamentName(key) ?? "…");
  return (
    <Pills
      label={words.which}
      options={[all, ...events].map(({ key, count }) => [key, `${nameOf(key)} ${count}`] as const)}
      chosen={chosenEvent.value}
      onChange={(key) => {
        deskFilter.value = key;
      }}
    />
  );
}

function Games() {
  if (!gamesKnown.value) return <BoardShapes list="desk-cards" card="desk-card framed" />;
  if (deskCount.value === 0) return <Nothing />;
  return (
    <>
      <Filters />
      <YourTurn games={turnGames.value} />
      {otherGames.value.length > 0 && <Waiting games={otherGames.value} />}
    </>
  );
}

function Nothing() {
  const own = `/@/${encodeURIComponent(username.value ?? "")}`;
  return (
    <p class="empty muted">
      {words.none} <a href="/">{words.start}</a> · <a href={own}>{words.history}</a>
    </p>
  );
}

function YourTurn({ games }: { games: readonly GameRow[] }) {
  return (
    <section class="desk-turn" aria-labelledby="desk-turn-title">
      <header class="desk-head">
        <h2 id="desk-turn-title">{messages.profile.yourTurn}</h2>
        <span class="desk-count">{games.length}</span>
        {games.length > 0 && (
          <span class="desk-hint muted small">
            <kbd>x</kbd> {words.nextKey}
          </span>
        )}
      </header>
      {games.length === 0 ? (
        <p class="empty muted">{words.noneWaiting}</p>
      ) : (
        <ul class="desk-cards">
          {games.map((game) => (
            <GameCard key={game.id} game={game} look="framed" />
          ))}
        </ul>
      )}
    </section>
  );
}

function Waiting({ games }: { games: readonly GameRow[] }) {
  return (
    <section class="desk-waiting" aria-labelledby="desk-waiting-title">
      <header class="desk-head">
        <h2 id="desk-waiting-title">{words.waiting}</h2>
        <span class="desk-count">{games.length}</span>
      </header>
      <ul>
        {games.map((game) => (
          <li key={game.id} class="desk-row">
            <SideMark game={game} name={username.value} />
            <a class="desk-opponent" href={`/game/${game.id}`}>
              {othersThan(game, username.value)}
            </a>
            <span class="desk-facts muted">{factsOf(game)}</span>
            {game.on_vacation
              .filter(({ username: name }) => name !== username.value)
              .map(({ username: name, until_ms: until }) => (
                <span key={name} class="desk-away">
                  {words.away({ until: whenText(until) })}
                </span>
              ))}
            <Left game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}
