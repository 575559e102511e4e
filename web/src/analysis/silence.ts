// Decides when the computer is off on the analysis board.

import { type Silence, silenceAt } from "../session/silence.ts";
import type { Analysis, Subject } from "./analysis.ts";
import { nodeOf, root } from "./tree.ts";

export type { Silence };

/**
 * A position from one of the user's games switches the computer off for everything played from it,
 * too.
 */
export const silenceOf = ({ subject, tree, path }: Analysis): Silence =>
  silenceAbout(
    subject,
    [nodeOf(tree.value, root), ...path.value].map(({ fen }) => fen),
  );

/** Checks a sequence of positions. */
export const silenceAbout = ({ running, variant }: Subject, positions: readonly string[]) =>
  silenceAt(running, variant.key, positions);
