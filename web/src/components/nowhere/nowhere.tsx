// What the page of an unknown address offers.

import "../buttons.css";
import "./nowhere.css";
import { Shape } from "../../board/pieces.tsx";
import { messages } from "../../messages/messages.ts";
import { searching } from "../../navigation/searching.ts";
import { Icon } from "../icons.tsx";
import { squarePath } from "../static-board.tsx";

const side = 4;
const squares = Array.from({ length: side * side }, (_, i) => ({
  column: i % side,
  row: Math.floor(i / side),
}));
const dark = squares.filter(({ column, row }) => (column + row) % 2 === 1).map(squarePath);

/** A board with a single man, and a button that opens the search. */
export default function Nowhere() {
  return (
    <>
      <svg class="board-picture nowhere" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        <rect class="static-light" width={side} height={side} />
        <path class="static-dark" d={dark.join("")} />
        <g transform="translate(1 2) scale(0.01)">
          <Shape piece={{ color: "white", king: false }} />
        </g>
      </svg>
      <button
        type="button"
        class="button"
        onClick={() => {
          searching.value = true;
        }}
      >
        <Icon name="search" />
        {messages.site.search}
      </button>
    </>
  );
}
