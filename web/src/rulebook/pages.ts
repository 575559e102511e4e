// What the page of each variant says, in English. Every decision and its source is in docs/rules.

import type { VariantKey } from "../api.ts";

export interface RulePage {
  lead: string;
  points: readonly string[];
  draws: string;
}

const forward = "Men move one square diagonally forward.";
const backToo = "Men capture forward and backward.";
const forwardOnly = "Men capture forward only.";
const flying =
  "A king moves any number of free squares along a diagonal; it captures from afar and lands on any free square behind the piece.";
const short = "A king moves and captures one square at a time, in all four directions.";
const most = "The capture that takes the most pieces must be played; a king counts as one piece.";
const free =
  "Capturing is compulsory, but any capture may be chosen; it is played to its end, and a king must land where it can go on, if it can.";
const stays = "Taken pieces leave the board after the whole move; none is jumped twice.";
const passes =
  "A man that reaches the last row while it captures and can go on does so as a man; it is crowned where its move ends.";
const kingAtOnce =
  "A man that reaches the last row while it captures is a king at once and goes on as one.";
const stops = "A man that reaches the last row is crowned there, and its move ends.";
const threefold = "A position that stands for the third time draws the game";
const fifteen = `${threefold}. So do 15 moves by each side in which only kings move and nothing is taken.`;

const ofRussian = [forward, backToo, flying, free, kingAtOnce, stays];
const ofInternational = [forward, backToo, flying, most, passes, stays];
const internationalDraws = `${threefold}; so do 25 moves each by kings alone without a capture, 16 moves each with one king against three pieces with a king among them, and 5 moves each with one king against one or two.`;
const frisianDraws =
  "Without men, two kings against one have 7 moves each and one against one 2 moves each. No repetition; 300 moves each are the last bound.";

