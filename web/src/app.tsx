// The frame of every page: the head, what is said above the page, and the page itself.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ChallengeRoute } from "./challenge/view.tsx";
import { socket } from "./connection.ts";
import { arrivedAt } from "./focus.ts";
import { GameRoute } from "./game/route.tsx";
import { LobbyRoute } from "./lobby/view.tsx";
import {
  account,
  goToNext,
  incoming,
  liveGame,
  signingOut,
  signOutAnyway,
  waitingGames,
} from "./me.ts";
import { messages } from "./messages/messages.ts";
import { news, putAway } from "./news.ts";
import { MyGames, OwnPages } from "./own-pages.tsx";
import { Boundary } from "./parts/boundary.tsx";
import { Dialog } from "./parts/dialog.tsx";
import { Icon } from "./parts/icons.tsx";
import { lazily } from "./parts/lazily.tsx";
import { Lost } from "./parts/lost.tsx";
import { address, heldBack, leaveAnyway } from "./router.ts";

const words = messages.site;

const further = () => import("./further-pages.ts");
const AccountRoute = lazily(async () => (await further()).AccountRoute);
const MailLink = lazily(async () => (await further()).MailLink);
const ModerationRoute = lazily(async () => (await further()).ModerationRoute);
const PrivacyRoute = lazily(async () => (await further()).PrivacyRoute);
const ProfileRoute = lazily(async () => (await further()).ProfileRoute);
const LeaderboardRoute = lazily(async () => (await further()).LeaderboardRoute);
const CurrentGamesRoute = lazily(async () => (await further()).CurrentGamesRoute);
const SearchRoute = lazily(async () => (await further()).SearchRoute);
const TournamentsRoute = lazily(async () => (await further()).TournamentsRoute);
const TournamentRoute = lazily(async () => (await further()).TournamentRoute);
const NewTournamentRoute = lazily(async () => (await further()).NewTournamentRoute);
const DeskRoute = lazily(async () => (await further()).DeskRoute);
const VacationRoute = lazily(async () => (await further()).VacationRoute);
const RulebookRoute = lazily(async () => (await further()).RulebookRoute);
const AnalysisRoute = lazily(async () => (await further()).AnalysisRoute);
const SettingsRoute = lazily(async () => (await further()).SettingsRoute);
const SignInRoute = lazily(async () => (await further()).SignInRoute);
const SignUpRoute = lazily(async () => (await further()).SignUpRoute);

export function App() {
  return (
    <>
      <a class="skip" href="#content">
        {words.skip}
      </a>
      <Head />
      <ConnectionBar />
      <Boundary>
        <Page />
      </Boundary>
      <footer class="foot">
        <nav aria-label={words.more}>
          <Pages />
          <OwnPages />
        </nav>
        <a href="/privacy">{messages.privacy.title}</a>
      </footer>
      <Happened />
      <HeldBack />
      <SigningOut />
      <Arrived />
    </>
  );
}

/** Only places of this site; anything else leads to the front page. */
function nextOf(query: URLSearchParams): string {
  const next = query.get("next") ?? "/";
  return /^\/(?![/\\])/.test(next) ? next : "/";
}

/** Null for what no browser would have written. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function Page() {
  const [path = "/", query = ""] = address.value.split("?");
  const [, first = "", second = ""] = path.split("/");
  const named = decoded(second);
  if (named === null) return <Lost sentence={words.notFound} />;
  const next = nextOf(new URLSearchParams(query));
  switch (first) {
    case "":
      return <LobbyRoute />;
    case "game":
      return <GameRoute key={named} id={named} />;
    case "@":
      return <ProfileRoute key={named} name={named} />;
    case "leaderboard":
      return <LeaderboardRoute query={query} />;
    case "games":
      return <CurrentGamesRoute query={query} />;
    case "search":
      return <SearchRoute key={query} query={query} />;
    case "challenge":
      return <ChallengeRoute key={named} id={named} />;
    case "account":
      return <AccountRoute />;
    case "confirm":
    case "reset":
    case "undo":
    case "not-me":
    case "unsubscribe":
    case "forgot":
      return <MailLink key={path} what={first} secret={named} />;
    case "moderation":
      return <ModerationRoute />;
    case "analysis":
      return <AnalysisRoute key={query} query={query} />;
    case "tournaments":
      return named === "new" ? <NewTournamentRoute /> : <TournamentsRoute query={query} />;
    case "tournament":
      return <TournamentRoute key={named} id={named} query={query} />;
    case "rules":
      return <RulebookRoute key={named} variant={named} />;
    case "privacy":
      return <PrivacyRoute />;
    case "desk":
      return <DeskRoute />;
    case "vacation":
      return <VacationRoute />;
    case "settings":
      return <SettingsRoute />;
    case "signin":
      return <SignInRoute next={next} />;
    case "signup":
      return <SignUpRoute next={next} />;
    default:
      return <Lost sentence={words.notFound} />;
  }
}

function Head() {
  return (
    <header class="head">
      <a class="brand" href="/" aria-label={words.name}>
        <img src="/icon.svg" alt="" width="24" height="24" />
        <span>{words.name}</span>
      </a>
      <nav class="head-nav">
        <Pages />
        <Waiting />
      </nav>
      <nav class="head-nav head-own" aria-label={words.account}>
        <a class="head-icon" href="/settings" aria-label={words.settings} title={words.settings}>
          <Icon name="settings" />
        </a>
        <Own />
      </nav>
    </header>
  );
}

/** In the head, or below the page where the head has no room. */
function Pages() {
  return (
    <>
      <a class="head-page" href="/games">
        {messages.current.title}
      </a>
      <a class="head-page" href="/tournaments">
        {messages.tournaments.title}
      </a>
      <a class="head-page" href="/leaderboard">
        {words.players}
      </a>
      <a class="head-page" href="/search">
        {words.findGames}
      </a>
      <a class="head-page" href="/rules">
        {messages.rulebook.title}
      </a>
      <a class="head-page" href="/analysis">
        {messages.analysis.title}
      </a>
    </>
  );
}

