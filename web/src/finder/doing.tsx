// What a player is doing.

import "./doing.css";
import { controlText } from "../labels/time.ts";
import { variantName } from "../labels/variants.ts";
import { messages } from "../messages/messages.ts";
import type { Activity } from "../net/players.ts";

/** "Playing Oskar", "Waiting for 5+3", "Online", or nothing for a player who is away. */
export function doingText({ online, game, seek }: Activity): string {
  const words = messages.finder;
  if (game?.opponent) return words.playing({ opponent: game.opponent });
  if (game) return words.playingGame({ variant: variantName(game.variant) });
  if (seek) {
    const control = controlText(seek.time_control);
    const game =
      seek.variant === "international" ? control : `${variantName(seek.variant)} ${control}`;
    return words.waiting({ game });
  }
  return online ? words.online : "";
}

/** A disc, full for a player who is online. The word goes with it for screen readers. */
export function OnlineDot({ online }: { online: boolean }) {
  const word = online ? messages.finder.online : messages.finder.offline;
  return (
    <span class={online ? "online-dot on" : "online-dot"} title={word}>
      <span class="visually-hidden">{word}</span>
    </span>
  );
}
