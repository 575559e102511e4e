// Runs before the page is drawn, so that the colours do not flash, and prefetches the texts, the
// program and the styles of a front page or a game.

import { fetchAhead, fetchEntryAhead } from "../components/files.ts";
import { addressOf, firstTexts, languageOf } from "../messages/languages.ts";
import { applyLook, storedSettings } from "../settings/stored.ts";
import { sayUnloadedIn, showUnloaded } from "./unloaded.ts";

const settings = storedSettings();
applyLook(settings);
if (settings.board !== "maple") fetchEntryAhead("board/more-themes");

// Scripts of later pages are imported and are not elements of this page.
window.addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement) showUnloaded();
  },
  true,
);

const { texts } = document.currentScript?.dataset ?? {};
const language = languageOf(settings.language);
document.addEventListener("DOMContentLoaded", () => sayUnloadedIn(language));
const fetchTexts = (files: readonly string[]) =>
  fetchAhead(files.map((file) => addressOf(language, file, texts)));
fetchTexts(firstTexts);
if (location.pathname === "/") {
  fetchEntryAhead("lobby/view");
  fetchTexts(["lobby"]);
} else if (location.pathname.startsWith("/game/")) {
  fetchEntryAhead("game/route");
  fetchTexts(["game"]);
}
