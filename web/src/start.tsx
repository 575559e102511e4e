import { render } from "preact";
import { App } from "./app.tsx";
import { findRules, hurryRules, socket } from "./connection.ts";
import { watchFailures } from "./failures.ts";
import { keepFocus } from "./focus.ts";
import { findOutWhoIsHere, heardOfGames, hurryWhoIsHere, readWhoIsHere } from "./me.ts";
import { Boundary } from "./parts/boundary.tsx";
import { watchAddress } from "./router.ts";
import { followLanguage } from "./settings/settings.ts";
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
findRules();

const root = document.getElementById("app");
void followLanguage().then(() => {
  if (!root) return;
  render(
    <Boundary>
      <App />
    </Boundary>,
    root,
  );
});
