import "../components/board-shapes.css";
import "../components/buttons.css";
import "../components/reach.css";
import "../game/players.css";
import "../game/table.css";
import "./view.css";
import { type Color, opposite } from "../board/position.ts";
import { ErrorPage } from "../components/error-page.tsx";
import { Icon, type IconName } from "../components/icons.tsx";
import { Settling } from "../game/settling.tsx";
import { useTable } from "../game/shown-table.ts";
import { TableView } from "../game/table-view.tsx";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { NardiBoard } from "../nardi/board.tsx";
import { besideDice } from "../nardi/dice.tsx";
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

function NardiTable({ model }: Of) {
  const { board, state } = model;
  return (
    <TableView
      model={model}
      aspect={width / height}
      below={board.side.value}
      beside={(side) => <Standing model={model} side={side} />}
      verdict={<MatchLine model={model} />}
      asks={model.resigns.value && <Resign key={state.confirmed.value.length} model={model} />}
      told={<Told model={model} />}
      board={
        <div class="nardi-table">
          <NardiBoard model={board} label={messages.nardi.board} diceButton={diceButton(model)} />
          <Acts model={model} />
        </div>
      }
    />
  );
}

const mayPlay = ({ state, cursor }: NardiGameModel): boolean =>
  state.myTurn.value && cursor.atEnd.value && state.toDo.value === "play";

/** The user's dice confirm a finished play; until then a click changes their order. */
function diceButton(model: NardiGameModel) {
  const { board, state, moves } = model;
  if (!mayPlay(model) || board.side.value !== state.color) return undefined;
  return board.play.value?.whole
    ? { text: messages.nardi.confirmPlay, act: () => moves.done() }
    : { text: messages.nardi.swapDice, act: () => board.swap() };
}

/** Points of a side in the match, and its remaining pips. */
function Standing({ model, side }: Of & { side: Color }) {
  const { state, board } = model;
  const words = messages.nardi;
  const score = { ...state.score.value, n: state.points };
  const n = board.position.value.pips[side];
  const pips = words.pipCount({ n });
  const due = state.side === side && model.ownDeadline !== null;
  return (
    <>
      {state.points > 1 && (
        <b class="match-score" title={words.score(score)}>
          {score[side]}
        </b>
      )}
      <span class={due ? "match-pips due muted small" : "match-pips muted small"} title={pips}>
        {due ? n : pips}
      </span>
    </>
  );
}

/** The score of the match in words, and the proof of its dice. */
function MatchLine({ model: { state, facts } }: Of) {
  const words = messages.nardi;
  return (
    <p class="match-line small muted">
      {state.points > 1 && <span>{words.score({ ...state.score.value, n: state.points })}</span>}
      {state.crawford.value && <span>{words.crawford}</span>}
      <a class="reach" href={`/dice/${facts.id}`}>
        {messages.diceCheck.link}
      </a>
    </p>
  );
}

/** The next thing to do, and the opponent's last play. */
function Told({ model }: Of) {
  const { board, cursor, state } = model;
  const last = cursor.lastPlay.value;
  const theirs = last && last.ply.by !== state.side;
  const played = theirs && {
    name: model.facts.players[last.ply.by].username,
    play: last.ply.text,
  };
  return (
    <div class={board.refused.value ? "strip refused nardi-told" : "strip nardi-told"}>
      <p role="status">
        <b>{statusText(model)}</b>
        {played && <small>{messages.nardi.played(played)}</small>}
      </p>
      {last && (
        <button type="button" class="button" onClick={() => model.replay()}>
          {messages.nardi.replay}
        </button>
      )}
    </div>
  );
}

function statusText(model: NardiGameModel): string {
  const { state } = model;
  const words = messages.nardi;
  const toDo = state.toDo.value;
  const side = messages.color[state.turn.value];
  const other = messages.color[opposite(state.turn.value)];
  if (state.ending.value || toDo === null) return "";
  switch (toDo) {
    case "play":
      return playText(model, side);
    case "roll_or_double":
      return words.toRoll({ side });
    case "take_or_drop":
      return words.doubled({ side: other, n: state.worth(2) });
    case "accept_or_refuse":
      return words.conceded({ side: other, n: state.worth(state.conceded.value ?? 1) });
  }
}

function playText(model: NardiGameModel, side: string): string {
  const words = messages.nardi;
  const { board, state } = model;
  const play = board.play.value;
  const dice = state.dice.value?.join(", ") ?? "";
  if (board.refused.value) return words.refused;
  if (play?.whole?.text === "-") return words.noPlay({ side, dice });
  if (play?.whole) return words.made({ side, play: play.whole.text });
  if (mayPlay(model)) return words.yourRoll({ dice });
  return words.toPlay({ side, dice });
}

interface ActProps {
  text: string;
  act(): void;
  icon?: IconName;
  main?: boolean;
  disabled?: boolean;
}

function Act({ text, act, icon, main = false, disabled = false }: ActProps) {
  const look = main ? "button primary" : "button";
  return (
    <button
      type="button"
      class={icon ? `${look} nardi-act` : look}
      aria-label={text}
      title={text}
      disabled={disabled}
      onClick={act}
    >
      {icon && <Icon name={icon} />}
      <span>{text}</span>
    </button>
  );
}

/** The user's possible actions: next to their dice, or on a phone below the board. */
function Acts({ model }: Of) {
  const { state, cursor, board } = model;
  const toDo = state.toDo.value;
  const mine = state.myTurn.value && cursor.atEnd.value && toDo !== null;
  const dice = board.shown.value.find(({ color }) => color === board.side.value)?.dice ?? [];
  const beside = besideDice(board.view.value, dice.length);
  return (
    <div class="nardi-acts" style={{ "--beside": `${beside}%` }}>
      {mine && (toDo === "play" ? <PlayActs model={model} /> : <AnswerActs model={model} />)}
    </div>
  );
}

function PlayActs({ model }: Of) {
  const words = messages.nardi;
  const play = model.board.play.value;
  return (
    <>
      <Act
        icon="undo"
        text={words.undo}
        disabled={!play?.made.length}
        act={() => model.board.undo()}
      />
      <Act
        main
        icon="check"
        text={words.done}
        disabled={!play?.whole}
        act={() => model.moves.done()}
      />
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

/** Multiples of the cube, by the kind of game that they end. */
const kinds = ["single", "gammon", "backgammon"] as const;

/** One game, for a number of points, or the match. */
function Resign({ model }: Of) {
  const words = messages.nardi;
  const { game } = messages;
  const { state, moves, resigns } = model;
  const act = (then: () => void) => () => {
    resigns.value = false;
    then();
  };
  const times = state.concessions.value;
  return (
    <Settling class="strip asks nardi-resign">
      <p>
        <b>{times.length > 0 ? game.considered.resign.ask : words.resignMatchAsk}</b>
        {times.length === 0 && <small>{words.resignOnTurn}</small>}
      </p>
      {kinds.map(
        (kind, i) =>
          times.includes(i + 1) && (
            <button
              key={kind}
              type="button"
              class="button danger"
              onClick={act(() => moves.say(`concede ${i + 1}`))}
            >
              {words.resignAs[kind]({ n: state.worth(i + 1) })}
            </button>
          ),
      )}
      <button type="button" class="button danger" onClick={act(() => model.carryOut("resign"))}>
        {words.resignMatch}
      </button>
      <button type="button" class="button" onClick={act(() => {})}>
        {game.notYet}
      </button>
    </Settling>
  );
}
