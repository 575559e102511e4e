// What the site's finished games played in the position on the board, beneath a game that is over.

import "../parts/fold.css";
import { useSignal } from "@preact/signals";
import { messages } from "../messages/messages.ts";
import { lazilyWithin } from "../parts/lazily.tsx";
import type { Props } from "./spoken-view.tsx";

const Spoken = lazilyWithin(
  "openings/spoken-view",
  ["openings", "analysis"],
  () => import("./spoken-view.tsx"),
);

export default function Beneath(props: Props) {
  const open = useSignal(false);
  return (
    <details
      class="fold"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{messages.game.openings}</summary>
      {open.value && <Spoken {...props} />}
    </details>
  );
}
