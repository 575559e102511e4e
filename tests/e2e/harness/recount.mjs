// Recomputes standings from a tournament's PDN, independently of the server's code.

import { readPdn } from "./pdn.mjs";

/** The tags of each game of a PDN text, in order. */
export function tagsOf(pdn) {
  const games = [];
  for (const block of pdn.split(/\n\s*\n(?=\[Event )/)) {
    const tags = {};
    for (const [, name, value] of block.matchAll(/^\[(\w+) "((?:[^"\\]|\\.)*)"\]/gm)) {
      tags[name] = value.replace(/\\(.)/g, "$1");
    }
    if (tags.Event !== undefined) games.push(tags);
  }
  return games;
}

/** Some variants write 2-0, others 1-0. */
const scores = {
  ...{ "2-0": [2, 0], "1-1": [1, 1], "0-2": [0, 2] },
  ...{ "1-0": [2, 0], "1/2-1/2": [1, 1], "0-1": [0, 2] },
};

/** The games that count: players, the score of each (2, 1, 0), and board. */
function counted(pdn, heirs) {
  const heir = (name) => heirs.get(name) ?? name;
  return tagsOf(pdn)
    .filter(({ Counts, Result }) => Counts === undefined && scores[Result])
    .map(({ White, Black, Result, Round }) => ({
      players: [heir(White), heir(Black)],
      score: scores[Result],
      board: Round.split(".").slice(0, 2).join("."),
    }));
}

/** The games of each pairing, in order. */
function encountersOf(games) {
  const boards = new Map();
  for (const game of games) boards.set(game.board, [...(boards.get(game.board) ?? []), game]);
  return [...boards.values()];
}

/** Scores of the two players in some games of a pairing, the higher one first. */
function scored(games) {
  const sums = new Map();
  for (const { players, score } of games)
    for (const side of [0, 1])
      sums.set(players[side], (sums.get(players[side]) ?? 0) + score[side]);
  return [...sums].sort(([, a], [, b]) => b - a);
}

/**
 * Half points of both sides of a pairing: the sum of its games, or the points of the step that
 * decides it.
 */
function pointsOf(games, steps) {
  if (!steps) return scored(games).map(([name, score]) => [name, 2 * score]);
  const left = [...games];
  for (const { games: count, until_won, win, loss } of steps) {
    const [[one, more], [other, less]] = scored(left.splice(0, until_won ? left.length : count));
    if (more > less) return [one, other].map((name, i) => [name, [win, loss][i]]);
  }
  return scored(games).map(([name]) => [name, 2]);
}

function encountersWon(encounters) {
  const won = new Map();
  for (const games of encounters) {
    const [[winner, more], [, less]] = scored(games);
    if (more > less) won.set(winner, (won.get(winner) ?? 0) + 1);
  }
  return won;
}

/**
 * Half points of the virtual opponent of a bye: the player's points before the bye, and a draw per
 * later round.
 */
function virtualOpponent(games, { round, rounds }, name) {
  const before = games
    .filter(({ players, board }) => players.includes(name) && Number.parseInt(board, 10) < round)
    .reduce((sum, { players, score }) => sum + 2 * score[players.indexOf(name)], 0);
  return before + 2 * (rounds - round);
}

const places = {
  points: ({ points, berger }) => [points, berger],
  bracket: ({ encounters, points, berger }) => [encounters, points, berger],
};

const beats = (a, b) => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at] > b[at];
};

/**
 * Recomputes points in half points (4, 2, 0) for everyone in `names`, Sonneborn-Berger in quarter
 * points, and a rank by both; in a knockout, first by pairings won. `byes` has {points, round,
 * rounds} of a bye by name. `heirs` maps replaced players to their replacements. `steps` are the
 * steps of each pairing, as in the settings.
 */
export function recount(
  pdn,
  names,
  { byes = new Map(), heirs = new Map(), bracket = false, steps } = {},
) {
  const games = counted(pdn, heirs);
  const encounters = encountersOf(games);
  const points = new Map(names.map((name) => [name, byes.get(name)?.points ?? 0]));
  for (const encounter of encounters)
    for (const [name, own] of pointsOf(encounter, steps)) points.set(name, points.get(name) + own);
  const won = encountersWon(encounters);
  const lines = [...points].map(([username, total]) => {
    const bye = byes.get(username);
    let berger = bye ? (bye.points / 2) * virtualOpponent(games, bye, username) : 0;
    for (const { players, score } of games) {
      const side = players.indexOf(username);
      if (side >= 0) berger += score[side] * points.get(players[1 - side]);
    }
    return { username, points: total, berger, encounters: won.get(username) ?? 0 };
  });
  const keys = lines.map(bracket ? places.bracket : places.points);
  return lines.map((line, i) => ({
    ...line,
    rank: 1 + keys.filter((key) => beats(key, keys[i])).length,
  }));
}

/** Half points of one side for an arena game. */
function arenaPoints(score, plies, brave, doubled) {
  const times = doubled ? 2 : 1;
  if (score === 1) return plies >= 20 ? 2 * times : 0;
  if (score !== 2) return 0;
  return 4 * times + (brave && plies >= 14 ? 2 : 0);
}

/** Recomputes arena points wave by wave for everyone in `names`, and a rank by points alone. */
export function recountArena(pdn, names) {
  const wave = ({ tags }) => Number.parseInt(tags.Round, 10);
  const points = new Map(names.map((name) => [name, 0]));
  const winsRunning = new Map(names.map((name) => [name, 0]));
  for (const { tags, moves } of readPdn(pdn).sort((a, b) => wave(a) - wave(b))) {
    if (tags.Counts === "open") continue;
    const score = tags.Counts === undefined ? scores[tags.Result] : [0, 0];
    for (const [side, name] of [tags.White, tags.Black].entries()) {
      const brave = ["both", ["white", "black"][side]].includes(tags.Berserk);
      const before = winsRunning.get(name);
      const own = arenaPoints(score[side], moves.length, brave, before >= 2);
      points.set(name, points.get(name) + own);
      winsRunning.set(name, score[side] === 2 ? before + 1 : 0);
    }
  }
  return [...points].map(([username, own]) => ({
    username,
    points: own,
    rank: 1 + [...points.values()].filter((other) => other > own).length,
  }));
}
