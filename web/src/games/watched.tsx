// A live game with its players, as large as the space allows. It links to the game.

import "./watched.css";
import { useEffect, useMemo } from "preact/hooks";
import { Diagram } from "../components/diagram.tsx";
import { useLinger } from "../components/linger.ts";
import type { GameRow } from "../net/api.ts";
import { playersOf } from "../net/seats.ts";
import type { Rules } from "../rules/rules.ts";
import { Above, Below } from "./board-card.tsx";
import { CurrentGame } from "./games.ts";

interface Props {
  row: GameRow;
  rules: Rules;
  /** A user who plays in the game sees the board from their own side. */
  reader: string | null;
  /** Called some seconds after its end. */
  over(): void;
}

export default function Watched({ row, rules, reader, over }: Props) {
  const game = useMemo(() => new CurrentGame(row, () => {}), [row.id]);
  useEffect(() => () => game.dispose(), [game]);
  useLinger(game.over.value, over);
  const flipped = reader === row.black;
  return (
    <div class="watched">
      <Above game={game} flipped={flipped} />
      <Diagram
        rules={rules}
        variant={row.variant}
        fen={game.fen.value}
        game={row.id}
        flipped={flipped}
        label={playersOf(row).join(" – ")}
      />
      <Below game={game} flipped={flipped} />
      <a class="current-link" href={`/game/${row.id}`}>
        <span class="visually-hidden">{playersOf(row).join(" – ")}</span>
      </a>
    </div>
  );
}
