// What the column of a game page shows between the players, one tab at a time, and the column with
// the chat, where there is room for it.

import "./table.css";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { FreshMark, LastLine } from "../chat/last-line.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { account } from "../session/account.ts";
import { GameFacts } from "./facts.tsx";
import { chatApart, layout } from "./layout.ts";
import { Moves } from "./moves.tsx";
import { type PanelTab, type TableModel, tabTitle } from "./table-model.ts";
import { Tabs } from "./tabs.tsx";

const ChatView = lazilyWithin("chat/view", ["game"], () => import("../chat/view.tsx"));
const Notes = lazilyWithin("game/notes-sheet", ["acts"], () => import("./notes-sheet.tsx"));

interface Props {
  model: TableModel;
  field: RefObject<HTMLInputElement>;
  planning?: boolean;
  heads?: ComponentChildren;
  verdict?: ComponentChildren;
  openings?: ComponentChildren;
  plans?(field: RefObject<HTMLInputElement>): ComponentChildren;
}

/** The tabs of the panel. On a phone they are shown only while one other than "Moves" is open. */
export function tabsOf(model: TableModel): PanelTab[] {
  const { ending } = model.state;
  const beside = chatApart.value;
  const wide = layout.value === "wide";
  const tabs: readonly (readonly [PanelTab, boolean])[] = [
    ["moves", true],
    ["chat", model.people && !beside],
    ["plans", model.planned && ending.value === null],
    ["notes", Boolean(account.value) && !wide],
    ["info", !wide],
    ["openings", model.opened && ending.value !== null],
  ];
  return tabs.filter(([, shown]) => shown).map(([tab]) => tab);
}

export function Panel({ model, field, planning = false, heads, verdict, openings, plans }: Props) {
  const tabs = tabsOf(model);
  const tab = tabs.includes(model.tab.value) ? model.tab.value : "moves";
  const moves = tab === "moves";
  return (
    <>
      {tabs.length > 1 && (
        <Tabs
          name="table"
          model={model}
          tabs={tabs}
          chosen={tab}
          choose={(chosen) => {
            model.tab.value = chosen;
          }}
          mark={(each) => each === "chat" && <FreshMark chat={model.chat} />}
        />
      )}
      <div
        id="table-panel"
        class="table-panel"
        data-tab={tab}
        {...(tabs.length > 1 && { role: "tabpanel", "aria-labelledby": `table-${tab}` })}
      >
        <Moves model={model} hidden={!moves} field={planning ? null : field} heads={heads}>
          {verdict}
        </Moves>
        {tab === "chat" && <Chat model={model} />}
        {tab === "notes" && <Notes game={model.facts.id} />}
        {tab === "plans" && plans?.(field)}
        {tab === "openings" && openings}
        {layout.value !== "wide" && <GameFacts model={model} hidden={tab !== "info"} />}
      </div>
      {moves && layout.value === "phone" && model.people && (
        <LastLine
          chat={model.chat}
          title={tabTitle(model, "chat")}
          open={() => {
            model.tab.value = "chat";
          }}
        />
      )}
    </>
  );
}

function Chat({ model }: { model: TableModel }) {
  useEffect(() => {
    model.chat.fold(false);
    return () => model.chat.fold(true);
  }, [model]);
  return (
    <ChatView
      chat={model.chat}
      plays={model.state.side !== null}
      over={model.state.ending.value !== null}
    />
  );
}

/** Left of a wide board: the facts, and the chat with the notes behind it. */
export function Side({ model }: { model: TableModel }) {
  const wide = layout.value === "wide";
  const noted = wide && Boolean(account.value);
  const tabs: PanelTab[] = [];
  if (model.people) tabs.push("chat");
  if (noted) tabs.push("notes");
  const [first] = tabs;
  const tab = tabs.find((each) => each === model.sideTab.value) ?? first;
  return (
    <aside class="table-side">
      {wide && <GameFacts model={model} />}
      {tab && (
        <section class="table-talk">
          <Tabs
            name="side"
            model={model}
            tabs={tabs}
            chosen={tab}
            choose={(chosen) => {
              model.sideTab.value = chosen;
            }}
          />
          <div
            id="side-panel"
            class="table-panel"
            role="tabpanel"
            aria-label={tabTitle(model, tab)}
          >
            {tab === "chat" ? <Chat model={model} /> : <Notes game={model.facts.id} />}
          </div>
        </section>
      )}
    </aside>
  );
}
