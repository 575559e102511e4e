// What is analysed, and the actions on all of it.

import "./bar.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Select } from "../components/controls.tsx";
import { Dialog } from "../components/dialog.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { Menu, type MenuItem } from "../components/menu.tsx";
import { shownScore } from "../labels/notation.ts";
import { groupedVariants } from "../labels/variants.ts";
import { messages, named } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import type { Analysis } from "./analysis.ts";

const Import = lazilyWithin(
  "analysis/import",
  ["analysis", "game", "refusals"],
  () => import("./import.tsx"),
);
const SaveView = lazilyWithin(
  "study/save-view",
  ["game", "study"],
  () => import("../study/save-view.tsx"),
);
const PlanButton = lazilyWithin(
  "analysis/plan-view",
  ["acts", "analysis", "game"],
  () => import("./plan-view.tsx"),
  () => <></>,
);

export interface BarProps {
  page: Analysis;
  /** Replaces the description of the subject. */
  head?: ComponentChildren;
  /** Further actions, first in the menu. */
  acts?: readonly MenuItem[] | undefined;
  onKeys(): void;
}

export function Bar({ page, head, acts = [], onKeys }: BarProps) {
  const open = useSignal<"import" | "save" | null>(null);
  const show = (dialog: typeof open.value) => () => {
    open.value = dialog;
  };
  const words = messages.analysis;
  const items: readonly MenuItem[] = [
    ...acts,
    { label: messages.setup.title, act: () => page.beginSetup() },
    { label: messages.exchange.importTitle, act: show("import") },
    ...(head ? [] : [{ label: words.keepTitle, act: show("save") }]),
    { label: messages.game.keys, act: onKeys },
  ];
  return (
    <header class="analysis-bar">
      <div class="analysis-subject">{head ?? <Subject page={page} />}</div>
      {page.subject.plannable && <PlanButton page={page} plannable={page.subject.plannable} />}
      <Menu label={words.more} items={items} />
      {open.value === "import" && (
        <Dialog title={messages.exchange.importTitle} onClose={show(null)}>
          <Import page={page} onDone={show(null)} />
        </Dialog>
      )}
      {open.value === "save" && (
        <Dialog title={words.keepTitle} onClose={show(null)}>
          <SaveView page={page} />
        </Dialog>
      )}
    </header>
  );
}

function Subject({ page }: { page: Analysis }) {
  const { variant, players, score } = page.subject;
  if (players)
    return (
      <p class="analysis-title">
        <strong>
          {players.white} {shownScore(score) || "–"} {players.black}
        </strong>{" "}
        <span class="small muted">{named(messages.variants, variant.key) ?? variant.name}</span>
      </p>
    );
  return (
    <Select
      label={messages.analysis.variant}
      value={variant.key}
      options={[]}
      groups={groupedVariants()}
      onChange={(key) => navigate(`/analysis?variant=${key}`)}
    />
  );
}
