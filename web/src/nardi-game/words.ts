import { messages } from "../messages/messages.ts";

/** An action other than a play, as its button names it. */
export function wordOf(text: string): string {
  const { nardi, game } = messages;
  const named: Readonly<Record<string, string>> = {
    roll: nardi.roll,
    double: nardi.double,
    take: nardi.take,
    drop: nardi.drop,
    accept: game.accept,
    refuse: game.decline,
  };
  return named[text] ?? game.resign;
}
