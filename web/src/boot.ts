// Runs before the page is drawn: the colours do not flash, and the texts are on their way.

import { preferred } from "./messages/languages.ts";
import { applyLook, storedSettings } from "./settings/stored.ts";

const settings = storedSettings();
applyLook(settings);

const language =
  settings.language === "system" ? preferred(navigator.languages) : settings.language;
const address = document.currentScript?.dataset[language];
if (address) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
}
