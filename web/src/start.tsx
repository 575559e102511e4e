import { render } from "preact";
import { App } from "./app.tsx";
import { findRules, hurryRules, socket } from "./connection.ts";
import { watchFailures } from "./failures.ts";
import { keepFocus } from "./focus.ts";
import { findOutWhoIsHere, heardOfGames, hurryWhoIsHere, readWhoIsHere } from "./me.ts";
import { loadTexts } from "./messages/messages.ts";
import { Boundary } from "./parts/boundary.tsx";
import { watchAddress } from "./router.ts";
import { GameRoute } from "./routes.tsx";
import { watchForSounds } from "./sound.ts";
import { watchTabs } from "./tabs.ts";

watchFailures();
watchAddress();
keepFocus();
watchForSounds();
socket.onSessionEnded = findOutWhoIsHere;
socket.open();
window.addEventListener("online", () => {
  socket.hurry();
  hurryWhoIsHere();
  hurryRules();
});
window.addEventListener("offline", () => socket.doubt());
socket.state.subscribe((state) => {
  if (state !== "open") return;
  hurryWhoIsHere();
  hurryRules();
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") socket.hurry();
});
window.addEventListener("beforeunload", (event) => {
  if (socket.unanswered.length > 0) event.preventDefault();
});
watchTabs((news) => {
  if (news.t === "account") readWhoIsHere();
  else heardOfGames(news.account);
});
findOutWhoIsHere();

const root = document.getElementById("app");
if (root)
  render(
    <Boundary>
      <App />
    </Boundary>,
    root,
  );

/** What nobody waits for who looks at the first page. */
function fetchTheRest() {
  findRules();
  GameRoute.ahead();
  loadTexts(["refusals"]).catch(() => {});
}

// Not every browser says when it is idle.
if ("requestIdleCallback" in window) requestIdleCallback(fetchTheRest, { timeout: 2000 });
else setTimeout(fetchTheRest, 200);
