import { effect, signal } from "@preact/signals";
import { pieceSet } from "../board/pieces.tsx";
import { languageOf } from "../messages/languages.ts";
import { language } from "../messages/messages.ts";
import { applyLook, type Settings, storedSettings, storeSettings } from "./stored.ts";

export const settings = signal(storedSettings());

export function change(changed: Partial<Settings>) {
  settings.value = { ...settings.peek(), ...changed };
  storeSettings(settings.peek());
}

effect(() => {
  applyLook(settings.value);
  pieceSet.value = settings.value.pieces;
});

/** The texts of another language require a page load. If text has been typed, this asks first. */
export function changeLanguage(choice: Settings["language"]) {
  change({ language: choice });
  if (languageOf(choice) !== language) location.reload();
}
