// The frame of every page: head, notices, and the page itself.

import "../components/buttons.css";
import "../components/page.css";
import "./app.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { news } from "../alerts/news.ts";
import { Boundary } from "../components/boundary.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { messages } from "../messages/messages.ts";
import { arrivedAt } from "../navigation/focus.ts";
import { heldBack } from "../navigation/router.ts";
import { socket } from "../net/connection.ts";
import { signingOut } from "../session/session.ts";
import { BottomBar, Foot, Head } from "./head.tsx";
import { Page } from "./routes.tsx";

const words = messages.site;

const nothing = () => <></>;

/** Fetched ahead, because a question may come while the connection is lost. */
export const Overlays = lazilyWithin("shell/overlays", [], () => import("./overlays.tsx"), nothing);

/** Loaded after the page, where there is a mouse. */
const NamedPlayer = lazilyWithin("shell/named", [], () => import("./named.tsx"), nothing, nothing);
const hasMouse = matchMedia("(hover: hover)").matches;

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
      {(news.value || heldBack.value || signingOut.value > 0) && <Overlays />}
      {hasMouse && <NamedPlayer />}
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
