// Shows where the commitment of a game is in the signed lists.

import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import type { CommitmentDay } from "../net/api.ts";
import { diceApi } from "../net/dice.ts";
import { Problem } from "../net/request.ts";
import { checkList, type ListState } from "./commitment-list.ts";

interface Listed {
  date: string;
  number: number;
  state: ListState;
}

/** Loads all parts of a day's list, and checks that they are from the same list. */
async function wholeList(date: string): Promise<CommitmentDay[]> {
  const parts: CommitmentDay[] = [];
  for (let after = 0; ; ) {
    const part = await diceApi.commitmentsOfDay(date, after);
    // The list of the current day may have grown between requests.
    if (parts[0] && parts[0].digest !== part.digest) return wholeList(date);
    parts.push(part);
    after += part.items.length;
    if (part.items.length === 0 || after >= part.commitments) return parts;
  }
}

/** null if the commitment is in no list. */
async function listed(commitment: string): Promise<{ of: Listed | null }> {
  try {
    const { date, items } = await diceApi.whereTold(commitment);
    const [{ public_key: key }, parts] = await Promise.all([
      diceApi.commitmentKey(),
      wholeList(date),
    ]);
    return {
      of: { date, number: items[0]?.number ?? 0, state: await checkList(key, parts, commitment) },
    };
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return { of: null };
    throw error;
  }
}

export function CommitmentListed({ commitment }: { commitment: string }) {
  const words = messages.diceCheck;
  const found = useResource(() => listed(commitment), [commitment]);
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
