// What can be done in a game or with its record, as buttons.

import "./actions.css";
import type { Ref } from "preact";
import { recordAddress } from "../api.ts";
import { opposite } from "../board/position.ts";
import { messages } from "../messages/messages.ts";
import { ruleName } from "../messages/sentences.ts";
import { Icon } from "../parts/icons.tsx";
import { MoveField } from "../parts/move-field.tsx";
import { AnnulButton } from "./annul.tsx";
import { DisputeButton } from "./dispute.tsx";
import type { GamePage } from "./game.ts";
import { Settling } from "./settling.tsx";

export function Actions({ page }: { page: GamePage }) {
  const ended = page.state.ending.value !== null;
  return (
    // After the end other buttons stand where a finger meant to resign or to agree.
    <Settling key={ended ? "ended" : "running"} class="actions">
      {page.state.side !== null && !ended && <PlayerActions page={page} />}
      {page.state.mayGoBerserk.value && <BerserkButton page={page} />}
      {ended && page.facts.berserk && <BackToArena page={page} />}
      {ended && page.facts.tournament_id === null && <RematchButton page={page} />}
      <DisputeButton page={page} />
      {ended && <AnnulButton page={page} />}
      {(ended || page.state.side === null) && <RecordLink page={page} />}
      <AnalyseLink page={page} />
      {ended && (
        <a class="button" href="/">
          {messages.game.newGame}
        </a>
      )}
    </Settling>
  );
}

function BerserkButton({ page }: { page: GamePage }) {
  return (
    <button
      type="button"
      class="button"
      title={messages.game.berserkHint}
      onClick={() => page.asks.berserk()}
    >
      {messages.game.berserk}
    </button>
  );
}

/** Leads back to the arena: players who are on its page are paired again. */
function BackToArena({ page }: { page: GamePage }) {
  return (
    <a class="button primary" href={`/tournament/${page.facts.tournament_id}`}>
      {messages.game.backToArena}
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

/** No analysis board while a live game goes on: docs/fair-play.md. */
function AnalyseLink({ page }: { page: GamePage }) {
  const { id, pace } = page.facts;
  if (pace === "live" && !page.state.ending.value) return null;
  return (
    <a
      class="button"
      href={`/analysis?game=${id}&ply=${page.shown.cursor.value}`}
      title={messages.game.analyseHint}
    >
      {messages.game.analyse}
    </a>
  );
}

/** A claim for the position on the board. */
function ClaimButton({ page, rule }: { page: GamePage; rule: string }) {
  const words = messages.game;
  return (
    <Settling>
      <button
        type="button"
        class="button primary"
        title={words.claimHint({ rule: ruleName(rule) })}
        onClick={() => page.consider("claimDraw")}
      >
        {words.claimDraw}
      </button>
    </Settling>
  );
}

/** A claim together with the move that makes the draw. */
function ClaimByMoveButton({ page }: { page: GamePage }) {
  const words = messages.game;
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

/** A draw offered together with the next move: the opponent thinks about both. */
function OfferByMoveButton({ page }: { page: GamePage }) {
  const { state, moves } = page;
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

function PlayerActions({ page }: { page: GamePage }) {
  const { by, barred } = page.state.draw.value;
  const words = messages.game;
  const from = page.facts.agreed_draw_from_move;
  const refusal =
    page.state.confirmed.value.length < 2 * from
      ? words.drawFrom({ from })
      : barred === page.state.side
        ? words.drawBarred
        : undefined;
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={by !== null || refusal !== undefined}
        title={refusal}
        onClick={() => page.consider("offerDraw")}
      >
        {words.draw}
      </button>
      <OfferByMoveButton page={page} />
      {page.state.claimable.value !== null ? (
        <ClaimButton page={page} rule={page.state.claimable.value} />
      ) : (
        page.state.mayClaimByMove.value && <ClaimByMoveButton page={page} />
      )}
      {!page.facts.rated && <TakebackButton page={page} />}
      {page.state.confirmed.value.length < 2 && page.facts.tournament_id === null ? (
        <button type="button" class="button" onClick={() => page.consider("abort")}>
          {words.abort}
        </button>
      ) : (
        <button type="button" class="button" onClick={() => page.consider("resign")}>
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
