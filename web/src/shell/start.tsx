import { render } from "preact";
import { watchFailures } from "../alerts/failures.ts";
import { watchForSounds } from "../alerts/sound.ts";
import { Boundary } from "../components/boundary.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { loadTexts } from "../messages/messages.ts";
import { keepFocus } from "../navigation/focus.ts";
import { watchAddress } from "../navigation/router.ts";
import { findRules, hurryRules, socket } from "../net/connection.ts";
import { watchTabs } from "../net/tabs.ts";
import { serverIsBack } from "../net/when-back.ts";
import { account } from "../session/account.ts";
import { heardOfGames } from "../session/games.ts";
import { findOutWhoIsHere, hurryWhoIsHere, readWhoIsHere } from "../session/session.ts";
import { change, settings } from "../settings/settings.ts";
import type { Settings } from "../settings/stored.ts";
import { App, settled } from "./app.tsx";
import { Menu } from "./head.tsx";
import { GameRoute } from "./routes.tsx";
import { dropUnloaded } from "./unloaded.ts";

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
  serverIsBack();
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
const MoreThemes = lazilyWithin("board/more-themes", [], () => import("../board/more-themes.tsx"));
settings.subscribe(({ board }) => {
  if (board !== "maple") MoreThemes.ahead();
});
// Settings follow the account to every browser.
account.subscribe((mine) => mine?.settings && change(mine.settings as Partial<Settings>));

dropUnloaded();
const root = document.getElementById("app");
if (root)
  render(
    <Boundary>
      <App />
    </Boundary>,
    root,
  );

/** Loads what the first page does not need. */
function fetchTheRest() {
  findRules();
  GameRoute.ahead();
  settled.value = true;
  Menu.ahead();
  loadTexts(["refusals"]).catch(() => {});
  if (settings.peek().push) import("../push/visit.ts").then(({ visit }) => visit()).catch(() => {});
}

// Some browsers lack requestIdleCallback.
if ("requestIdleCallback" in window) requestIdleCallback(fetchTheRest, { timeout: 2000 });
else setTimeout(fetchTheRest, 200);
