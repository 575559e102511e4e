// Texts about a nardi board, in any language.

import type { Color } from "../board/position.ts";
import { messages } from "../messages/messages.ts";
import {
  type Cube,
  isBar,
  ownerOf,
  type Place,
  type Position,
  pointOf,
  standingOn,
} from "./position.ts";

/** What a screen reader announces for a place, numbered as `side` counts, like the board. */
export function placeText(
  position: Position,
  side: Color,
  place: Place,
  { picked, target }: { picked: boolean; target: boolean },
): string {
  const words = messages.nardi;
  const parts = [placeName(side, place)];
  const there = standingOn(position.men, place);
  parts.push(there ? words.men[there.color]({ n: there.men }) : messages.board.empty);
  if (picked) parts.push(messages.board.picked);
  if (target) parts.push(messages.board.target);
  return parts.join(", ");
}

function placeName(side: Color, place: Place): string {
  const words = messages.nardi;
  const owner = ownerOf(place);
  if (owner === null) return words.point({ n: pointOf(side, place) ?? 0 });
  return (isBar(place) ? words.bar : words.off)[owner];
}

export const diceText = (color: Color, dice: readonly number[]): string =>
  messages.nardi.dice({ side: messages.color[color], dice: dice.join(", ") });

export function cubeText({ value, owner }: Cube): string {
  const words = messages.nardi;
  const n = value === 1 ? 64 : value;
  return owner === null
    ? words.cubeInMiddle({ n })
    : words.cubeOwned({ n, side: messages.color[owner] });
}
