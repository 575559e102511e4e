import "./styles/main.css";
import { render } from "preact";
import { Board } from "./board/board.tsx";
import { makeGeometry } from "./board/geometry.ts";
import { BoardModel } from "./board/model.ts";
import { PieceSymbols } from "./board/pieces.tsx";
import { parseFen } from "./board/position.ts";

const geometry = makeGeometry(10, 10, false);
const model = new BoardModel(geometry, parseFen(geometry, "W:W31-50,K28:B1-20,K23"), {
  play() {},
  refused() {},
  ambiguous() {},
  premove() {},
  cancelPremoves() {},
});

const root = document.getElementById("app");
if (root) {
  render(
    <>
      <PieceSymbols />
      <Board
        model={model}
        coordinates="inside"
        words={{
          board: "Board",
          square: (name, piece) => (piece ? `${name}, ${piece.color}` : name),
        }}
      />
    </>,
    root,
  );
}
