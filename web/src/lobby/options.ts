import { messages } from "../messages/messages.ts";

export const stakeOptions = () =>
  [
    ["rated", messages.rated(true)],
    ["casual", messages.rated(false)],
  ] as const;
