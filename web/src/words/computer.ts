import type { Player } from "../net/api.ts";

type Named = Pick<Player, "bot" | "username">;

/** The site's own computer, which reads no messages. No other program has a name with a space. */
export const isComputer = ({ bot, username }: Named): boolean => bot && username.includes(" ");
