// Runs before the page is drawn: the colours do not flash, and the texts, the program and the styles of a
// front page or a game are on their way.

import { addressOf, firstTexts, languageOf } from "../messages/languages.ts";
import { fetchAhead, fetchEntryAhead } from "../parts/files.ts";
import { applyLook, storedSettings } from "../settings/stored.ts";
import { sayUnloadedIn, showUnloaded } from "./unloaded.ts";

const settings = storedSettings();
applyLook(settings);

// Scripts of later pages are imported, and are no elements of this one.
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
fetchAhead(firstTexts.map((file) => addressOf(language, file, texts)));
if (location.pathname === "/") fetchEntryAhead("lobby/view");
else if (location.pathname.startsWith("/game/")) fetchEntryAhead("game/route");
