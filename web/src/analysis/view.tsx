import "./view.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, Ref } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { useMedia } from "../components/media.ts";
import { MoveField } from "../components/move-field.tsx";
import { KeyList } from "../components/shortcuts/keys.ts";
import { Stepping } from "../components/stepping.tsx";
import { messages } from "../messages/messages.ts";
import { moveHint, squareText } from "../messages/sentences.ts";
import { useTitle } from "../navigation/title.ts";
import { settings } from "../settings/settings.ts";
import type { Analysis } from "./analysis.ts";
import { Bar, type BarProps } from "./bar.tsx";
import { Gauge } from "./gauge.tsx";
import { watchKeys } from "./keys.ts";
import { showComments } from "./shown-tab.ts";
import { Stands } from "./stands.tsx";
import { root } from "./tree.ts";
import { LineOfMoves, TreeView } from "./tree-view.tsx";

const ComputerPanel = lazilyWithin(
  "analysis/computer-view",
  ["analysis", "game"],
  () => import("./computer-view.tsx"),
);
const Panels = lazilyWithin("analysis/panels", ["analysis", "game"], () => import("./panels.tsx"));
const SetupPanel = lazilyWithin(
  "analysis/setup-view",
  ["analysis", "refusals"],
  () => import("./setup-view.tsx"),
);

/** Windows in which the board leaves no room for the record: it becomes a tab. */
const compactly = "(max-width: 767px), (max-height: 500px) and (orientation: landscape)";

interface ViewProps {
  page: Analysis;
  /** Page title; defaults to the title of the analysis board. */
  title?: string;
  head?: BarProps["head"];
  acts?: BarProps["acts"];
  /** What the subject consists of; next to the board if there is room, else below the bar. */
  parts?: ComponentChildren;
  /** A message below the bar. */
  notice?: ComponentChildren;
}

export function AnalysisView(props: ViewProps) {
  const { page, title = messages.site.analysis, head, acts, parts, notice } = props;
  const field = useRef<HTMLInputElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const keysShown = useSignal(false);
  const compact = useMedia(compactly);
  const wide = useMedia("(min-width: 1500px)");
  const showKeys = () => {
    keysShown.value = true;
  };
  useEffect(
    () =>
      watchKeys(page, {
        focusField: () => field.current?.focus(),
        focusComment: () => showComments(comment),
        showKeys,
      }),
    [page],
  );
  useTitle(title);
  return (
    <main id="content" class={parts && wide ? "analysis with-parts" : "analysis"}>
      <h1 class="visually-hidden">{title}</h1>
      {parts && wide && <aside class="analysis-parts">{parts}</aside>}
      <Gauge page={page} />
      <div class="analysis-board">
        <Board
          model={page.board}
          words={{ board: messages.board.label, square: squareText }}
          coordinates={settings.value.coordinates}
        />
        {compact && <LineOfMoves page={page} />}
      </div>
      <section class="analysis-panel">
        <Bar page={page} head={head} acts={acts} onKeys={showKeys} />
        {notice}
        {page.setup.value ? (
          <SetupPanel page={page} />
        ) : (
          <>
            {parts && !wide && <div class="analysis-parts">{parts}</div>}
            <ComputerPanel page={page} />
            {!compact && <TreeView page={page} />}
            <Stands page={page} />
            <Panels page={page} compact={compact} studied={parts !== undefined} comment={comment} />
            <Foot page={page} field={field} />
          </>
        )}
      </section>
      <p class="visually-hidden" role="status" aria-live="polite">
        {page.announcement.value}
      </p>
      {keysShown.value && (
        <KeyList
          rows={messages.analysis.keys}
          onClose={() => {
            keysShown.value = false;
          }}
        />
      )}
    </main>
  );
}

function Foot({ page, field }: { page: Analysis; field: Ref<HTMLInputElement> }) {
  return (
    <footer class="analysis-foot">
      <Stepping
        steps={{
          first: () => page.toStart(),
          previous: () => page.back(),
          next: () => page.forth(),
          last: () => page.toEnd(),
          flip: () => page.flip(),
        }}
        atStart={page.cursor.value === root}
        atEnd={page.node.value.children.length === 0}
      />
      <MoveField
        hint={moveHint(page.geometry.algebraic)}
        field={field}
        typed={(text) => page.typed(text)}
      />
    </footer>
  );
}
