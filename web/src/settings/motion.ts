import { settings } from "./settings.ts";

/** Whether things move that are no answer to the hand: as the reader has set it here and in the system. */
export const animates = (): boolean =>
  settings.value.animation && !matchMedia("(prefers-reduced-motion: reduce)").matches;
