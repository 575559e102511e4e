// Turns the tree of variations into conditional moves: a preview and the button to save them.

import "../game/plans/plans-view.css";
import "../components/form.css";
import { useSignal } from "@preact/signals";
import { Trouble } from "../components/controls.tsx";
import { DialogButton } from "../components/dialog.tsx";
import { LineText } from "../game/plans/conditional-moves-view.tsx";
import { messages } from "../messages/messages.ts";
import { api } from "../net/api.ts";
import { troubleText } from "../trouble.ts";
import type { Analysis } from "./analysis.ts";
import { linesFrom, type Plannable } from "./plan.ts";

const words = messages.conditionals;

interface Props {
  page: Analysis;
  plannable: Plannable;
}

export default function PlanButton({ page, plannable }: Props) {
  return (
    <DialogButton label={words.title} title={words.title} look="small-button">
      {() => <Plan page={page} plannable={plannable} />}
    </DialogButton>
  );
}

function Plan({ page, plannable }: Props) {
  const trouble = useSignal<string | null>(null);
  const kept = useSignal<number | null>(null);
  const busy = useSignal(false);
  const lines = linesFrom(page.tree.value, plannable);
  const keep = async () => {
    busy.value = true;
    trouble.value = null;
    try {
      const { lines: stored } = await api.setConditionals(plannable.game, lines, plannable.ply);
      kept.value = stored.length;
    } catch (error) {
      trouble.value = troubleText(error);
    }
    busy.value = false;
  };
  return (
    <div class="form">
      <p class="muted">{lines.length === 0 ? words.treeEmpty : words.treeHint}</p>
      <ul class="plan-lines">
        {lines.map((line) => (
          <li key={line.join(" ")}>
            <span>
              <LineText line={line} mineFirst={plannable.mineFirst} />
            </span>
          </li>
        ))}
      </ul>
      <Trouble>{trouble.value}</Trouble>
      {kept.value !== null && (
        <p class="good" role="status">
          {words.treeKept({ n: kept.value })}
        </p>
      )}
      <div class="button-row">
        <button
          type="button"
          class="button primary"
          disabled={busy.value || lines.length === 0}
          onClick={() => void keep()}
        >
          {words.keep}
        </button>
        <a class="button" href={`/game/${plannable.game}`}>
          {words.toGame}
        </a>
      </div>
    </div>
  );
}
