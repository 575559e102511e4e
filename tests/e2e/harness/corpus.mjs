// Real games, where they are at hand; else those that the project made itself.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readPdnFile } from "./pdn.mjs";
import { projectRoot } from "./server.mjs";

export const collection = process.env.CROWNHEAD_PDN_DIR ?? join(projectRoot, "../shared/data/pdn");
const ownGames = join(projectRoot, "tests/data/games");

const gamesOf = (variant, folder, file) =>
  readPdnFile(join(folder, file)).map((game, i) => ({ ...game, variant, file, number: i + 1 }));

/** The games of both variants in turn, so that a part of them has both. */
function alternating(lists) {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.map((list) => list[i]))
    .flat()
    .filter(Boolean);
}

/** Real games that begin at the start position, or null where the collection is not there. */
export function realGames() {
  if (!existsSync(collection)) return null;
  return alternating(
    ["international", "russian"].map((variant) =>
      readdirSync(join(collection, variant))
        .filter((file) => file.endsWith(".pdn"))
        .flatMap((file) => gamesOf(variant, join(collection, variant), file))
        .filter((game) => game.moves.length > 0 && isFromTheStart(game)),
    ),
  );
}

/** The Russian collection writes the start position as a FEN of its own. */
function isFromTheStart({ variant, tags }) {
  return !tags.FEN || (variant === "russian" && /^W:W29,.*,24:B9,.*,4\.$/.test(tags.FEN));
}

export function ownGamesOf(variant) {
  return existsSync(join(ownGames, `${variant}.pdn`))
    ? gamesOf(variant, ownGames, `${variant}.pdn`)
    : [];
}

/** Whether tests/data/pdn_faults.json says that the game's file is wrong. */
export function isKnownFault({ variant, file, number, moves }) {
  faults ??= JSON.parse(readFileSync(join(projectRoot, "tests/data/pdn_faults.json"), "utf8"));
  return faults.some(
    (fault) =>
      fault.file === `${variant}/${file}` &&
      fault.game === number &&
      moves[fault.ply] === fault.move,
  );
}

let faults;
