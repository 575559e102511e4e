// Shows what an endgame table knows of a position, if it has it.

import { lazilyWithin } from "../components/lazily.tsx";
import type { Count } from "./count.ts";
import type { Ending } from "./ending.ts";
import { useEnding, useEndingOfGame } from "./ending.ts";

const View = lazilyWithin("endings/view", ["endings", "game"], () => import("./view.tsx"));

interface Props {
  ending: Ending | null;
  count?: Count | null;
  play?(move: string): void;
}

export const KnownEnding = ({ ending, ...rest }: Props) =>
  ending && <View ending={ending} {...rest} />;

export function EndingAt({ variant, fen }: { variant: string; fen: string }) {
  return <KnownEnding ending={useEnding({ variant, fen }, true)} />;
}

export function EndingOfGame({ game }: { game: string }) {
  return <KnownEnding ending={useEndingOfGame(game)} />;
}
