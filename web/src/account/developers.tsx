// The section for developers: tokens, webhooks, and turning the account into a bot's.

import type { Account } from "../net/api.ts";
import { Bot } from "./bot.tsx";
import { Tokens } from "./tokens.tsx";
import { Webhooks } from "./webhooks.tsx";

export default function Developers({ mine }: { mine: Account }) {
  return (
    <>
      <Tokens />
      <Webhooks />
      <Bot mine={mine} />
    </>
  );
}
