import "../components/form.css";
import "./view.css";
import { makeGeometry } from "../board/geometry.ts";
import { Shape } from "../board/pieces.tsx";
import { Choice, Select } from "../components/controls.tsx";
import { StaticBoard } from "../components/static-board.tsx";
import { languages } from "../messages/languages.ts";
import { messages } from "../messages/messages.ts";
import { useTitle } from "../navigation/title.ts";
import { change, changeLanguage, settings } from "../settings/settings.ts";
import type { Settings } from "../settings/stored.ts";
import { NotificationChoice } from "./notifications.tsx";
import { TimeZoneChoice } from "./time-zone.tsx";

const words = messages.settings;

const pairs = <T extends string>(names: Readonly<Record<T, string>>) =>
  (Object.keys(names) as T[]).map((key) => [key, names[key]] as const);

export default function SettingsRoute() {
  useTitle(words.title);
  const now = settings.value;
  const onOff = [
    ["on", words.on],
    ["off", words.off],
  ] as const;
  return (
    <main id="content" class="page narrow settings">
      <h1>{words.title}</h1>
      <p class="muted">{words.lead}</p>
      <div class="card form">
        <Select
          shown
          label={words.language}
          value={now.language}
          options={pairs({ system: words.systemLanguage, ...languages })}
          onChange={changeLanguage}
        />
        <TimeZoneChoice />
        <BoardChoice now={now} />
        <PieceChoice now={now} />
        <Choice
          label={words.coordinates}
          value={now.coordinates}
          options={pairs(words.coordinate)}
          onChange={(coordinates) => change({ coordinates })}
        />
        <Choice
          label={words.theme}
          value={now.theme}
          options={pairs(words.themes)}
          onChange={(theme) => change({ theme })}
        />
        <Choice
          label={words.confirm}
          value={now.confirmMoves}
          options={pairs(words.confirms)}
          onChange={(confirmMoves) => change({ confirmMoves })}
        />
        <Choice
          label={words.askFirst}
          value={now.askFirst ? "on" : "off"}
          options={onOff}
          onChange={(value) => change({ askFirst: value === "on" })}
        />
        <Choice
          label={words.sound}
          value={now.sound ? "on" : "off"}
          options={onOff}
          onChange={(value) => change({ sound: value === "on" })}
        />
        <Choice
          label={words.animation}
          value={now.animation ? "on" : "off"}
          options={onOff}
          onChange={(value) => change({ animation: value === "on" })}
        />
        <NotificationChoice />
      </div>
    </main>
  );
}

const corner = makeGeometry({ columns: 4, rows: 4, algebraic: false });
const sample = "W:W5,8,K6:B1,2,K3";

function BoardChoice({ now }: { now: Settings }) {
  return (
    <fieldset class="choice">
      <legend class="label">{words.board}</legend>
      <div class="board-options">
        {pairs(words.boards).map(([board, name]) => (
          <label key={board} data-board={board}>
            <input
              type="radio"
              name="board"
              value={board}
              checked={now.board === board}
              onChange={() => change({ board })}
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

function PieceChoice({ now }: { now: Settings }) {
  return (
    <fieldset class="choice">
      <legend class="label">{words.pieces}</legend>
      <div class="board-options piece-options">
        {pairs(words.pieceSets).map(([set, name]) => (
          <label key={set}>
            <input
              type="radio"
              name="pieces"
              value={set}
              checked={now.pieces === set}
              onChange={() => change({ pieces: set })}
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
