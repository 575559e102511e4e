import { readFileSync } from "node:fs";

const result = /^(?:\*|[0-2]-[0-2]|1\/2-1\/2|½-½)$/;
const square = "(?:[a-hA-H][1-8]|\\d{1,2})";
const move = new RegExp(`^(${square}(?:[-x:×]${square})+)[!?*]*$`);
const word =
  /\[(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]|\{[^}]*\}|;[^\n]*|\$\d+|[()]|\d+\.+|[^\s()[\]{};]+/g;

/** The text without variations in parentheses. */
function mainLine(text) {
  let depth = 0;
  return [...text.matchAll(word)].filter(([token]) => {
    if (token === "(") ++depth;
    else if (token === ")") --depth;
    else return depth === 0;
    return false;
  });
}

/** Splits a PDN text into games: [{tags, moves, result}]. */
export function readPdn(text) {
  const games = [];
  let game = { tags: {}, moves: [], result: null };
  const close = () => {
    if (game.moves.length > 0 || game.result) games.push(game);
    game = { tags: {}, moves: [], result: null };
  };
  for (const [token, tag, value] of mainLine(text.replace(/(\d[-x]) +(?=\d)/g, "$1"))) {
    if (tag) {
      if (game.moves.length > 0) close();
      game.tags[tag] = value;
    } else if (result.test(token)) {
      game.result = token;
      close();
    } else if (move.test(token)) {
      game.moves.push(move.exec(token)[1]);
    }
  }
  close();
  return games;
}

export function readPdnFile(path) {
  const bytes = readFileSync(path);
  const text = bytes.toString("utf8");
  return readPdn(text.includes("\ufffd") ? bytes.toString("latin1") : text);
}
