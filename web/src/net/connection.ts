// The socket and the rules of this page, one of each.

import { signal } from "@preact/signals";
import { messages } from "../messages/messages.ts";
import { Rules } from "../rules/rules.ts";
import { renew } from "./renewal.ts";
import { Repeated } from "./repeat.ts";
import { browserSurroundings, Socket } from "./socket.ts";

export const socket = new Socket({
  ...browserSurroundings(),
  tooLate: () => messages.site.tooLate,
});

const script = document.querySelector<HTMLScriptElement>("script[data-rules]");

/** Set once the rules are here: views that were drawn without them draw themselves again. */
export const rulesLoaded = signal<Rules | null>(null);

/** A file of this page's build. */
export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (response.status === 404) await renew();
  return response;
}

/** The module of the rules of a kind of game, or of the computer, by itself or with memory that its
 * threads share; "rules" is draughts. */
export const fetchModule = (kind: "rules" | "nardi" | "star" | "computer" | "shared") =>
  fetchFile(script?.dataset[kind] ?? "");

/** A thread for the computer. */
export const computerThread = () => new Worker(script?.dataset.thread ?? "");

async function load(): Promise<Rules> {
  const rules = await Rules.load(await fetchModule("rules"));
  rulesLoaded.value = rules;
  return rules;
}

/** Loads once; after a failure the next caller tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

export const loadRules = once(load);

const asked = new Repeated(loadRules);

/** Repeats until the rules are there. */
export const findRules = () => asked.start();

/** The server may answer again. */
export const hurryRules = () => asked.hurry();
