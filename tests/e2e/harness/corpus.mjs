// Real games if the collection is available, otherwise games made by the project.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readPdnFile } from "./pdn.mjs";
import { projectRoot } from "./server.mjs";

export const collection = process.env.CROWNHEAD_PDN_DIR ?? join(projectRoot, "../shared/data/pdn");
const ownGames = join(projectRoot, "tests/data/games");

const gamesOf = (variant, folder, file) =>
  readPdnFile(join(folder, file)).map((game, i) => ({ ...game, variant, file, number: i + 1 }));

/** Alternates the games of both variants, so that any part of the list has both. */
function alternating(lists) {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.map((list) => list[i]))
    .flat()
    .filter(Boolean);
}

/** Real games that begin at the start position, or null if the collection is not available. */
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

/** The Russian collection spells out the start position as a FEN. */
function isFromTheStart({ variant, tags }) {
  return !tags.FEN || (variant === "russian" && /^W:W29,.*,24:B9,.*,4\.$/.test(tags.FEN));
}

export function ownGamesOf(variant) {
  return existsSync(join(ownGames, `${variant}.pdn`))
    ? gamesOf(variant, ownGames, `${variant}.pdn`)
    : [];
}

/** True if tests/data/pdn_faults.json lists the game as faulty. */
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