export const rulePages: Readonly<Record<VariantKey, RulePage>> = {
  international: {
    lead: "Ten by ten, twenty men a side: the game of the world championships. White begins.",
    points: ofInternational,
    draws: `${internationalDraws} Four rulesets differ in who ends the game and when players may agree.`,
  },
  frisian: {
    lead: "Ten by ten with captures in eight directions, at home in Friesland. White begins.",
    points: [
      forward,
      "Men and kings capture along the diagonals and also straight along rows and columns; there the piece stands two squares away and the landing is four away or, for a king, further.",
      flying,
      "The capture worth most must be played: a king counts a little less than two men. Of equal captures one with a king goes first.",
      passes,
      "While a side has a man, the same king may make three moves in a row without a capture; then another piece must move or something be taken.",
      stays,
    ],
    draws: frisianDraws,
  },
  frysk: {
    lead: "Frisian rules with five men a side: short, open, full of kings. White begins.",
    points: [
      "Everything is as in Frisian draughts.",
      "Each side begins with five men on its first row.",
    ],
    draws: frisianDraws,
  },
  canadian: {
    lead: "International rules on twelve by twelve with thirty men a side. White begins.",
    points: ofInternational,
    draws: internationalDraws,
  },
  spantsiretti: {
    lead: "Russian rules on a board ten columns wide and eight rows high, fifteen men a side. White begins.",
    points: ofRussian,
    draws: fifteen,
  },
  russian: {
    lead: "Eight by eight, twelve men a side, quick and sharp. White begins.",
    points: ofRussian,
    draws:
      "A player may claim a position that stands for the third time. 15 moves each by kings alone draw, as do counts for few pieces: 5, 30 or 60 moves each where both have kings, 15 moves of three kings against one, 5 against a king on the main road.",
  },
  brazilian: {
    lead: "International rules on eight by eight with twelve men a side. White begins.",
    points: ofInternational,
    draws:
      "A position for the third time may be claimed. 15 moves each by kings alone draw, and the counts of Russian draughts for few pieces hold.",
  },
  english: {
    lead: "Checkers: eight by eight, twelve men a side, and a king that goes step by step. Black begins.",
    points: [
      forward,
      forwardOnly,
      short,
      "Capturing is compulsory, but any capture may be chosen; it is played to its end.",
      stops,
      stays,
    ],
    draws: "Claimed: a position for the third time, or 40 moves each by kings without a capture.",
  },
  pool: {
    lead: "American pool checkers: flying kings and free choice of captures. Black begins.",
    points: [forward, backToo, flying, free, passes, stays],
    draws:
      "A position for the third time may be claimed. 15 moves each by kings alone draw, and 13 moves each with three kings against one.",
  },
  czech: {
    lead: "Eight by eight; men capture forward only, kings fly and must capture first. White begins.",
    points: [
      forward,
      forwardOnly,
      flying,
      "If a king can capture, a king must; otherwise any capture may be chosen and is played to its end, a king landing where it can go on, if it can.",
      stops,
      stays,
    ],
    draws: "A position for the third time may be claimed. 15 moves each by kings alone draw.",
  },
  italian: {
    lead: "Eight by eight with the long diagonal at the player's right, kings that step and strict priorities. White begins.",
    points: [
      forward,
      forwardOnly,
      short,
      "A man may not take a king.",
      "The capture that takes the most pieces must be played; of those one by a king; of those the one with most kings; of those the one that meets a king earliest.",
      stops,
      stays,
    ],
    draws: "Claimed: a position for the fourth time, or 40 moves each by kings without a capture.",
  },
  spanish: {
    lead: "Eight by eight with the long diagonal at the player's right; squares are counted from White's right-hand corner. White begins.",
    points: [
      forward,
      forwardOnly,
      flying,
      "The capture that takes the most pieces must be played; of those the one with most kings.",
      stops,
      stays,
    ],
    draws:
      "A position for the third time may be claimed. 20 moves each by kings alone draw, and 12 moves each with three kings against one.",
  },
  portuguese: {
    lead: "Played as Spanish draughts, under its own name and number in PDN. White begins.",
    points: [
      forward,
      forwardOnly,
      flying,
      "The capture that takes the most pieces must be played; of those the one with most kings.",
      stops,
      stays,
    ],
    draws:
      "A position for the third time may be claimed. 20 moves each by kings alone draw, and 12 moves each with three kings against one.",
  },
  thai: {
    lead: "Makhos: eight by eight with eight men a side. Black begins.",
    points: [
      forward,
      forwardOnly,
      "A king moves any number of free squares along a diagonal and captures from afar, but lands directly behind the piece.",
      "Capturing is compulsory, but any capture may be chosen; it is played to its end.",
      "Taken pieces leave the board at once, and a king may turn straight back.",
      stops,
    ],
    draws: fifteen,
  },
  turkish: {
    lead: "All sixty-four squares, sixteen men a side on the second and third rows, and straight lines. White begins.",
    points: [
      "Men move one square straight forward or sideways, and capture so; never backward.",
      "A king moves like a rook and captures from afar, landing on any free square behind the piece.",
      most,
      "Taken pieces leave the board at once. No capture goes straight back against its last hop.",
      "A man that reaches the last row in a capture stays a man and may go on sideways; it is crowned if it stops there.",
    ],
    draws: `${threefold}, as do 25 moves each by kings alone, and one king against one where nothing can be taken.`,
  },
  armenian: {
    lead: "Tama: Turkish draughts in which pieces may also step diagonally. White begins.",
    points: [
      "Men move one square straight forward, sideways or diagonally forward; they capture straight forward and sideways.",
      "A king moves like a queen and captures like a rook, landing on any free square behind the piece.",
      most,
      "Taken pieces leave the board at once. No capture goes straight back against its last hop.",
      "A man that reaches the last row in a capture stays a man and may go on sideways; it is crowned if it stops there.",
    ],
    draws: `${threefold}, as do 25 moves each by kings alone, and one king against one where nothing can be taken.`,
  },
  giveaway: {
    lead: "Russian rules the other way round: who has no piece or no move left wins. White begins.",
    points: ofRussian,
    draws: fifteen,
  },
  antidraughts: {
    lead: "International rules the other way round: who has no piece or no move left wins. White begins.",
    points: ofInternational,
    draws: `${threefold}.`,
  },
  killer: {
    lead: "International rules with a king that is easier to catch. White begins.",
    points: [
      ...ofInternational,
      "Where the last piece that a king takes is a king, it stops directly behind it.",
    ],
    draws: `${threefold}, as do 25 moves each by kings alone.`,
  },
  breakthrough: {
    lead: "International rules; the first king wins. White begins.",
    points: [...ofInternational, "Who crowns a man first has won at once."],
    draws: "There are none.",
  },
  bashni: {
    lead: "Towers: what is taken goes under the piece that took it. Eight by eight, twelve men a side. White begins.",
    points: [
      ...ofRussian.slice(0, 5),
      "A jump takes the top piece of a tower to the bottom of the tower that jumps, at once. The piece on top owns a tower and gives it its rank; prisoners keep theirs.",
      "A square that was jumped is not jumped again in the same move, and blocks the way while something stands on it.",
    ],
    draws: fifteen,
  },
  stavropol: {
    lead: "Russian rules in which a player moves the pieces of either colour. White begins.",
    points: [
      ...ofRussian,
      "Each piece moves forward as its own colour does and captures pieces of the other colour. If any piece on the board can capture, one of those captures must be played.",
      "The move just made may not be taken back by its quiet reverse.",
      "A player who has no piece of his own colour, or no move, loses.",
    ],
    draws: fifteen,
  },
  samoyed: {
    lead: "Russian rules in which one's own pieces can be taken, and so must be. White begins.",
    points: [
      ...ofRussian,
      "Own pieces are taken like the opponent's, and mixed with them in one capture.",
    ],
    draws: fifteen,
  },
};
