// What was played in the position in finished games, and the name of the opening.

import { lazilyWithin } from "../components/lazily.tsx";
import { messages } from "../messages/messages.ts";
import type { Analysis } from "./analysis.ts";
import { silenceOf } from "./silence.ts";
import { nodeOf, root } from "./tree.ts";

const Openings = lazilyWithin("openings/view", ["openings"], () => import("../openings/view.tsx"));
const Name = lazilyWithin("openings/name-view", [], () => import("../openings/name-view.tsx"));

export function OpeningsPanel({ page }: { page: Analysis }) {
  const silence = silenceOf(page);
  const { variant, ruleset } = page.subject;
  const { fen } = page.node.value;
  if (silence === "unknown" || page.trying.value) return null;
  if (silence !== null) return <p class="note">{messages.analysis.openings.silence[silence]}</p>;
  const played = [nodeOf(page.tree.value, root), ...page.path.value].map((node) => node.fen);
  return (
    <>
      {played.length > 1 && <Name variant={variant.key} positions={played} />}
      <Openings
        place={{ variant: variant.key, ruleset, fen }}
        play={(move: string) => page.typed(move)}
      />
    </>
  );
}
