// Where the computer says nothing on the analysis board.

import { type Silence, silenceAt } from "../me/silence.ts";
import type { Analysis, Subject } from "./analysis.ts";
import { nodeOf, root } from "./tree.ts";

export type { Silence };

/** A position of a game of the reader's silences it for all that is played on from there, too. */
export const silenceOf = ({ subject, tree, path }: Analysis): Silence =>
  silenceAbout(
    subject,
    [nodeOf(tree.value, root), ...path.value].map(({ fen }) => fen),
  );

/** Of positions that follow each other. */
export const silenceAbout = ({ running, variant }: Subject, positions: readonly string[]) =>
  silenceAt(running, variant.key, positions);
