// How a game stands, in words, below the record, and what asks for an answer.

import { type Color, opposite } from "../board/position.ts";
import { messages } from "../messages/messages.ts";
import { endingText, ruleName } from "../messages/sentences.ts";
import { Countdown } from "../parts/countdown.tsx";
import type { Asks } from "./asks.ts";
import type { GamePage } from "./game.ts";

/** One line about where things stand: the end, an offer, a question, or whose turn it is. */
export function Standing({ page }: { page: GamePage }) {
  return (
    <div class="standing" aria-live="off">
      <Headline page={page} />
      <Question page={page} />
      <Notices page={page} />
      {page.facts.berserk && !page.state.ending.value && (
        <p class="muted small">{messages.arena.openEnd}</p>
      )}
    </div>
  );
}

function Headline({ page }: { page: GamePage }) {
  const ending = page.state.ending.value;
  if (ending) {
    return (
      <p class="headline ended">
        {ending.result && <strong class="result">{ending.result}</strong>}
        <span>{endingText(ending.result, ending.reason, ending.counter)}</span>
      </p>
    );
  }
  const { shown, delay_minutes: delay } = page.facts;
  if (shown !== "now") return <p class="headline muted">{messages.game.shown(delay)}</p>;
  const { running, deadline_ms: deadline } = page.state.clock.value;
  const turn = messages.game.turnOf(messages.color[page.state.turn.value]);
  return (
    <p class="headline">
      <span>{page.state.myTurn.value ? messages.game.yourTurn : turn}</span>
      {running === null && deadline !== null && (
        <span class="muted small">
          {messages.game.firstMoveWithin} <Countdown until={deadline} />
        </span>
      )}
    </p>
  );
}

/** What waits for an answer of mine, the most pressing first. */
function Question({ page }: { page: GamePage }) {
  if (page.state.pending.value?.state === "asked") return <ConfirmMove page={page} />;
  if (page.resigning.value) return <ConfirmResign page={page} />;
  const { asks } = page;
  const { side, draw, takeback, rematch, ending, nextGame } = page.state;
  if (nextGame.value) return <ToRematch game={nextGame.value} />;
  if (side === null) return null;
  const name = page.facts.players[opposite(side)].username;
  if (page.absence.claimable.value) return <Claim page={page} name={name} />;
  const words = messages.offers;
  const standing: readonly StandingOffer[] = ending.value
    ? [[rematch.value.by, words.rematchOffered, words.youOfferedRematch, asks.rematch]]
    : [
        [draw.value.by, messages.game.opponentOffers, messages.game.youOffered, asks.draw],
        [takeback.value.by, words.takebackAsked, words.youAskedTakeback, asks.takeback],
      ];
  const [by, theirs, mine, ask] = standing.find(([offerer]) => offerer !== null) ?? [null];
  if (by === null) return null;
  if (by === side) return <p class="muted small">{mine}</p>;
  return <Answer text={theirs(name)} ask={(action) => ask.call(asks, action)} />;
}

type Ask = (this: Asks, action: "accept" | "decline") => void;
type StandingOffer = [by: Color | null, theirs: (name: string) => string, mine: string, ask: Ask];

function Answer({ text, ask }: { text: string; ask(action: "accept" | "decline"): void }) {
  return (
    <div class="question">
      <p>{text}</p>
      <button type="button" class="button primary" onClick={() => ask("accept")}>
        {messages.game.accept}
      </button>
      <button type="button" class="button" onClick={() => ask("decline")}>
        {messages.game.decline}
      </button>
    </div>
  );
}

function Claim({ page, name }: { page: GamePage; name: string }) {
  return (
    <div class="question">
      <p>{messages.offers.hasLeft(name)}</p>
      <button type="button" class="button primary" onClick={() => page.asks.claim("win")}>
        {messages.offers.claimWin}
      </button>
      <button type="button" class="button" onClick={() => page.asks.claim("draw")}>
        {messages.offers.claimDraw}
      </button>
    </div>
  );
}

function ToRematch({ game }: { game: string }) {
  return (
    <div class="question">
      <p>{messages.offers.rematchBegun}</p>
      <a class="button primary" href={`/game/${game}`}>
        {messages.offers.toRematch}
      </a>
    </div>
  );
}

function ConfirmMove({ page }: { page: GamePage }) {
  const route = page.state.pending.value?.route;
  if (!route) return null;
  return (
    <div class="question">
      <p>{messages.game.confirmAsk(route.short)}</p>
      <button type="button" class="button primary" onClick={() => page.moves.confirm()}>
        {messages.game.confirmYes}
      </button>
      <button type="button" class="button" onClick={() => page.moves.reconsider()}>
        {messages.game.confirmNo}
      </button>
    </div>
  );
}

function ConfirmResign({ page }: { page: GamePage }) {
  return (
    <div class="question">
      <p>{messages.game.resignAsk}</p>
      <button type="button" class="button danger" onClick={() => page.resign()}>
        {messages.game.resignYes}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          page.resigning.value = false;
        }}
      >
        {messages.game.resignNo}
      </button>
    </div>
  );
}

function Notices({ page }: { page: GamePage }) {
  const notice = page.voice.notice.value;
  const capture = page.shown.capture.value;
  const premoves = page.board.premoves.value.length;
  if (notice) {
    return (
      <p class={notice.kind === "refused" ? "notice refused" : "notice"}>
        {notice.text}
        {notice.away && " "}
        {notice.away && <a href="/vacation">{messages.vacation.title}</a>}
      </p>
    );
  }
  if (capture > 0) return <p class="notice capture">{messages.game.captureOf(capture)}</p>;
  if (premoves > 0) return <p class="notice premoves">{messages.game.premoves(premoves)}</p>;
  return null;
}

export function Counters({ page }: { page: GamePage }) {
  if (page.state.ending.value || page.state.counters.value.length === 0) return null;
  return (
    <ul class="counters small">
      {page.state.counters.value.map(({ rule, left, article }) => (
        <li key={rule} title={messages.game.counterTitle(article)}>
          {messages.game.counter(ruleName(rule), left)}
        </li>
      ))}
    </ul>
  );
}
