// Below the record: how the game stands, in words, and what needs an answer.

import "./settling.css";
import "./standing.css";
import { type Color, opposite } from "../board/position.ts";
import { messages } from "../messages/messages.ts";
import { endingText, ruleName } from "../messages/sentences.ts";
import { Countdown } from "../parts/countdown.tsx";
import type { GamePage, WeightyAct } from "./game.ts";
import { Settling } from "./settling.tsx";

/** One line about where things stand: the end, an offer, a question, or whose turn it is. */
export function Standing({ page }: { page: GamePage }) {
  return (
    <div class="standing" aria-live="off">
      <Headline page={page} />
      <Question page={page} />
      <Notices page={page} />
      {page.facts.berserk && !page.state.ending.value && (
        <p class="muted small">{messages.game.openEnd}</p>
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
  if (shown !== "now")
    return (
      <p class="headline muted">
        {delay > 0 ? messages.game.shownLater({ minutes: delay }) : messages.game.shownAfter}
      </p>
    );
  const { running, deadline_ms: deadline } = page.state.clock.value;
  const turn = messages.game.turnOf({ color: page.state.turn.value });
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
  if (page.state.pending.value?.state === "asked") return <ConfirmMove key="move" page={page} />;
  const considered = page.considered.value;
  if (considered) return <Confirm key={considered} page={page} act={considered} />;
  const { asks } = page;
  const { side, draw, takeback, rematch, ending, nextGame } = page.state;
  if (nextGame.value) return <ToRematch game={nextGame.value} />;
  if (side === null) return null;
  const name = page.facts.players[opposite(side)].username;
  if (page.absence.claimable.value) return <Claim key="claim" page={page} name={name} />;
  const words = messages.offers;
  const standing: readonly StandingOffer[] = ending.value
    ? [["rematch", rematch.value.by, words.rematchOffered, words.youOfferedRematch]]
    : [
        ["draw", draw.value.by, messages.game.opponentOffers, messages.game.youOffered],
        ["takeback", takeback.value.by, words.takebackAsked, words.youAskedTakeback],
      ];
  const [kind, by, theirs, mine] = standing.find(([, offerer]) => offerer !== null) ?? [];
  if (!kind || !theirs) return null;
  if (by === side) return <p class="muted small">{mine}</p>;
  // A question in another position is another question.
  const key = `${kind} ${page.state.confirmed.value.length}`;
  return <Answer key={key} text={theirs({ name })} ask={(action) => asks[kind](action)} />;
}

type StandingOffer = [
  kind: "draw" | "takeback" | "rematch",
  by: Color | null,
  theirs: (values: { name: string }) => string,
  mine: string,
];

function Answer({ text, ask }: { text: string; ask(action: "accept" | "decline"): void }) {
  return (
    <Settling class="question">
      <p>{text}</p>
      <button type="button" class="button primary" onClick={() => ask("accept")}>
        {messages.game.accept}
      </button>
      <button type="button" class="button" onClick={() => ask("decline")}>
        {messages.game.decline}
      </button>
    </Settling>
  );
}

function Claim({ page, name }: { page: GamePage; name: string }) {
  return (
    <Settling class="question">
      <p>{messages.offers.hasLeft({ name })}</p>
      <button type="button" class="button primary" onClick={() => page.asks.claim("win")}>
        {messages.offers.claimWin}
      </button>
      <button type="button" class="button" onClick={() => page.asks.claim("draw")}>
        {messages.offers.claimDraw}
      </button>
    </Settling>
  );
}

function ToRematch({ game }: { game: string }) {
  return (
    <Settling class="question">
      <p>{messages.offers.rematchBegun}</p>
      <a class="button primary" href={`/game/${game}`}>
        {messages.offers.toRematch}
      </a>
    </Settling>
  );
}

function ConfirmMove({ page }: { page: GamePage }) {
  const route = page.state.pending.value?.route;
  if (!route) return null;
  return (
    <div class="question">
      <p>{messages.game.confirmAsk({ move: route.short })}</p>
      <button type="button" class="button primary" onClick={() => page.moves.confirm()}>
        {messages.game.confirmYes}
      </button>
      <button type="button" class="button" onClick={() => page.moves.reconsider()}>
        {messages.game.confirmNo}
      </button>
    </div>
  );
}

function Confirm({ page, act }: { page: GamePage; act: WeightyAct }) {
  const { ask, yes } = messages.game.considered[act];
  return (
    <Settling class="question">
      <p>{ask}</p>
      <button
        type="button"
        class={`button ${act === "resign" ? "danger" : "primary"}`}
        onClick={() => page.carryOut(act)}
      >
        {yes}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          page.considered.value = null;
        }}
      >
        {messages.game.notYet}
      </button>
    </Settling>
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
        {notice.away && <a href="/vacation">{messages.site.vacations}</a>}
      </p>
    );
  }
  if (capture > 0) return <p class="notice capture">{messages.game.captureOf({ n: capture })}</p>;
  if (premoves > 0) return <p class="notice premoves">{messages.game.premoves({ n: premoves })}</p>;
  return null;
}

export function Counters({ page }: { page: GamePage }) {
  if (page.state.ending.value || page.state.counters.value.length === 0) return null;
  return (
    <ul class="counters small">
      {page.state.counters.value.map(({ rule, left, article }) => (
        <li key={rule} title={article ? messages.game.counterTitle({ article }) : undefined}>
          {messages.game.counter({ rule: ruleName(rule), left })}
        </li>
      ))}
    </ul>
  );
}
