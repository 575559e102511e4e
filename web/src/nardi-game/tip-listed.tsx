// Where the tip of a game stands in the signed lists.

import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import type { TipDay } from "../net/api.ts";
import { diceApi } from "../net/dice.ts";
import { Problem } from "../net/request.ts";
import { checkList, type ListState } from "./tip-list.ts";

interface Listed {
  date: string;
  number: number;
  state: ListState;
}

/** All parts of the list of a day, as long as they are of one list. */
async function wholeList(date: string): Promise<TipDay[]> {
  const parts: TipDay[] = [];
  for (let after = 0; ; ) {
    const part = await diceApi.tipsOfDay(date, after);
    // A day that goes on may have grown meanwhile.
    if (parts[0] && parts[0].digest !== part.digest) return wholeList(date);
    parts.push(part);
    after += part.items.length;
    if (part.items.length === 0 || after >= part.tips) return parts;
  }
}

/** null where the tip is in no list. */
async function listed(tip: string): Promise<{ of: Listed | null }> {
  try {
    const { date, items } = await diceApi.whereTold(tip);
    const [{ public_key: key }, parts] = await Promise.all([diceApi.tipKey(), wholeList(date)]);
    return { of: { date, number: items[0]?.number ?? 0, state: await checkList(key, parts, tip) } };
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return { of: null };
    throw error;
  }
}

export function TipListed({ tip }: { tip: string }) {
  const words = messages.diceCheck;
  const found = useResource(() => listed(tip), [tip]);
  if (found.failure.value !== null) return <p>{messages.site.unreachable}</p>;
  const answer = found.answer.value;
  if (!answer) return null;
  if (!answer.of) return <p>{words.unlisted}</p>;
  const { date, number, state } = answer.of;
  return (
    <p>
      {words.listed({ n: number, date })} {stateText(state)}
    </p>
  );
}

function stateText(state: ListState): string {
  const words = messages.diceCheck;
  switch (state) {
    case "signed":
      return words.listSigned;
    case "open":
      return words.listOpen;
    case "unchecked":
      return words.listUnchecked;
    case "wrong":
      return words.listWrong;
  }
}
