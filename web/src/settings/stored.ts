// The user's settings: stored in this browser, so that they apply before the account is known, and
// applied to the root element.

import type { Language } from "../messages/languages.ts";

export interface Settings {
  language: "system" | Language;
  theme: "system" | "light" | "dark";
  pieces: "turned" | "plain" | "outlined";
  board: "maple" | "walnut" | "felt" | "slate" | "flat" | "contrast";
  coordinates: "off" | "inside" | "beside";
  confirmMoves: "never" | "correspondence" | "always";
  /** After a move in a correspondence game, opens the next one that waits for the user. */
  nextGame: boolean;
  /** Percent of the room for a board. */
  boardSize: number;
  /** Asks before a draw is offered or claimed and before a game is aborted. */
  askFirst: boolean;
  animation: boolean;
  sound: boolean;
  /** Percent. */
  volume: number;
  soundMoves: boolean;
  /** Challenges, offers and messages. */
  soundNews: boolean;
  /** When less than ten seconds are left on the user's clock. */
  soundLowTime: boolean;
  premoves: boolean;
  hideRatings: boolean;
  /** Pages show notifications while they are not looked at. */
  notifications: boolean;
  /** The id of the account for which this browser receives push messages; empty if it does not. */
  push: string;
  /** How often the user has declined push messages, and when last. */
  pushRefusals: number;
  pushRefused_ms: number;
}

export const defaultSettings: Settings = {
  language: "system",
  theme: "system",
  board: "maple",
  pieces: "turned",
  coordinates: "inside",
  confirmMoves: "correspondence",
  nextGame: true,
  boardSize: 100,
  askFirst: false,
  animation: true,
  sound: true,
  volume: 100,
  soundMoves: true,
  soundNews: true,
  soundLowTime: true,
  premoves: true,
  hideRatings: false,
  notifications: false,
  push: "",
  pushRefusals: 0,
  pushRefused_ms: 0,
};

const key = "crownhead.settings";

/** The stored settings over the defaults. Without storage, the defaults. */
export function storedSettings(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return { ...defaultSettings, ...(stored as Partial<Settings>) };
  } catch {
    const { settings = {} } = (history.state ?? {}) as { settings?: Partial<Settings> };
    return { ...defaultSettings, ...settings };
  }
}

export function storeSettings(settings: Settings) {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Without storage the settings last until the tab is closed.
    history.replaceState({ ...history.state, settings }, "");
  }
}

export function applyLook({ theme, board, boardSize, animation, hideRatings }: Settings) {
  const { dataset, style } = document.documentElement;
  style.setProperty("--board-size", String(boardSize / 100));
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  dataset.board = board;
  dataset.motion = animation ? "on" : "off";
  dataset.ratings = hideRatings ? "off" : "on";
}
