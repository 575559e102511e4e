// Keeps the current move of a list in view, also when the list changes its size.

import { useLayoutEffect } from "preact/hooks";

/**
 * Scrolls only the list itself, which must be positioned. Without a current move it scrolls to the
 * start.
 */
export function useKeptInView(list: { current: HTMLElement | null }, current: unknown) {
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    show(box);
    const sizes = new ResizeObserver(() => show(box));
    sizes.observe(box);
    // Signs that arrive later make moves wider.
    for (const move of box.children) sizes.observe(move);
    return () => sizes.disconnect();
  }, [list, current]);
}

function show(box: HTMLElement) {
  const move = box.querySelector<HTMLElement>('[aria-current="true"]');
  box.scrollTop = move ? move.offsetTop - (box.clientHeight - move.offsetHeight) / 2 : 0;
  box.scrollLeft = move ? move.offsetLeft - (box.clientWidth - move.offsetWidth) / 2 : 0;
}
