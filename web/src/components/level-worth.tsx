import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { api, type Pool } from "../net/api.ts";
import { ratingText } from "./rating.tsx";

interface Props extends Pool {
  level: number;
}

/** The rating of a computer level in a pool. */
export function LevelWorth({ level, variant, speed }: Props) {
  const levels = useResource(() => api.computers({ variant, speed }), [variant, speed]);
  const found = levels.answer.value?.items.find((one) => one.level === level);
  return (
    <p class="note">
      {found ? messages.lobby.levelWorth({ level, rating: ratingText(found) }) : "\u00a0"}
    </p>
  );
}
