// The tabs below the record.

import "./panels.css";
import type { Ref } from "preact";
import { lazilyWithin } from "../components/lazily.tsx";
import { Tabs } from "../components/tabs.tsx";
import { messages } from "../messages/messages.ts";
import type { Analysis } from "./analysis.ts";
import { Notes } from "./notes.tsx";
import { OpeningsPanel } from "./openings-view.tsx";
import { chosen, type Tab } from "./shown-tab.ts";
import { TreeView } from "./tree-view.tsx";

const Explained = lazilyWithin(
  "explained/view",
  ["analysis", "explained", "game"],
  () => import("../explained/view.tsx"),
);
const Share = lazilyWithin("analysis/share", ["analysis"], () => import("./share.tsx"));

interface Props {
  page: Analysis;
  /** True if the record is a tab, too. */
  compact: boolean;
  studied: boolean;
  comment: Ref<HTMLTextAreaElement>;
}

export default function Panels({ page, compact, studied, comment }: Props) {
  const textOf = (tab: Tab) => messages.analysis.tabs[tab];
  const { finished } = page.subject;
  const tabs: Tab[] = [
    ...(compact ? (["moves"] as const) : []),
    ...(finished ? (["explanation"] as const) : []),
    ...(studied
      ? (["comments", "openings", "share"] as const)
      : (["openings", "comments", "share"] as const)),
  ];
  const first = finished ? "explanation" : compact && !studied ? "moves" : "comments";
  const shown = chosen.value && tabs.includes(chosen.value) ? chosen.value : first;
  return (
    <div class="analysis-tabs">
      <Tabs
        label={messages.analysis.panels}
        panel="analysis-tab"
        tabs={tabs.map((name) => ({ name, text: textOf(name) }))}
        shown={shown}
        onShow={(tab) => {
          chosen.value = tab;
        }}
      />
      <div id="analysis-tab" class="analysis-tab" role="tabpanel" aria-label={textOf(shown)}>
        {/* It also marks the moves of the record, so it stays when another tab is shown. */}
        {finished && (
          <div hidden={shown !== "explanation"}>
            <Explained page={page} game={finished} />
          </div>
        )}
        {shown === "moves" && <TreeView page={page} />}
        {shown !== "explanation" && shown !== "moves" && (
          <div class="analysis-shown">
            {shown === "openings" && <OpeningsPanel page={page} />}
            {shown === "comments" && <Notes page={page} comment={comment} />}
            {shown === "share" && <Share page={page} />}
          </div>
        )}
      </div>
    </div>
  );
}
