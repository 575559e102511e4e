// One row of tabs. It scrolls sideways and never wraps.

import "./tabs.css";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Chip } from "./chips.tsx";

export interface TabRow<T extends string> {
  name: T;
  text: string;
  count?: number | undefined;
  /** True if the count is of what waits for the user. */
  waits?: boolean | undefined;
}

interface Props<T extends string> {
  label: string;
  tabs: readonly TabRow<T>[];
  shown: T;
  /** The id of the element with the content. */
  panel: string;
  onShow(name: T): void;
}

/** The arrow keys move between tabs; the Tab key skips to the content. */
export function Tabs<T extends string>({ label, tabs, shown, panel, onShow }: Props<T>) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ name }) => name === shown);
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.children[at] as HTMLElement | undefined;
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [at]);
  const step = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const ways = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
    const way = ways[event.key as keyof typeof ways];
    if (way === undefined) return;
    event.preventDefault();
    const next = (way + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab) onShow(tab.name);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div ref={list} class="tabs" role="tablist" aria-label={label} onKeyDown={step}>
      {tabs.map(({ name, text, count = 0, waits = false }) => (
        <button
          key={name}
          type="button"
          role="tab"
          class="tab"
          tabIndex={name === shown ? 0 : -1}
          aria-selected={name === shown}
          aria-controls={panel}
          onClick={() => onShow(name)}
        >
          {text}
          {count > 0 && <Chip look={waits ? "waiting" : "plain"}>{count}</Chip>}
        </button>
      ))}
    </div>
  );
}
