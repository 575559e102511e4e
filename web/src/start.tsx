import { render } from "preact";
import { App } from "./app.tsx";
import { socket } from "./connection.ts";
import { loadAccount } from "./me.ts";
import { watchAddress } from "./router.ts";
import { followLanguage } from "./settings/settings.ts";

/** Without an answer the page shows what it has; the bar above it says that the server is away. */
const findOutWhoIsHere = () => void loadAccount().catch(() => {});

watchAddress();
socket.onSessionEnded = findOutWhoIsHere;
socket.open();
window.addEventListener("online", () => socket.hurry());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") socket.hurry();
});
findOutWhoIsHere();

const root = document.getElementById("app");
void followLanguage().then(() => {
  if (root) render(<App />, root);
});
