// The socket and the rules of this page, one of each.

import { Rules } from "./rules.ts";
import { browserSurroundings, Socket } from "./socket.ts";

export const socket = new Socket(browserSurroundings());

const script = document.querySelector<HTMLScriptElement>("script[data-rules]");

/** Loaded once; everything that shows a board waits for it. */
export const rulesReady: Promise<Rules> = fetch(script?.dataset.rules ?? "").then((response) =>
  Rules.load(response),
);
