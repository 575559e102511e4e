// Runs before the page is drawn: the colours do not flash, and the texts and the program of a front page
// or a game are on their way.

import { addressOf, firstTexts, languageOf } from "../messages/languages.ts";
import { applyLook, storedSettings } from "../settings/stored.ts";

const settings = storedSettings();
applyLook(settings);

const { texts, front = "", game = "" } = document.currentScript?.dataset ?? {};
const language = languageOf(settings.language);
const page = location.pathname === "/" ? front : location.pathname.startsWith("/game/") ? game : "";
const scripts = page === "" ? [] : page.split(" ");
for (const address of [...firstTexts.map((file) => addressOf(language, file, texts)), ...scripts]) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
}
