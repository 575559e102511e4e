import { computed, effect, signal } from "@preact/signals";
import { pieceSet } from "../board/pieces.tsx";
import { speak } from "../messages/messages.ts";
import { applyLook, type Settings, storedSettings, storeSettings } from "./stored.ts";

export const settings = signal(storedSettings());

export function change(changed: Partial<Settings>) {
  settings.value = { ...settings.value, ...changed };
  storeSettings(settings.value);
}

effect(() => {
  applyLook(settings.value);
  pieceSet.value = settings.value.pieces;
});

const language = computed(() => settings.value.language);

/** Follows the choice from then on; resolves when the texts of the first one are there. */
export function followLanguage(): Promise<void> {
  let first: Promise<void> | undefined;
  language.subscribe((choice) => {
    const there = speak(choice);
    first ??= there;
  });
  return first ?? Promise.resolve();
}
