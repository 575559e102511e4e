// The opening explorer, shown when switched on.

import { signal } from "@preact/signals";
import { lazilyWithin } from "../components/lazily.tsx";
import { messages } from "../messages/messages.ts";
import type { Analysis } from "./analysis.ts";
import { silenceOf } from "./silence.ts";
import { SwitchedPanel } from "./switched-panel.tsx";
import { nodeOf, root } from "./tree.ts";

const Openings = lazilyWithin("openings/view", ["openings"], () => import("../openings/view.tsx"));
const Name = lazilyWithin("openings/name-view", [], () => import("../openings/name-view.tsx"));

// Kept from one analysis to the next.
const wanted = signal(false);

export function OpeningsPanel({ page }: { page: Analysis }) {
  const words = messages.analysis.openings;
  const silence = silenceOf(page);
  const { variant, ruleset } = page.subject;
  const { fen } = page.node.value;
  const speaks = silence === null && !page.trying.value;
  const played = [nodeOf(page.tree.value, root), ...page.path.value].map((node) => node.fen);
  return (
    <SwitchedPanel
      title={words.title}
      wanted={wanted}
      silence={silence}
      reasons={words.silence}
      remark={speaks && played.length > 1 && <Name variant={variant.key} positions={played} />}
    >
      {wanted.value && speaks && (
        <Openings
          place={{ variant: variant.key, ruleset, fen }}
          play={(move: string) => page.typed(move)}
        />
      )}
    </SwitchedPanel>
  );
}
