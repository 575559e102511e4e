import "../components/board-shapes.css";
import "../game/players.css";
import "../game/table.css";
import "./view.css";
import { ErrorPage } from "../components/error-page.tsx";
import { useTable } from "../game/shown-table.ts";
import { TableView } from "../game/table-view.tsx";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import type { Game } from "../net/api.ts";
import { socket } from "../net/connection.ts";
import { seatIndex } from "../net/seats.ts";
import { StarBoard } from "../star/board.tsx";
import { heightOf, widthOf } from "../star/geometry.ts";
import { loadStar } from "../star/load.ts";
import { seatName } from "../star/sentences.ts";
import { StarGameModel } from "./model.ts";
import { OtherSeats, OwnSeat, SeatHeads } from "./seat-bars.tsx";

interface Props {
  game: Game;
  /** The signed-in user's name; null for an anonymous user. */
  name: string | null;
}

/** A star game, with its rules. */
export default function StarGame({ game, name }: Props) {
  const rules = useResource(loadStar, []);
  const found = rules.answer.value;
  const model = useTable(
    () => found && new StarGameModel(game, name, found, socket),
    [found, game, name],
  );
  if (model) return <StarTable model={model} />;
  if (rules.failure.value === null)
    return <main id="content" class="table-page" aria-busy="true" />;
  return <ErrorPage sentence={messages.site.unreachable} again={() => rules.again()} />;
}

interface Of {
  model: StarGameModel;
}

function StarTable({ model }: Of) {
  const { several } = model.state;
  return (
    <TableView
      model={model}
      aspect={widthOf(model.board.star) / heightOf(model.board.star)}
      below={model.board.bottom.value === 0 ? "white" : "black"}
      {...(several && {
        bars: <OtherSeats model={model} />,
        own: <OwnSeat model={model} />,
        heads: <SeatHeads model={model} />,
        title: messages.star.title({ n: model.facts.seats.length }),
      })}
      beside={(side) => <ToGo model={model} seat={side === "white" ? 0 : 1} />}
      told={<Told model={model} />}
      board={
        <>
          <StarBoard model={model.board} label={messages.star.board} />
          <Pass model={model} />
        </>
      }
    />
  );
}

/** The steps that a player's men still have to go. */
function ToGo({ model: { state }, seat }: Of & { seat: number }) {
  return (
    <span class="star-to-go muted small">
      {messages.star.toGo({ n: state.toGo.value[seat] ?? 0 })}
    </span>
  );
}

/** Whose turn it is, and the last move of another player. */
function Told({ model }: Of) {
  const { state, cursor } = model;
  const words = messages.star;
  const at = cursor.ply.value;
  const ply = state.plies.value[at - 1];
  const seat =
    ply?.seat === undefined
      ? -1
      : state.facts.seats.findIndex((_, i) => state.drawnAs(i) === ply.seat);
  const name = model.facts.seats[seat]?.username;
  return (
    <div class="strip star-told">
      <p>
        <b>{state.myTurn.value ? words.yourTurn : model.turnText()}</b>
        {ply && name !== undefined && <small>{words.played({ name, move: ply.text })}</small>}
      </p>
      {ply && ply.path.length > 0 && (
        <button type="button" class="button" onClick={() => model.replay()}>
          {words.replay}
        </button>
      )}
    </div>
  );
}

/** A button for a player without a legal move. */
function Pass({ model }: Of) {
  const pass = model.moves.pass();
  const { side } = model.state;
  if (!pass || side === null) return null;
  const seat = seatName(model.state.drawnAs(seatIndex(side)));
  return (
    <p class="star-pass">
      {messages.star.mustPass({ seat })}{" "}
      <button type="button" class="button primary" onClick={() => model.moves.play(pass)}>
        {messages.star.pass}
      </button>
    </p>
  );
}
