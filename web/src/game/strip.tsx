// Between the panel and the actions: a question, an offer, a notice or the result.

import "./strip.css";
import "./table.css";
import type { ComponentChildren, VNode } from "preact";
import { type Color, opposite } from "../board/position.ts";
import { Countdown } from "../components/dates/countdown.tsx";
import { Icon, type IconName } from "../components/icons.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { shownMove } from "../labels/notation.ts";
import { messages } from "../messages/messages.ts";
import { ruleName } from "../messages/sentences.ts";
import { asksPush } from "../push/asks-push.ts";
import { settings } from "../settings/settings.ts";
import { MessageField } from "./message.tsx";
import { Settling } from "./settling.tsx";
import type { TableModel, WeightyAct } from "./table-model.ts";

const nothing = () => <></>;
const AskPush = lazilyWithin(
  "push/ask-push",
  ["push"],
  () => import("../push/ask-push.tsx"),
  nothing,
  nothing,
);

interface Props {
  model: TableModel;
  /** A question of a kind of game, and what it says while nothing else is said. */
  asks?: ComponentChildren;
  told?: ComponentChildren;
}

export function Strip({ model, asks, told }: Props) {
  const question = questionOf(model) ?? asks;
  return (
    <div class="strip-place" aria-live="off">
      {question}
      {model.state.ending.value ? (
        <Result model={model} />
      ) : (
        <Said model={model} asks={question} told={told} />
      )}
    </div>
  );
}

function Result({ model }: { model: TableModel }) {
  const ending = model.state.ending.value;
  if (!ending) return null;
  return (
    <p class="strip result-strip">
      {ending.result && <strong>{model.state.resultText(ending.result)}</strong>}
      <span>{model.endText()}</span>
    </p>
  );
}

/** The most urgent question that waits for the user's answer. */
function questionOf(model: TableModel): VNode | null {
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
  if (kind && theirs && by !== side) {
    // The same question in a different position is a new question.
    const key = `${kind} ${model.state.confirmed.value.length}`;
    const hint = kind === "draw" && model.state.myTurn.value ? messages.game.moveDeclines : "";
    const ask = (action: "accept" | "decline") => commands[kind](action);
    return <Answer key={key} text={theirs({ name })} hint={hint} ask={ask} />;
  }
  const rule = model.state.claimable.value;
  if (rule !== null && model.considered.value === null)
    return <ClaimDraw key={`claim ${rule}`} model={model} rule={rule} />;
  return mine ? <p class="strip muted">{mine}</p> : pushQuestion(model);
}

function pushQuestion(model: TableModel) {
  if (!asksPush.value || model.facts.pace !== "correspondence") return null;
  return (
    <Settling class="strip asks">
      <AskPush
        answered={() => {
          asksPush.value = false;
        }}
      />
    </Settling>
  );
}

type StandingOffer = [
  kind: "draw" | "takeback" | "rematch",
  by: Color | null,
  theirs: (values: { name: string }) => string,
  mine: string,
];

interface SignProps {
  icon: IconName;
  label: string;
  look: "yes" | "no";
  /** Without it, the button sends the form around it. */
  act?(): void;
}

