import { effect, signal } from "@preact/signals";
import { applyLook, type Settings, storedSettings, storeSettings } from "./stored.ts";

export const settings = signal(storedSettings());

export function change(changed: Partial<Settings>) {
  settings.value = { ...settings.value, ...changed };
  storeSettings(settings.value);
}

effect(() => applyLook(settings.value));
