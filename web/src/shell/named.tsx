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

export function NamedPlayer() {
  const link = useSignal<HTMLAnchorElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onPointerOver = ({ target, pointerType, buttons }: PointerEvent) => {
      clearTimeout(timer);
      if (pointerType !== "mouse" || buttons > 0 || !(target instanceof Element)) return;
      if (target.closest("[data-player-card]")) return;
      const named = target.closest<HTMLAnchorElement>('main a[href^="/@/"]');
      timer = setTimeout(() => {
        link.value = named;
      }, 400);
    };
    document.addEventListener("pointerover", onPointerOver);
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
