import { settings } from "./settings.ts";

/**
 * True if animations that do not follow the pointer are on, by the setting here and in the system.
 */
export const animates = (): boolean =>
  settings.value.animation && !matchMedia("(prefers-reduced-motion: reduce)").matches;
