import { starKey } from "../labels/variants.ts";
import type { Pool, TimeControl, VariantKey } from "../net/api.ts";
import { kindOf } from "./time-control.ts";

/**
 * The rating pool of a game. A game without a time limit has none; the classical one is closest.
 */
export const poolOf = (variant: VariantKey, several: boolean, control: TimeControl): Pool => ({
  variant: variant !== starKey ? variant : several ? "star-n" : "star-2",
  speed: control.kind === "unlimited" ? "classical" : kindOf(control),
});
