import "./table.css";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { type PanelTab, type TableModel, tabTitle } from "./table-model.ts";

interface Props {
  /** Prefix of the ids of the tabs and their panel. */
  name: string;
  model: TableModel;
  tabs: readonly PanelTab[];
  chosen: PanelTab;
  choose(tab: PanelTab): void;
  mark?(tab: PanelTab): ComponentChildren;
}

/** One row of tabs. The arrow keys move between them. */
export function Tabs({ name, model, tabs, chosen, choose, mark }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const place = (tabs.indexOf(chosen) + by + tabs.length) % tabs.length;
    choose(tabs[place] ?? chosen);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[place]?.focus();
  };
  return (
    <div
      ref={list}
      class="table-tabs"
      role="tablist"
      aria-label={messages.game.parts}
      onKeyDown={step}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${name}-${tab}`}
          class="table-tab"
          tabIndex={tab === chosen ? 0 : -1}
          aria-selected={tab === chosen}
          aria-controls={`${name}-panel`}
          onClick={() => choose(tab)}
        >
          {tabTitle(model, tab)}
          {mark?.(tab)}
        </button>
      ))}
    </div>
  );
}
