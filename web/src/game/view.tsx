import { Board } from "../board/board.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { messages } from "../messages/messages.ts";
import { squareText } from "../messages/sentences.ts";
import { settings } from "../settings/settings.ts";
import type { GameModel } from "./game-model.ts";
import { TableView } from "./table-view.tsx";

const Conditionals = lazilyWithin(
  "game/plans/conditional-moves-view",
  ["acts", "game"],
  () => import("./plans/conditional-moves-view.tsx"),
);
const Endings = lazilyWithin(
  "endings/beneath-view",
  [],
  () => import("../endings/beneath-view.tsx"),
);
const Openings = lazilyWithin(
  "openings/beneath-view",
  ["game"],
  () => import("../openings/beneath-view.tsx"),
);

export function GameView({ model }: { model: GameModel }) {
  const planner = model.conditionals?.planner.value;
  const asked = model.state.pending.value?.state === "asked" && model.cursor.atEnd.value;
  return (
    <TableView
      model={model}
      below={model.board.flipped.value ? "black" : "white"}
      planning={Boolean(planner)}
      verdict={model.state.ending.value && <Endings model={model} />}
      openings={<Openings model={model} />}
      plans={(field) => <Conditionals model={model} field={field} />}
      board={
        <Board
          key={planner ? "plan" : "game"}
          model={planner?.board ?? model.board}
          words={{ board: messages.board.label, square: squareText }}
          coordinates={settings.value.coordinates}
          unsent={asked}
        />
      }
    />
  );
}
