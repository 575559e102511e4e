// The frame of every page: header, notices, and the page itself.

import "../components/buttons.css";
import "../components/page.css";
import "./app.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { news, putAway } from "../alerts/news.ts";
import { Boundary } from "../components/boundary.tsx";
import { Dialog } from "../components/dialog.tsx";
import { Icon } from "../components/icons.tsx";
import { messages } from "../messages/messages.ts";
import { arrivedAt } from "../navigation/focus.ts";
import { address, heldBack, leaveAnyway } from "../navigation/router.ts";
import { socket } from "../net/connection.ts";
import { account } from "../session/account.ts";
import { incoming } from "../session/challenges.ts";
import { goToNext, liveGame, waitingGames } from "../session/games.ts";
import { signingOut, signOutAnyway } from "../session/session.ts";
import { MyGames, OwnPages } from "./own-pages.tsx";
import { Page } from "./routes.tsx";

const words = messages.site;

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
        <a href="/privacy">{messages.site.privacy}</a>
      </footer>
      <Happened />
      <HeldBack />
      <SigningOut />
      <Arrived />
    </>
  );
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
      {/* Fixed elements are at the edge, so that nothing shifts when the account becomes known. */}
      <nav class="head-nav head-own" aria-label={words.account}>
        <Own />
        <a class="head-icon" href="/settings" aria-label={words.settings} title={words.settings}>
          <Icon name="settings" />
        </a>
      </nav>
    </header>
  );
}

/** In the header, or below the page if the header has no room. */
function Pages() {
  return (
    <>
      <a class="head-page" href="/games">
        {messages.site.currentGames}
      </a>
      <a class="head-page" href="/tournaments">
        {messages.site.tournaments}
      </a>
      <a class="head-page" href="/leaderboard">
        {words.players}
      </a>
      <a class="head-page" href="/search">
        {words.findGames}
      </a>
      <a class="head-page" href="/rules">
        {messages.site.rules}
      </a>
      <a class="head-page" href="/analysis">
        {messages.site.analysis}
      </a>
      <a class="head-page" href="/puzzles">
        {messages.site.puzzles}
      </a>
    </>
  );
}

/** Games and challenges elsewhere that wait for the user. */
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
          <CallText long={words.nextGame({ n: waiting })} short={words.nextShort({ n: waiting })} />
        </button>
      )}
      {challenged > 0 && (
        <a class="head-call" href="/">
          <CallText
            long={words.challenges({ n: challenged })}
            short={words.challengesShort({ n: challenged })}
          />
        </a>
      )}
    </>
  );
}

/** On a phone there is room for one word; screen readers always get the whole text. */
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
      {lost && unsent > 0 && ` ${words.unsent({ n: unsent })}`}
    </p>
  );
}

/** Notices, until the user opens or dismisses them. */
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

/** Read out after a page change. */
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

/** Asks before signing out while commands are unsent, because they would be lost. */
function SigningOut() {
  const unsent = signingOut.value;
  if (unsent === 0) return null;
  const stay = () => {
    signingOut.value = 0;
  };
  return (
    <Dialog title={words.signOut} onClose={stay}>
      <p>{words.signOutUnsent({ n: unsent })}</p>
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
