// Verifies the dice of a game in the user's browser.

import "./dice-page.css";
import { ErrorPage } from "../components/error-page.tsx";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { useTitle } from "../navigation/title.ts";
import { diceApi } from "../net/dice.ts";
import { Problem } from "../net/request.ts";
import { CommitmentListed } from "./commitment-listed.tsx";
import { type Checked, checkDice, type Fault } from "./dice-check.ts";

/** Browsers offer the needed functions only on pages that no one can have altered in transit. */
const canCheck = () => globalThis.isSecureContext;

async function checked(id: string): Promise<{ of: Checked | null }> {
  const events: { type: string }[] = [];
  for (let cursor: string | null = "0"; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof diceApi.gameEvents>> = await diceApi.gameEvents(
      id,
      cursor,
    );
    events.push(...page.items.map(({ d }) => d));
    cursor = page.next_cursor;
  }
  return { of: await checkDice(events) };
}

export default function DiceRoute({ id }: { id: string }) {
  if (!canCheck()) return <ErrorPage sentence={messages.diceCheck.needsTls} />;
  return <DiceOf id={id} />;
}

function DiceOf({ id }: { id: string }) {
  const words = messages.diceCheck;
  const found = useResource(() => checked(id), [id]);
  useTitle(words.title);
  const failure = found.failure.value;
  if (failure instanceof Problem && failure.status === 404)
    return <ErrorPage sentence={messages.game.notFound} />;
  if (failure !== null)
    return <ErrorPage sentence={messages.site.unreachable} again={() => found.again()} />;
  const answer = found.answer.value;
  return (
    <main id="content" class="page narrow" aria-busy={!answer}>
      <h1>{words.title}</h1>
      {answer && <Finding found={answer.of} />}
      <p class="button-row">
        <a class="button" href={`/game/${id}`}>
          {words.toGame}
        </a>
        <a class="button" href="/dice">
          {messages.diceCounts.link}
        </a>
      </p>
    </main>
  );
}

function Finding({ found }: { found: Checked | null }) {
  const words = messages.diceCheck;
  if (!found) return <p>{words.noDice}</p>;
  return (
    <>
      <p role="status">
        <strong>{found.fault ? faultText(found.fault) : words.right({ n: found.rolls })}</strong>
      </p>
      <p>{words.how}</p>
      <p>
        {words.commitment}
        <br />
        <code class="dice-commitment">{found.commitment}</code>
      </p>
      <CommitmentListed commitment={found.commitment} />
    </>
  );
}

function faultText(fault: Fault): string {
  const words = messages.diceCheck;
  return fault.what === "link" ? words.wrongLink({ n: fault.number }) : words.wrongDice(of(fault));
}

const of = ({ number: n, shown, due }: Fault & { what: "dice" }) => ({ n, shown, due });
