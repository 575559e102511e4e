// A nardi match in a list: the men, the dice and a turned cube.

import "./small-board.css";
import { CubeOnBoard, DiceOnBoard } from "./dice.tsx";
import type { View } from "./geometry.ts";
import { NardiPicture } from "./picture.tsx";
import { readStored } from "./stored.ts";

interface Props {
  /** In the format of the server's lists; undefined for the start. */
  position: string | undefined;
  label: string;
  flipped: boolean;
}

export default function NardiSmallBoard({ position, label, flipped }: Props) {
  const stored = position === undefined ? undefined : readStored(position);
  if (!stored) return <NardiPicture label={label} />;
  const { men, dice, turn, cube } = stored;
  const view: View = { side: flipped ? "black" : "white", mirrored: false };
  return (
    <div class="nardi-small">
      <NardiPicture label={label} men={men} view={view} />
      {dice && <DiceOnBoard view={view} color={turn} dice={dice} />}
      {cube.value > 1 && <CubeOnBoard view={view} cube={cube} />}
    </div>
  );
}
