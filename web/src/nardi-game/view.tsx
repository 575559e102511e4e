import "../components/board-shapes.css";
import "../components/buttons.css";
import "../components/reach.css";
import "../game/players.css";
import "../game/table.css";
import "./view.css";
import { useSignal } from "@preact/signals";
import { opposite } from "../board/position.ts";
import { ErrorPage } from "../components/error-page.tsx";
import { useTable } from "../game/shown-table.ts";
import { TableView } from "../game/table-view.tsx";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { NardiBoard } from "../nardi/board.tsx";
import { height, width } from "../nardi/geometry.ts";
import { loadNardi } from "../nardi/load.ts";
import type { Game } from "../net/api.ts";
import { socket } from "../net/connection.ts";
import { NardiGameModel } from "./model.ts";

interface Props {
  game: Game;
  /** The signed-in user's name; null for an anonymous user. */
  name: string | null;
}

/** A nardi match, with its rules. */
export default function NardiGame({ game, name }: Props) {
  const rules = useResource(loadNardi, []);
  const found = rules.answer.value;
  const model = useTable(
    () => found && new NardiGameModel(game, name, found, socket),
    [found, game, name],
  );
  if (model) return <NardiTable model={model} />;
  if (rules.failure.value === null)
    return <main id="content" class="table-page" aria-busy="true" />;
  return <ErrorPage sentence={messages.site.unreachable} again={() => rules.again()} />;
}

interface Of {
  model: NardiGameModel;
}

/** Height of the content below the board, in units of the board. */
const below = 2.6;

function NardiTable({ model }: Of) {
  return (
    <TableView
      model={model}
      aspect={width / (height + below)}
      below={model.board.side.value}
      board={
        <>
          <NardiBoard model={model.board} label={messages.nardi.board} />
          <div class="nardi-table">
            <MatchLine model={model} />
            <div class="nardi-table-row">
              <p role="status">{statusText(model)}</p>
              <a class="small reach" href={`/dice/${model.facts.id}`}>
                {messages.diceCheck.link}
              </a>
              <Acts model={model} />
            </div>
          </div>
        </>
      }
    />
  );
}

/** Score of the match and remaining pips of each side. */
function MatchLine({ model: { state, board } }: Of) {
  const words = messages.nardi;
  const { pips } = board.position.value;
  return (
    <p class="nardi-table-row small muted">
      <span>{words.pips({ side: messages.color.white, n: pips.white })}</span>
      {state.points > 1 && <span>{words.score({ ...state.score.value, n: state.points })}</span>}
      {state.crawford.value && <span>{words.crawford}</span>}
      <span>{words.pips({ side: messages.color.black, n: pips.black })}</span>
    </p>
  );
}

function statusText({ state, board }: NardiGameModel): string {
  const words = messages.nardi;
  const toDo = state.toDo.value;
  const side = messages.color[state.turn.value];
  const other = messages.color[opposite(state.turn.value)];
  if (state.ending.value || toDo === null) return "";
  switch (toDo) {
    case "play":
      return playText(state.dice.value?.join(", ") ?? "", side, board);
    case "roll_or_double":
      return words.toRoll({ side });
    case "take_or_drop":
      return words.doubled({ side: other, n: state.worth(2) });
    case "accept_or_refuse":
      return words.conceded({ side: other, n: state.worth(state.conceded.value ?? 1) });
  }
}

function playText(dice: string, side: string, board: NardiGameModel["board"]): string {
  const words = messages.nardi;
  const play = board.play.value;
  if (board.refused.value) return words.refused;
  if (play?.whole) return words.made({ side, play: play.whole.text });
  return words.toPlay({ side, dice: play ? play.dice.join(", ") : dice });
}

interface ActProps {
  text: string;
  act(): void;
  main?: boolean;
  disabled?: boolean;
}

function Act({ text, act, main = false, disabled = false }: ActProps) {
  const look = main ? "button primary" : "button";
  return (
    <button type="button" class={look} disabled={disabled} onClick={act}>
      {text}
    </button>
  );
}

/** The user's possible actions. */
function Acts({ model }: Of) {
  const { state, cursor } = model;
  const toDo = state.toDo.value;
  if (!state.myTurn.value || !cursor.atEnd.value || toDo === null)
    return <div class="nardi-acts" />;
  return (
    <div class="nardi-acts">
      {toDo === "play" ? <PlayActs model={model} /> : <AnswerActs model={model} />}
      <Concede key={state.confirmed.value.length} model={model} />
    </div>
  );
}

function PlayActs({ model }: Of) {
  const words = messages.nardi;
  const play = model.board.play.value;
  return (
    <>
      <Act main text={words.done} disabled={!play?.whole} act={() => model.moves.done()} />
      <Act text={words.undo} disabled={!play?.made.length} act={() => model.board.undo()} />
    </>
  );
}

/** Two answers, the usual one first. */
function AnswerActs({ model }: Of) {
  const { nardi, game } = messages;
  const say = (word: string) => () => model.moves.say(word);
  switch (model.state.toDo.value) {
    case "roll_or_double":
      return (
        <>
          <Act main text={nardi.roll} act={say("roll")} />
          <Act text={nardi.double} act={say("double")} />
        </>
      );
    case "take_or_drop":
      return (
        <>
          <Act main text={nardi.take} act={say("take")} />
          <Act text={nardi.drop} act={say("drop")} />
        </>
      );
    default:
      return (
        <>
          <Act main text={game.accept} act={say("accept")} />
          <Act text={game.decline} act={say("refuse")} />
        </>
      );
  }
}

/** Concedes the game, not the match, for a number of points. */
function Concede({ model }: Of) {
  const asked = useSignal(false);
  const words = messages.nardi;
  const { state, moves } = model;
  if (state.concessions.value.length === 0) return null;
  if (!asked.value)
    return (
      <Act
        text={words.concede}
        act={() => {
          asked.value = true;
        }}
      />
    );
  return (
    <>
      {state.concessions.value.map((times) => (
        <Act
          key={times}
          text={words.concedeFor({ n: state.worth(times) })}
          act={() => moves.say(`concede ${times}`)}
        />
      ))}
      <Act
        text={messages.game.notYet}
        act={() => {
          asked.value = false;
        }}
      />
    </>
  );
}
