import "./diagram.css";
import type { Geometry } from "../board/geometry.ts";
import { isDraughts, nardiKey } from "../labels/variants.ts";
import type { GameRow } from "../net/api.ts";
import { lazilyWithin } from "./lazily.tsx";
import { StaticBoard } from "./static-board.tsx";

interface Rules {
  variant(key: string): { geometry: Geometry; startFen: string };
}

interface Props {
  rules: Rules;
  variant: GameRow["variant"];
  /** undefined for the start position. */
  fen?: string;
  /** Id of the game shown. */
  game?: string;
  label: string;
  flipped?: boolean;
}

const NardiBoard = lazilyWithin("nardi/small-board", [], () => import("../nardi/small-board.tsx"));
const StarBoard = lazilyWithin("star/small-board", [], () => import("../star/small-board.tsx"));

/** A picture of a position. */
export function Diagram({ rules, variant: key, fen, game, label, flipped = false }: Props) {
  if (!isDraughts(key))
    return (
      <div class="other-board">
        {key === nardiKey ? (
          <NardiBoard position={fen} label={label} flipped={flipped} />
        ) : (
          <StarBoard position={fen} game={game} label={label} flipped={flipped} />
        )}
      </div>
    );
  const { geometry, startFen } = rules.variant(key);
  return <StaticBoard geometry={geometry} fen={fen ?? startFen} label={label} flipped={flipped} />;
}
