// The socket and the rules of this page, one of each.

import { signal } from "@preact/signals";
import { Rules } from "./rules.ts";
import { browserSurroundings, Socket } from "./socket.ts";

export const socket = new Socket(browserSurroundings());

const script = document.querySelector<HTMLScriptElement>("script[data-rules]");

/** What is drawn without the rules at first draws itself again once they are here. */
export const rulesLoaded = signal<Rules | null>(null);

/** Loaded once; everything that cannot do without them waits for it. */
export const rulesReady: Promise<Rules> = fetch(script?.dataset.rules ?? "")
  .then((response) => Rules.load(response))
  .then((rules) => {
    rulesLoaded.value = rules;
    return rules;
  });
