// The side to move or the result, active draw rules, and why a move was rejected.

import "./stands.css";
import { messages, named } from "../messages/messages.ts";
import { ruleName } from "../messages/sentences.ts";
import type { Analysis } from "./analysis.ts";

export function Stands({ page }: { page: Analysis }) {
  const standing = page.standing.value;
  return (
    <div class="stands small" aria-live="off">
      <p class="stands-turn">{headline(page)}</p>
      {page.refusal.value ? (
        <p class="stands-refused">{page.refusal.value}</p>
      ) : (
        page.capture.value > 0 && (
          <p class="stands-warning">{messages.analysis.captureOf({ n: page.capture.value })}</p>
        )
      )}
      {standing?.counters.map(({ rule, left, article }) => (
        <p
          key={rule}
          class="stands-warning"
          title={article ? messages.game.counterTitle({ article }) : undefined}
        >
          {messages.game.counter({ rule: ruleName(rule), left })}
        </p>
      ))}
    </div>
  );
}

function headline(page: Analysis): string {
  const { won, drawn } = page.standing.value ?? {};
  const words = messages.analysis;
  if (won) {
    const loser = won.by === "white" ? "black" : "white";
    return words.won({
      winner: messages.color[won.by],
      why: named(messages.ending.lost, won.reason)?.({ loser }) ?? "",
    });
  }
  if (drawn) {
    const article = drawn.article ? `, ${messages.ending.article({ number: drawn.article })}` : "";
    const why = ruleName(drawn.rule) + article;
    return drawn.claimed ? words.claimable({ why }) : words.drawn({ why });
  }
  return messages.game.turnOf({ color: page.positionOf(page.node.value.fen).turn });
}
