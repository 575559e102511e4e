// The games that ship with the project.

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readPdnFile } from "../tests/e2e/harness/pdn.mjs";

const folder = fileURLToPath(new URL("../tests/data/games", import.meta.url));
const results = /^(0|1|2|1\/2)-(0|1|2|1\/2)$/;

/** Games of a variant with at most `longest` plies, shortest first. */
export const shippedGames = (variant, longest) =>
  readPdnFile(join(folder, `${variant}.pdn`))
    .filter(({ moves, tags }) => moves.length <= longest && results.test(tags.Result))
    .map(({ moves, tags }) => ({ moves, result: tags.Result }))
    .sort((a, b) => a.moves.length - b.moves.length);
