// The panel for setting up a position: pieces to place, and errors.

import "../components/form.css";
import "./setup-view.css";
import { useSignal } from "@preact/signals";
import { makeGeometry, nameOf } from "../board/geometry.ts";
import { Shape } from "../board/pieces.tsx";
import { type Color, type Position, parseFen } from "../board/position.ts";
import { Choice, Field, Select } from "../components/controls.tsx";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import { refusalSentence } from "../messages/refusals.ts";
import { isRefusal } from "../rules/rules.ts";
import type { Analysis } from "./analysis.ts";
import {
  type Brush,
  countsKingRuns,
  type Fault,
  faultsOf,
  fenOf,
  hasTowers,
  kingRunOf,
} from "./setup.ts";

const brushes: readonly Brush[] = [
  { color: "white", king: false },
  { color: "white", king: true },
  { color: "black", king: false },
  { color: "black", king: true },
  null,
];

const noSquares = makeGeometry({ columns: 0, rows: 0, algebraic: false });

export default function SetupPanel({ page }: { page: Analysis }) {
  const words = messages.setup;
  const position = page.setup.value;
  if (!position) return null;
  const { variant } = page.subject;
  const faults = faultsOf(page.rules, variant, position);
  return (
    <div class="setup form">
      <h2>{words.title}</h2>
      <p class="muted small">{words.lead}</p>
      <Palette page={page} />
      {hasTowers(variant) && (
        <label class="check">
          <input
            type="checkbox"
            checked={page.stacking.value}
            onChange={(event) => {
              page.stacking.value = event.currentTarget.checked;
            }}
          />
          {words.stack}
        </label>
      )}
      <Choice
        label={words.turn}
        value={position.turn}
        options={[
          ["white", messages.color.white],
          ["black", messages.color.black],
        ]}
        onChange={(turn: Color) => page.arrange({ ...position, turn })}
      />
      {countsKingRuns(variant) && (
        <div class="pair">
          <KingRunSelect page={page} position={position} color="white" />
          <KingRunSelect page={page} position={position} color="black" />
        </div>
      )}
      <div class="button-row">
        <button
          type="button"
          class="button small-button"
          onClick={() => page.arrange(page.positionOf(variant.startFen))}
        >
          {words.start}
        </button>
        <button
          type="button"
          class="button small-button"
          onClick={() => page.arrange(parseFen(noSquares, position.turn === "white" ? "W" : "B"))}
        >
          {words.clear}
        </button>
      </div>
      <FenField page={page} fen={fenOf(variant.geometry, position)} />
      <ul class="faults small" role="status">
        {faults.map((fault) => (
          <li key={faultText(fault)} class="problem">
            {faultText(fault)}
          </li>
        ))}
      </ul>
      <div class="button-row">
        <button
          type="button"
          class="button primary"
          disabled={faults.length > 0}
          onClick={() => page.takeSetup()}
        >
          {words.take}
        </button>
        <button type="button" class="button" onClick={() => page.leaveSetup()}>
          {words.leave}
        </button>
      </div>
    </div>
  );
}

interface KingRunProps {
  page: Analysis;
  position: Position;
  color: Color;
}

/** Which king has moved, and how many times in a row. */
function KingRunSelect({ page, position, color }: KingRunProps) {
  const words = messages.setup;
  const run = kingRunOf(position, color);
  const kings = [...position.pieces].filter(([, piece]) => piece.king && piece.color === color);
  const options = kings.flatMap(([square]) =>
    [1, 2, 3].map((moves) => {
      const name = nameOf(page.geometry, square);
      return [`${square} ${moves}`, joined(name, moves)] as const;
    }),
  );
  const choose = (value: string) => {
    const kingRuns = new Map(position.kingRuns);
    const [square = 0, moves = 0] = value.split(" ").map(Number);
    if (value === "") kingRuns.delete(color);
    else kingRuns.set(color, { square, moves });
    page.arrange({ ...position, kingRuns });
  };
  return (
    <Select
      shown
      label={words.kingRun({ king: messages.board.king[color] })}
      value={run ? `${run.square} ${run.moves}` : ""}
      options={[["", words.noRun], ...options]}
      onChange={choose}
    />
  );
}

function faultText(fault: Fault): string {
  const words = messages.setup;
  switch (fault.kind) {
    case "none":
      return words.none({ color: messages.color[fault.color] });
    case "many":
      return words.many({ color: messages.color[fault.color], has: fault.count, most: fault.most });
    case "row":
      return words.row({ square: fault.square });
    case "fen":
      return refusalSentence(fault.refusal);
  }
}

const brushName = (brush: Brush): string =>
  brush ? messages.board[brush.king ? "king" : "man"][brush.color] : messages.setup.erase;

function Palette({ page }: { page: Analysis }) {
  const chosen = brushName(page.brush.value);
  return (
    <fieldset class="choice">
      <legend class="label">{messages.setup.piece}</legend>
      <div class="palette">
        {brushes.map((brush) => (
          <label key={brushName(brush)} title={brushName(brush)}>
            <input
              type="radio"
              name="brush"
              aria-label={brushName(brush)}
              checked={brushName(brush) === chosen}
              onChange={() => {
                page.brush.value = brush;
              }}
            />
            <svg viewBox="0 0 100 100" aria-hidden="true">
              {brush ? (
                <Shape piece={brush} />
              ) : (
                <path class="palette-erase" d="M28 28l44 44M72 28L28 72" />
              )}
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The position as FEN. Typed text is shown on the board once it can be read. */
function FenField({ page, fen }: { page: Analysis; fen: string }) {
  const typed = useSignal<string | null>(null);
  const { variant } = page.subject;
  const read = page.rules.standing(variant, typed.value ?? fen);
  const unread = typed.value !== null && isRefusal(read) ? refusalSentence(read) : undefined;
  return (
    <div
      onFocusOut={() => {
        typed.value = null;
      }}
    >
      <Field
        label={messages.setup.fen}
        value={typed.value ?? (isRefusal(read) ? fen : read.fen)}
        problem={unread}
        autocomplete="off"
        onInput={(text) => {
          typed.value = text;
          const position = page.rules.standing(variant, text);
          if (!isRefusal(position)) page.arrange(page.positionOf(position.fen));
        }}
      />
    </div>
  );
}