/** Games and challenges that wait for me elsewhere. */
function Waiting() {
  const live = liveGame.value;
  const path = address.value.split("?")[0];
  const current = path?.startsWith("/game/") ? path.slice("/game/".length) : null;
  const waiting = waitingGames.value.filter((game) => game.id !== current).length;
  const challenged = path === "/" ? 0 : incoming.value.length;
  return (
    <>
      {live && current !== live.id && (
        <a class="head-call" href={`/game/${live.id}`}>
          <CallText long={words.returnToGame} short={words.returnShort} />
        </a>
      )}
      {waiting > 0 && (
        <button
          type="button"
          class="head-call"
          title={words.nextGameHint}
          onClick={() => void goToNext(current)}
        >
          <CallText long={words.nextGame(waiting)} short={words.nextShort(waiting)} />
        </button>
      )}
      {challenged > 0 && (
        <a class="head-call" href="/">
          <CallText long={words.challenges(challenged)} short={words.challengesShort(challenged)} />
        </a>
      )}
    </>
  );
}

/** On a phone there is room for a word only; the whole is read out in any case. */
function CallText({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span class="call-long">{long}</span>
      <span class="call-short" aria-hidden="true">
        {short}
      </span>
    </>
  );
}

function Own() {
  const mine = account.value;
  if (mine === undefined) return null;
  if (mine === null) {
    return (
      <>
        <a href="/signin">{words.signIn}</a>
        <a class="button small-button head-signup" href="/signup">
          {words.signUp}
        </a>
      </>
    );
  }
  if (mine.guest) {
    return (
      <>
        <MyGames />
        <a class="head-guest" href={`/@/${encodeURIComponent(mine.username)}`}>
          {mine.username}
        </a>
        <a class="button small-button" href="/signup">
          {words.signUp}
        </a>
      </>
    );
  }
  return (
    <>
      <MyGames />
      <a class="head-user" href="/account">
        <Icon name="person" />
        <span>{mine.username}</span>
      </a>
    </>
  );
}

function ConnectionBar() {
  const lost = socket.state.value === "lost";
  const wasLost = useSignal(false);
  useEffect(() => {
    if (lost) wasLost.value = true;
  }, [lost, wasLost]);
  const unsent = socket.unanswered.length;
  return (
    <p class={lost ? "connection" : "visually-hidden"} role="status">
      {lost ? words.lost : wasLost.value ? words.back : ""}
      {lost && unsent > 0 && ` ${words.unsent(unsent)}`}
    </p>
  );
}

/** News from elsewhere, until the reader looks at them or puts them away. */
function Happened() {
  const last = news.value;
  if (!last) return null;
  const close = () => putAway(last);
  return (
    <div class="begun" role="status">
      <p>{last.text}</p>
      {last.to && (
        <a class="button primary small-button" href={last.to} onClick={close}>
          {last.look}
        </a>
      )}
      <button type="button" class="button small-button" onClick={close}>
        {words.close}
      </button>
    </div>
  );
}

/** Read out after a change of page. */
function Arrived() {
  return (
    <p class="visually-hidden" aria-live="polite">
      {arrivedAt.value}
    </p>
  );
}

function HeldBack() {
  const held = heldBack.value;
  if (!held) return null;
  const stay = () => {
    heldBack.value = null;
  };
  return (
    <Dialog title={words.leaveTitle} onClose={stay}>
      <p>{held.question}</p>
      <div class="button-row">
        <button type="button" class="button primary" onClick={stay}>
          {words.leaveStay}
        </button>
        <button type="button" class="button" onClick={() => leaveAnyway(held)}>
          {words.leaveGo}
        </button>
      </div>
    </Dialog>
  );
}

/** Asks before signing out while something is not sent yet: it would be lost. */
function SigningOut() {
  const unsent = signingOut.value;
  if (unsent === 0) return null;
  const stay = () => {
    signingOut.value = 0;
  };
  return (
    <Dialog title={words.signOut} onClose={stay}>
      <p>{words.signOutUnsent(unsent)}</p>
      <div class="button-row">
        <button type="button" class="button primary" onClick={stay}>
          {words.leaveStay}
        </button>
        <button type="button" class="button" onClick={() => void signOutAnyway()}>
          {words.signOut}
        </button>
      </div>
    </Dialog>
  );
}
