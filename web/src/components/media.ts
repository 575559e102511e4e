// Whether the window fits a media query, for layouts that differ in more than style.

import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

export function useMedia(query: string): boolean {
  const fits = useSignal(matchMedia(query).matches);
  useLayoutEffect(() => {
    const list = matchMedia(query);
    const follow = () => {
      fits.value = list.matches;
    };
    follow();
    list.addEventListener("change", follow);
    return () => list.removeEventListener("change", follow);
  }, [query, fits]);
  return fits.value;
}
