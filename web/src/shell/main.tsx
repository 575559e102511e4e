// The texts come first: what the rest of the program says it reads as it is loaded.

import "../styles/tokens.css";
import "../styles/base.css";
import { languageOf } from "../messages/languages.ts";
import { speak } from "../messages/messages.ts";
import { storedSettings } from "../settings/stored.ts";

/** In English, as the page has it: neither texts nor program are here. */
function sayNotLoaded() {
  const root = document.getElementById("app");
  const page = document.querySelector<HTMLTemplateElement>("template#not-loaded");
  if (!root || !page) return;
  root.replaceChildren(page.content.cloneNode(true));
  root.querySelector("h1")?.focus();
  root.querySelector("button")?.addEventListener("click", () => location.reload());
}

speak(languageOf(storedSettings().language))
  .then(() => import("./start.tsx"))
  .catch((error: unknown) => {
    sayNotLoaded();
    throw error;
  });
