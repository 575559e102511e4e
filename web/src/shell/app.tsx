// The frame of every page: head, notices, and the page itself.

import "../components/buttons.css";
import "../components/page.css";
import "./app.css";
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Boundary } from "../components/boundary.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { messages } from "../messages/messages.ts";
import { arrivedAt } from "../navigation/focus.ts";
import { socket } from "../net/connection.ts";
import { BottomBar, Foot, Head } from "./head.tsx";
import { Page } from "./routes.tsx";

const words = messages.site;

/** True once the first page has loaded. */
export const settled = signal(false);

/** Not a part of any page. Loaded after the first, because a question may come while offline. */
const Overlays = lazilyWithin(
  "shell/overlays",
  ["menu"],
  () => import("./overlays.tsx"),
  () => <></>,
);

export function App() {
  return (
    <>
      <a class="skip" href="#content">
        {words.skip}
      </a>
      <Head />
      <ConnectionBar />
      <Boundary>
        <Page />
      </Boundary>
      <Foot />
      <BottomBar />
      {settled.value && <Overlays />}
      <Arrived />
    </>
  );
}

function ConnectionBar() {
  const lost = socket.state.value === "lost";
  const wasLost = useSignal(false);
  useEffect(() => {
    if (lost) wasLost.value = true;
  }, [lost, wasLost]);
  const unsent = socket.unanswered.length;
  return (
    <p class={lost ? "connection" : "visually-hidden"} role="status">
      {lost ? words.lost : wasLost.value ? words.back : ""}
      {lost && unsent > 0 && ` ${words.unsent({ n: unsent })}`}
    </p>
  );
}

/** Read out after a page change. */
function Arrived() {
  return (
    <p class="visually-hidden" aria-live="polite">
      {arrivedAt.value}
    </p>
  );
}
