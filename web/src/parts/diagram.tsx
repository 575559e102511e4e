import "./diagram.css";
import type { Geometry } from "../board/geometry.ts";
import type { GameRow } from "../net/api.ts";
import { isDraughts, variantName } from "../words/variants.ts";
import { StaticBoard } from "./static-board.tsx";

interface Rules {
  variant(key: string): { geometry: Geometry; startFen: string };
}

interface Props {
  rules: Rules;
  variant: GameRow["variant"];
  /** undefined is the start. */
  fen?: string;
  label: string;
  flipped?: boolean;
}

/** A picture of a position; of what is no draughts only its name stands there. */
export function Diagram({ rules, variant: key, fen, label, flipped = false }: Props) {
  if (!isDraughts(key))
    return (
      <div class="board-name" role="img" aria-label={label}>
        {variantName(key)}
      </div>
    );
  const { geometry, startFen } = rules.variant(key);
  return <StaticBoard geometry={geometry} fen={fen ?? startFen} label={label} flipped={flipped} />;
}
