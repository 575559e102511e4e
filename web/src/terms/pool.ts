import type { Pool, TimeControl, VariantKey } from "../net/api.ts";
import { starKey } from "../words/variants.ts";
import { kindOf } from "./time-control.ts";

/** Where ratings of a game stand. One without a limit has none, and is most like a long one. */
export const poolOf = (variant: VariantKey, several: boolean, control: TimeControl): Pool => ({
  variant: variant !== starKey ? variant : several ? "star-n" : "star-2",
  speed: control.kind === "unlimited" ? "classical" : kindOf(control),
});
