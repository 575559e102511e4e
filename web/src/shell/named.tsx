// Shows a player's card while the mouse rests on a link to their page.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lazilyWithin } from "../components/lazily.tsx";

const nothing = () => <></>;

const PlayerCard = lazilyWithin(
  "finder/card",
  ["finder"],
  () => import("../finder/card.tsx"),
  nothing,
  nothing,
);

const names = 'main a[href^="/@/"]';

export function NamedPlayer() {
  const link = useSignal<HTMLAnchorElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const rest = (named: HTMLAnchorElement | null) => {
      timer = setTimeout(() => {
        link.value = named;
      }, 400);
    };
    const onPointerOver = ({ target, pointerType, buttons }: PointerEvent) => {
      clearTimeout(timer);
      if (pointerType !== "mouse" || buttons > 0 || !(target instanceof Element)) return;
      if (!target.closest("[data-player-card]")) rest(target.closest(names));
    };
    document.addEventListener("pointerover", onPointerOver);
    // The mouse may have come to a name before this part of the page was loaded.
    const under = document.querySelector<HTMLAnchorElement>(`${names}:hover`);
    if (under && matchMedia("(hover: hover)").matches) rest(under);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", onPointerOver);
    };
  }, []);
  const close = () => {
    link.value = null;
  };
  return link.value?.isConnected ? <PlayerCard link={link.value} close={close} /> : null;
}
