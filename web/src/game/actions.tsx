// What is said about the game and what a player can do in it, below the record.

import type { Ref } from "preact";
import { recordAddress } from "../api.ts";
import { type Color, opposite } from "../board/position.ts";
import { messages } from "../messages/messages.ts";
import { endingText, ruleName } from "../messages/sentences.ts";
import { Countdown } from "../parts/countdown.tsx";
import { Icon } from "../parts/icons.tsx";
import { MoveField } from "../parts/move-field.tsx";
import { AnnulButton } from "./annul.tsx";
import type { Asks } from "./asks.ts";
import type { GamePage } from "./game.ts";

/** One line about where things stand: the end, an offer, a question, or whose turn it is. */
export function Standing({ page }: { page: GamePage }) {
  return (
    <div class="standing" aria-live="off">
      <Headline page={page} />
      <Question page={page} />
      <Notices page={page} />
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
    return <p class={notice.kind === "refused" ? "notice refused" : "notice"}>{notice.text}</p>;
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

export function Actions({ page }: { page: GamePage }) {
  const ended = page.state.ending.value !== null;
  return (
    <div class="actions">
      {page.state.side !== null && !ended && <PlayerActions page={page} />}
      {page.state.mayGoBerserk.value && <BerserkButton page={page} />}
      {ended && page.facts.berserk && <BackToArena page={page} />}
      {ended && page.facts.tournament_id === null && <RematchButton page={page} />}
      {ended && <AnnulButton page={page} />}
      {(ended || page.state.side === null) && <RecordLink page={page} />}
      <AnalyseLink page={page} />
      {ended && (
        <a class="button" href="/">
          {messages.game.newGame}
        </a>
      )}
    </div>
  );
}

function BerserkButton({ page }: { page: GamePage }) {
  return (
    <button
      type="button"
      class="button"
      title={messages.arena.berserkHint}
      onClick={() => page.asks.berserk()}
    >
      {messages.arena.berserk}
    </button>
  );
}

/** Whoever is on its page is paired again. */
function BackToArena({ page }: { page: GamePage }) {
  return (
    <a class="button primary" href={`/tournament/${page.facts.tournament_id}`}>
      {messages.arena.back}
    </a>
  );
}

function RecordLink({ page }: { page: GamePage }) {
  const { id } = page.facts;
  return (
    <a
      class="button"
      href={recordAddress(id)}
      download={`crownhead-${id}.pdn`}
      title={messages.game.recordHint}
    >
      <Icon name="download" />
      {messages.game.record}
    </a>
  );
}

/** Live, nobody moves pieces about while the game goes on: docs/fair-play.md. */
function AnalyseLink({ page }: { page: GamePage }) {
  const { id, pace } = page.facts;
  if (pace === "live" && !page.state.ending.value) return null;
  return (
    <a
      class="button"
      href={`/analysis?game=${id}&ply=${page.shown.cursor.value}`}
      title={messages.analysis.analyseHint}
    >
      {messages.analysis.analyse}
    </a>
  );
}

/** A claim for the position on the board, or together with the move that makes it. */
function ClaimButton({ page }: { page: GamePage }) {
  const words = messages.game;
  if (page.state.mayClaim.value) {
    return (
      <button
        type="button"
        class="button primary"
        title={words.claimHint}
        onClick={() => page.asks.draw("claim")}
      >
        {words.claimDraw}
      </button>
    );
  }
  return (
    <button
      type="button"
      class={page.moves.claiming.value ? "button primary" : "button"}
      aria-pressed={page.moves.claiming.value}
      title={words.claimByMoveHint}
      onClick={() => {
        page.moves.claiming.value = !page.moves.claiming.value;
      }}
    >
      {words.claimByMove}
    </button>
  );
}

function PlayerActions({ page }: { page: GamePage }) {
  const { by, barred } = page.state.draw.value;
  const words = messages.game;
  return (
    <>
      {page.state.mayClaim.value || page.state.mayClaimByMove.value ? (
        <ClaimButton page={page} />
      ) : (
        <button
          type="button"
          class="button"
          disabled={by !== null || barred === page.state.side}
          title={barred === page.state.side ? words.drawBarred : undefined}
          onClick={() => page.asks.draw("offer")}
        >
          {words.draw}
        </button>
      )}
      {!page.facts.rated && <TakebackButton page={page} />}
      {page.state.confirmed.value.length < 2 ? (
        <button type="button" class="button" onClick={() => page.asks.abort()}>
          {words.abort}
        </button>
      ) : (
        <button
          type="button"
          class="button"
          onClick={() => {
            page.resigning.value = true;
          }}
        >
          {words.resign}
        </button>
      )}
    </>
  );
}

function TakebackButton({ page }: { page: GamePage }) {
  const barred = page.state.takeback.value.barred === page.state.side;
  const words = messages.offers;
  return (
    <button
      type="button"
      class="button"
      disabled={!page.state.mayTakeBack.value}
      title={barred ? words.takebackBarred : words.takebackHint}
      onClick={() => page.asks.takeback("offer")}
    >
      {words.takeback}
    </button>
  );
}

function RematchButton({ page }: { page: GamePage }) {
  const { side, rematch, nextGame } = page.state;
  if (side === null || nextGame.value) return null;
  const { by, barred } = rematch.value;
  // An offer of the opponent's has a button of its own.
  if (by === opposite(side)) return null;
  return (
    <button
      type="button"
      class="button primary"
      disabled={by !== null || barred === side}
      title={barred === side ? messages.game.drawBarred : undefined}
      onClick={() => page.asks.rematch("offer")}
    >
      {messages.offers.rematch}
    </button>
  );
}

interface TypedMoveProps {
  page: GamePage;
  field: Ref<HTMLInputElement>;
}

export function TypedMove({ page, field }: TypedMoveProps) {
  if (page.state.side === null || page.state.ending.value) return null;
  const { algebraic } = page.state.variant.geometry;
  return <MoveField algebraic={algebraic} field={field} typed={(text) => page.moves.typed(text)} />;
}
