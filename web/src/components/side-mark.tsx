import "./stone.css";
import { messages } from "../messages/messages.ts";
import type { GameRow } from "../net/api.ts";
import { playersOf } from "../net/seats.ts";
import { SeatSign } from "./star-seats.tsx";

/**
 * What a player plays with in a listed game: the colour or, with more than two players, the men of
 * their seat.
 */
export function SideMark({ game, name }: { game: GameRow; name: string | null }) {
  if (game.seats) return <SeatSign seat={playersOf(game).indexOf(name ?? "")} />;
  const side = game.black === name ? "black" : "white";
  return <span class={`stone ${side}`} role="img" aria-label={messages.color[side]} />;
}
