// Buttons for actions in a game and on its record.

import "./actions.css";
import type { Ref } from "preact";
import { opposite } from "../board/position.ts";
import { Icon } from "../components/icons.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { MoveField } from "../components/move-field.tsx";
import { messages } from "../messages/messages.ts";
import { ruleName } from "../messages/sentences.ts";
import { analysisAt } from "../navigation/analysis-address.ts";
import { type RecordFormat, recordAddress } from "../net/api.ts";
import { account, member } from "../session/account.ts";
import { Settling } from "./settling.tsx";
import type { TableModel } from "./table-model.ts";

// Few users need it, so it is loaded on demand.
const AnnulButton = lazilyWithin("game/annul", ["acts"], () => import("./annul.tsx"));
const DisputeButton = lazilyWithin("game/dispute", ["acts"], () => import("./dispute.tsx"));

const moderates = () => ["moderator", "admin"].includes(account.value?.role ?? "");

export function Actions({ model }: { model: TableModel }) {
  const ended = model.state.ending.value !== null;
  return (
    // At the end of the game other buttons appear where a finger may be about to press "Resign" or
    // "Accept draw".
    <Settling key={ended ? "ended" : "running"} class="actions">
      {model.state.playing.value && <PlayerActions model={model} />}
      {model.state.mayGoBerserk.value && <BerserkButton model={model} />}
      {ended && model.facts.berserk && <BackToArena model={model} />}
      {ended && model.facts.tournament_id === null && <RematchButton model={model} />}
      {model.state.side !== null && model.facts.tournament_id !== null && member.value && (
        <DisputeButton model={model} />
      )}
      {ended && moderates() && <AnnulButton model={model} />}
      {(ended || model.state.side === null) &&
        model.records.map((format) => <RecordLink key={format} model={model} format={format} />)}
      {model.analysed && <AnalyseLink model={model} />}
      {ended && (
        <a class="button" href="/">
          {messages.game.newGame}
        </a>
      )}
    </Settling>
  );
}

function BerserkButton({ model }: { model: TableModel }) {
  return (
    <button
      type="button"
      class="button"
      title={messages.game.berserkHint}
      onClick={() => model.commands.berserk()}
    >
      {messages.game.berserk}
    </button>
  );
}

/** Links back to the arena, where players on its page are paired again. */
function BackToArena({ model }: { model: TableModel }) {
  return (
    <a class="button primary" href={`/tournament/${model.facts.tournament_id}`}>
      {messages.game.backToArena}
    </a>
  );
}

function RecordLink({ model, format }: { model: TableModel; format: RecordFormat }) {
  const { id } = model.facts;
  const words = messages.game;
  const name = format.toUpperCase();
  const ofPosition = format === "xgid";
  return (
    <a
      class="button"
      href={recordAddress(id, format, model.cursor.ply.value)}
      download={`crownhead-${id}.${ofPosition ? "txt" : format}`}
      title={ofPosition ? words.positionHint : words.recordHint({ format: name })}
    >
      <Icon name="download" />
      {name}
    </a>
  );
}

/** Hidden during a live game; see docs/fair-play.md. */
function AnalyseLink({ model }: { model: TableModel }) {
  const { id, pace } = model.facts;
  if (pace === "live" && !model.state.ending.value) return null;
  return (
    <a
      class="button"
      href={analysisAt(id, model.cursor.ply.value)}
      title={messages.game.analyseHint}
    >
      {messages.game.analyse}
    </a>
  );
}

/** Claims a draw in the current position. */
function ClaimButton({ model, rule }: { model: TableModel; rule: string }) {
  const words = messages.game;
  return (
    <Settling>
      <button
        type="button"
        class="button primary"
        title={words.claimHint({ rule: ruleName(rule) })}
        onClick={() => model.consider("claimDraw")}
      >
        {words.claimDraw}
      </button>
    </Settling>
  );
}

/** Claims a draw together with the move that makes it. */
function ClaimByMoveButton({ model }: { model: TableModel }) {
  const words = messages.game;
  return (
    <button
      type="button"
      class={model.moves.claiming.value ? "button primary" : "button"}
      aria-pressed={model.moves.claiming.value}
      title={words.claimByMoveHint}
      onClick={() => {
        model.moves.claiming.value = !model.moves.claiming.value;
      }}
    >
      {words.claimByMove}
    </button>
  );
}

/** Offers a draw together with the next move, so that the opponent considers both. */
function OfferByMoveButton({ model }: { model: TableModel }) {
  const { state, moves } = model;
  const words = messages.game;
  return (
    <button
      type="button"
      class={moves.offering.value ? "button primary" : "button"}
      aria-pressed={moves.offering.value}
      disabled={!state.mayOfferByMove.value}
      title={words.offerByMoveHint}
      onClick={() => {
        moves.offering.value = !moves.offering.value;
      }}
    >
      {words.offerByMove}
    </button>
  );
}

/** Buttons to offer, accept or claim a draw. */
function DrawActions({ model }: { model: TableModel }) {
  const { by, barred } = model.state.draw.value;
  const words = messages.game;
  const from = model.facts.agreed_draw_from_move;
  const refusal =
    model.state.confirmed.value.length < 2 * from
      ? words.drawFrom({ from })
      : barred === model.state.side
        ? words.drawBarred
        : undefined;
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={by !== null || refusal !== undefined}
        title={refusal}
        onClick={() => model.consider("offerDraw")}
      >
        {words.draw}
      </button>
      <OfferByMoveButton model={model} />
      {model.state.claimable.value !== null ? (
        <ClaimButton model={model} rule={model.state.claimable.value} />
      ) : (
        model.state.mayClaimByMove.value && <ClaimByMoveButton model={model} />
      )}
    </>
  );
}

function PlayerActions({ model }: { model: TableModel }) {
  const words = messages.game;
  const { facts, state } = model;
  const alone = model.dice || state.several;
  const early = state.confirmed.value.length < 2 && facts.tournament_id === null;
  return (
    <>
      {!alone && <DrawActions model={model} />}
      {!alone && !facts.rated && <TakebackButton model={model} />}
      {early && !alone ? (
        <button type="button" class="button" onClick={() => model.consider("abort")}>
          {words.abort}
        </button>
      ) : (
        <button type="button" class="button" onClick={() => model.consider("resign")}>
          {words.resign}
        </button>
      )}
    </>
  );
}

function TakebackButton({ model }: { model: TableModel }) {
  const barred = model.state.takeback.value.barred === model.state.side;
  const words = messages.offers;
  return (
    <button
      type="button"
      class="button"
      disabled={!model.state.mayTakeBack.value}
      title={barred ? words.takebackBarred : words.takebackHint}
      onClick={() => model.commands.takeback("offer")}
    >
      {words.takeback}
    </button>
  );
}

function RematchButton({ model }: { model: TableModel }) {
  const { color: side, rematch, nextGame } = model.state;
  if (side === null || nextGame.value) return null;
  const { by, barred } = rematch.value;
  // The opponent's offer is answered with a separate button.
  if (by === opposite(side)) return null;
  return (
    <button
      type="button"
      class="button primary"
      disabled={by !== null || barred === side}
      title={barred === side ? messages.game.drawBarred : undefined}
      onClick={() => model.offerRematch()}
    >
      {messages.offers.rematch}
    </button>
  );
}

interface TypedMoveProps {
  model: TableModel;
  field: Ref<HTMLInputElement>;
}

export function TypedMove({ model, field }: TypedMoveProps) {
  if (model.state.side === null || model.state.ending.value) return null;
  return (
    <MoveField hint={model.moveHint} field={field} typed={(text) => model.moves.typed(text)} />
  );
}
