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
import { SeatBars } from "./seat-bars.tsx";

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

function StarTable({ model }: { model: StarGameModel }) {
  return (
    <TableView
      model={model}
      aspect={widthOf(model.board.star) / heightOf(model.board.star)}
      below={model.board.bottom.value === 0 ? "white" : "black"}
      {...(model.state.several ? { bars: <SeatBars model={model} /> } : {})}
      board={
        <>
          <StarBoard model={model.board} label={messages.star.board} />
          <Pass model={model} />
        </>
      }
    />
  );
}

/** A button for a player without a legal move. */
function Pass({ model }: { model: StarGameModel }) {
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
