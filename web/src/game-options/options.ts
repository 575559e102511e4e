import { messages } from "../messages/messages.ts";

export const stakeOptions = () =>
  [
    ["rated", messages.rated({ rated: true })],
    ["casual", messages.rated({ rated: false })],
  ] as const;
