// Status of the game below the moves, and questions that need an answer.

import "../components/question.css";
import "./settling.css";
import "./standing.css";
import { type Color, opposite } from "../board/position.ts";
import { Countdown } from "../components/dates/countdown.tsx";
import { messages } from "../messages/messages.ts";
import { ruleName } from "../messages/sentences.ts";
import { Settling } from "./settling.tsx";
import type { TableModel, WeightyAct } from "./table-model.ts";

/** One line of status: the result, an offer, a question, or whose turn it is. */
export function Standing({ model }: { model: TableModel }) {
  return (
    <div class="standing" aria-live="off">
      <Headline model={model} />
      <Question model={model} />
      <Notices model={model} />
      {model.facts.berserk && !model.state.ending.value && (
        <p class="muted small">{messages.game.openEnd}</p>
      )}
    </div>
  );
}

function Headline({ model }: { model: TableModel }) {
  const ending = model.state.ending.value;
  if (ending) {
    return (
      <p class="headline ended">
        {ending.result && <strong class="result">{model.state.resultText(ending.result)}</strong>}
        <span>{model.endText()}</span>
      </p>
    );
  }
  const { shown, delay_minutes: delay } = model.facts;
  if (shown !== "now")
    return (
      <p class="headline muted">
        {delay > 0 ? messages.game.shownLater({ minutes: delay }) : messages.game.shownAfter}
      </p>
    );
  const { running, deadline_ms: deadline } = model.state.clock.value;
  return (
    <p class="headline">
      <span>{model.state.myTurn.value ? messages.game.yourTurn : model.turnText()}</span>
      {running === null && deadline !== null && (
        <span class="muted small">
          {messages.game.firstMoveWithin} <Countdown until={deadline} />
        </span>
      )}
    </p>
  );
}

/** The most urgent question that waits for the user's answer. */
function Question({ model }: { model: TableModel }) {
  if (model.state.pending.value?.state === "asked") return <ConfirmMove key="move" model={model} />;
  const considered = model.considered.value;
  if (considered) return <Confirm key={considered} model={model} act={considered} />;
  const { commands } = model;
  const { color: side, draw, takeback, rematch, ending, nextGame } = model.state;
  if (nextGame.value) return <ToRematch game={nextGame.value} />;
  if (side === null) return null;
  const name = model.facts.players[opposite(side)].username;
  if (model.absence.claimable.value) return <Claim key="claim" model={model} name={name} />;
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
  // The same question in a different position is a new question.
  const key = `${kind} ${model.state.confirmed.value.length}`;
  return <Answer key={key} text={theirs({ name })} ask={(action) => commands[kind](action)} />;
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

function Claim({ model, name }: { model: TableModel; name: string }) {
  return (
    <Settling class="question">
      <p>{messages.offers.hasLeft({ name })}</p>
      <button type="button" class="button primary" onClick={() => model.commands.claim("win")}>
        {messages.offers.claimWin}
      </button>
      {!model.dice && (
        <button type="button" class="button" onClick={() => model.commands.claim("draw")}>
          {messages.offers.claimDraw}
        </button>
      )}
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

function ConfirmMove({ model }: { model: TableModel }) {
  const route = model.state.pending.value?.route;
  if (!route) return null;
  return (
    <div class="question">
      <p>{messages.game.confirmAsk({ move: route.short })}</p>
      <button type="button" class="button primary" onClick={() => model.moves.confirm()}>
        {messages.game.confirmYes}
      </button>
      <button type="button" class="button" onClick={() => model.moves.reconsider()}>
        {messages.game.confirmNo}
      </button>
    </div>
  );
}

function Confirm({ model, act }: { model: TableModel; act: WeightyAct }) {
  const { ask, yes } = messages.game.considered[act];
  return (
    <Settling class="question">
      <p>{ask}</p>
      <button
        type="button"
        class={`button ${act === "resign" ? "danger" : "primary"}`}
        onClick={() => model.carryOut(act)}
      >
        {yes}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          model.considered.value = null;
        }}
      >
        {messages.game.notYet}
      </button>
    </Settling>
  );
}

function Notices({ model }: { model: TableModel }) {
  const notice = model.notices.last.value;
  const hint = model.hint.value;
  if (notice) {
    return (
      <p class={notice.kind === "refused" ? "notice refused" : "notice"}>
        {notice.text}
        {notice.away && " "}
        {notice.away && <a href="/vacation">{messages.site.vacations}</a>}
      </p>
    );
  }
  return hint && <p class={`notice ${hint.kind}`}>{hint.text}</p>;
}

export function Counters({ model }: { model: TableModel }) {
  if (model.state.ending.value || model.state.counters.value.length === 0) return null;
  return (
    <ul class="counters small">
      {model.state.counters.value.map(({ rule, left, article }) => (
        <li key={rule} title={article ? messages.game.counterTitle({ article }) : undefined}>
          {messages.game.counter({ rule: ruleName(rule), left })}
        </li>
      ))}
    </ul>
  );
}
