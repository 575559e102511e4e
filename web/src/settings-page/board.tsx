// Boards and pieces to choose from, as they look.

import "../board/more-themes.css";
import "./view.css";
import { makeGeometry } from "../board/geometry.ts";
import { Shape } from "../board/pieces.tsx";
import { StaticBoard } from "../components/static-board.tsx";
import { messages } from "../messages/messages.ts";
import { keep } from "../session/settings.ts";
import type { Settings } from "../settings/stored.ts";
import { pairs } from "./pairs.ts";

const words = messages.settings;

const corner = makeGeometry({ columns: 4, rows: 4, algebraic: false });
const sample = "W:W5,8,K6:B1,2,K3";

export function BoardChoice({ now }: { now: Settings }) {
  return (
    <fieldset class="choice">
      <legend class="visually-hidden">{words.board}</legend>
      <div class="board-options">
        {pairs(words.boards).map(([board, name]) => (
          <label key={board} data-board={board}>
            <input
              type="radio"
              name="board"
              value={board}
              checked={now.board === board}
              onChange={() => keep({ board })}
            />
            <StaticBoard geometry={corner} fen={sample} label={name} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const shownPieces = [
  { color: "white", king: false },
  { color: "black", king: false },
  { color: "white", king: true },
  { color: "black", king: true },
] as const;

export function PieceChoice({ now }: { now: Settings }) {
  return (
    <fieldset class="choice">
      <legend class="label">{words.pieces}</legend>
      <div class="board-options">
        {pairs(words.pieceSets).map(([set, name]) => (
          <label key={set}>
            <input
              type="radio"
              name="pieces"
              value={set}
              checked={now.pieces === set}
              onChange={() => keep({ pieces: set })}
            />
            <span class="piece-row">
              {shownPieces.map((piece, i) => (
                <svg key={i} viewBox="0 0 100 100" aria-hidden="true">
                  <Shape piece={piece} set={set} />
                </svg>
              ))}
            </span>
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
