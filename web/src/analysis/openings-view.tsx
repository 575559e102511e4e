// The explorer of openings, where the reader switches it on.

import "../parts/form.css";
import "./computer-view.css";
import { signal } from "@preact/signals";
import { messages } from "../messages/messages.ts";
import { lazilyWithin } from "../parts/lazily.tsx";
import type { Analysis } from "./analysis.ts";
import { silenceOf } from "./silence.ts";

const Openings = lazilyWithin("openings/view", ["openings"], () => import("../openings/view.tsx"));

// From one analysis to the next.
const wanted = signal(false);

export function OpeningsPanel({ page }: { page: Analysis }) {
  const words = messages.analysis.openings;
  const silence = silenceOf(page);
  const { variant, ruleset } = page.subject;
  const { fen } = page.node.value;
  return (
    <section class="computer" aria-label={words.title}>
      <header class="computer-head">
        <label class="check">
          <input
            type="checkbox"
            checked={wanted.value}
            onChange={({ currentTarget }) => {
              wanted.value = currentTarget.checked;
            }}
          />
          {words.title}
        </label>
      </header>
      {wanted.value && silence && silence !== "unknown" && (
        <p class="note">{words.silence[silence]}</p>
      )}
      {wanted.value && silence === null && !page.trying.value && (
        <Openings
          place={{ variant: variant.key, ruleset, fen }}
          play={(move: string) => page.typed(move)}
        />
      )}
    </section>
  );
}
