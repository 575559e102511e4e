// A button with a menu of actions. The arrow keys move in it; Escape closes it and returns the
// focus.

import "./icons.css";
import "./menu.css";
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useCloseOutside } from "./close-outside.ts";
import { Icon } from "./icons.tsx";

export interface MenuItem {
  label: string;
  act(): void;
}

interface Props {
  label: string;
  items: readonly MenuItem[];
  /** Class of the button. */
  look?: string;
}

export function Menu({ label, items, look = "icon-button" }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const open = useSignal(false);
  const close = () => {
    open.value = false;
  };
  const toButton = () => box.current?.querySelector("button")?.focus();
  useLayoutEffect(() => {
    if (open.value) box.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  }, [open.value]);
  useCloseOutside(box, open.value, close);
  const step = (event: KeyboardEvent) => {
    const all = [...(box.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const ways = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: -1 };
    const way = ways[event.key as keyof typeof ways];
    if (event.key === "Escape") {
      close();
      toButton();
    } else if (event.key === "Tab") close();
    else if (way !== undefined) all[(way + all.length) % all.length]?.focus();
    if (event.key === "Tab") return;
    event.stopPropagation();
    if (event.key === "Escape" || way !== undefined) event.preventDefault();
  };
  return (
    <div ref={box} class="act-menu">
      <button
        type="button"
        class={look}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <Icon name="more" />
      </button>
      {open.value && (
        <div class="act-list" role="menu" tabIndex={-1} aria-label={label} onKeyDown={step}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              class="act-item"
              onClick={() => {
                close();
                // A dialog that the action opens returns the focus to the button.
                toButton();
                item.act();
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
