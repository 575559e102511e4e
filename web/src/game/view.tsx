import { Board } from "../board/board.tsx";
import { messages } from "../messages/messages.ts";
import { squareText } from "../messages/sentences.ts";
import { settings } from "../settings/settings.ts";
import { ConditionalsSection } from "./conditional-moves-view.tsx";
import type { GameModel } from "./game-model.ts";
import { OpeningsFold } from "./openings-fold.tsx";
import { TableView } from "./table-view.tsx";

export function GameView({ model }: { model: GameModel }) {
  const planner = model.conditionals?.planner.value;
  return (
    <TableView
      model={model}
      below={model.board.flipped.value ? "black" : "white"}
      planning={Boolean(planner)}
      beneath={<OpeningsFold model={model} />}
      board={
        <Board
          key={planner ? "plan" : "game"}
          model={planner?.board ?? model.board}
          words={{ board: messages.board.label, square: squareText }}
          coordinates={settings.value.coordinates}
        />
      }
    >
      {(field) => <ConditionalsSection model={model} field={field} />}
    </TableView>
  );
}