function Sign({ icon, label, look, act }: SignProps) {
  return (
    <button
      type={act ? "button" : "submit"}
      class={`sign ${look}`}
      aria-label={label}
      title={label}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}

function Asked({ text, children }: { text: string; children: ComponentChildren }) {
  return (
    <Settling class="strip asks">
      <p>{text}</p>
      {children}
    </Settling>
  );
}

interface AnswerProps {
  text: string;
  hint: string;
  ask(action: "accept" | "decline"): void;
}

function Answer({ text, hint, ask }: AnswerProps) {
  const words = messages.game;
  return (
    <Settling class="strip asks">
      <p>
        <b>{text}</b>
        {hint && <small class="muted">{hint}</small>}
      </p>
      <Sign icon="close" look="no" label={words.decline} act={() => ask("decline")} />
      <Sign icon="check" look="yes" label={words.accept} act={() => ask("accept")} />
    </Settling>
  );
}

interface ActProps {
  text: string;
  look?: string;
  act(): void;
}

function Act({ text, look = "button", act }: ActProps) {
  return (
    <button type="button" class={look} onClick={act}>
      {text}
    </button>
  );
}

function Claim({ model, name }: { model: TableModel; name: string }) {
  const { commands } = model;
  const words = messages.offers;
  return (
    <Asked text={words.hasLeft({ name })}>
      {!model.dice && <Act text={words.claimDraw} act={() => commands.claim("draw")} />}
      <Act text={words.claimWin} look="button primary" act={() => commands.claim("win")} />
    </Asked>
  );
}

/** Claims a draw in the current position. */
function ClaimDraw({ model, rule }: { model: TableModel; rule: string }) {
  const words = messages.game;
  return (
    <Asked text={words.claimHint({ rule: ruleName(rule) })}>
      <Act text={words.claimDraw} look="button primary" act={() => model.consider("claimDraw")} />
    </Asked>
  );
}

function ToRematch({ game }: { game: string }) {
  return (
    <Asked text={messages.offers.rematchBegun}>
      <a class="button primary" href={`/game/${game}`}>
        {messages.offers.toRematch}
      </a>
    </Asked>
  );
}

function ConfirmMove({ model }: { model: TableModel }) {
  const route = model.state.pending.value?.route;
  if (!route) return null;
  const words = messages.game;
  return (
    <form
      class="strip asks"
      onSubmit={(event) => {
        event.preventDefault();
        model.moves.confirm();
      }}
    >
      <div>
        <b>{words.confirmAsk({ move: shownMove(route.short) })}</b>
        <MessageField model={model} />
      </div>
      <Sign icon="close" look="no" label={words.confirmNo} act={() => model.moves.reconsider()} />
      <Sign icon="check" look="yes" label={words.confirmYes} />
    </form>
  );
}

function Confirm({ model, act }: { model: TableModel; act: WeightyAct }) {
  const { ask, yes } = messages.game.considered[act];
  const look = act === "resign" ? "button danger" : "button primary";
  return (
    <Asked text={ask}>
      <Act
        text={messages.game.notYet}
        act={() => {
          model.considered.value = null;
        }}
      />
      <Act text={yes} look={look} act={() => model.carryOut(act)} />
    </Asked>
  );
}

/** What the page says while the game runs. Next to a question it says only refusals. */
function Said({ model, asks, told }: Props) {
  const notice = model.notices.last.value;
  if (notice && !(asks && notice.kind === "told"))
    return (
      <p class={notice.kind === "refused" ? "strip refused" : "strip"}>
        {notice.text}
        {notice.away && " "}
        {notice.away && <a href="/vacation">{messages.site.vacations}</a>}
      </p>
    );
  if (asks) return null;
  const hint = model.hint.value;
  if (hint) return <p class={`strip ${hint.kind}`}>{hint.text}</p>;
  return <>{told ?? <Quiet model={model} />}</>;
}

/** What to know while nothing else is said. */
function Quiet({ model }: { model: TableModel }) {
  const words = messages.game;
  if (model.state.paused.value) return <p class="strip">{words.paused}</p>;
  const { shown, delay_minutes: delay } = model.facts;
  if (shown !== "now") {
    const text = delay > 0 ? words.shownLater({ minutes: delay }) : words.shownAfter;
    return <p class="strip muted">{text}</p>;
  }
  const { running, deadline_ms: deadline } = model.state.clock.value;
  if (running === null && deadline !== null)
    return (
      <p class="strip muted">
        {words.firstMoveWithin} <Countdown until={deadline} />
      </p>
    );
  const unasked = settings.value.confirmMoves === "never" && model.state.myTurn.value;
  return unasked && model.facts.pace === "correspondence" && model.people ? (
    <div class="strip">
      <MessageField model={model} />
    </div>
  ) : null;
}
