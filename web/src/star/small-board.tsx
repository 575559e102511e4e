// A star game in a list: a picture of the men.

import { drawnAs } from "../components/star-seats.tsx";
import { useResource } from "../loading/resource.ts";
import { api } from "../net/api.ts";
import { makeStar } from "./geometry.ts";
import { StarMen, StarPicture } from "./picture.tsx";
import { menOf } from "./rules.ts";
import { type Side, seatsIn, sideOf } from "./stored.ts";

interface Props {
  /** In the format of the server's lists; undefined for the start. */
  position: string | undefined;
  /** Id of the game with this position. */
  game: string | undefined;
  label: string;
  /** True for the second player's view, with two players. */
  flipped: boolean;
}

export default function StarSmallBoard({ position, game, label, flipped }: Props) {
  if (position === undefined) return <StarPicture label={label} />;
  const side = sideOf(position);
  if (side === null && game !== undefined)
    return <OfAskedSide game={game} position={position} label={label} flipped={flipped} />;
  return <Drawn side={side ?? 4} position={position} label={label} flipped={flipped} />;
}

interface DrawnProps {
  position: string;
  label: string;
  flipped: boolean;
}

function Drawn({ side, position, label, flipped }: DrawnProps & { side: Side }) {
  const star = makeStar(side);
  const seats = seatsIn(position);
  const men = [...menOf(star, position)].map(
    ([hole, seat]) => [hole, drawnAs(seat, seats)] as const,
  );
  const bottom = flipped && seats === 2 ? 3 : 0;
  return <StarMen star={star} bottom={bottom} men={new Map(men)} label={label} />;
}

/** If the men would fit on both stars, loads the game to find out which star it is. */
function OfAskedSide({ game, ...drawn }: DrawnProps & { game: string }) {
  const found = useResource(() => api.game(game), [game]).answer.value;
  return found ? <Drawn side={found.terms?.side ?? 4} {...drawn} /> : null;
}
