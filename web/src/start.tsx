import { render } from "preact";
import { App } from "./app.tsx";
import { socket } from "./connection.ts";
import { keepFocus } from "./focus.ts";
import { findOutWhoIsHere, hurryWhoIsHere } from "./me.ts";
import { watchAddress } from "./router.ts";
import { followLanguage } from "./settings/settings.ts";
import { watchForSounds } from "./sound.ts";

watchAddress();
keepFocus();
watchForSounds();
socket.onSessionEnded = findOutWhoIsHere;
socket.open();
window.addEventListener("online", () => {
  socket.hurry();
  hurryWhoIsHere();
});
window.addEventListener("offline", () => socket.doubt());
socket.state.subscribe((state) => {
  if (state === "open") hurryWhoIsHere();
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") socket.hurry();
});
findOutWhoIsHere();

const root = document.getElementById("app");
void followLanguage().then(() => {
  if (root) render(<App />, root);
});
