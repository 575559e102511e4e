// The socket and the rules of this page, one instance each.

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

/** Set once the rules are loaded, so that views drawn without them are drawn again. */
export const rulesLoaded = signal<Rules | null>(null);

/** Fetches a file of this page's build. */
export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (response.status === 404) await renew();
  return response;
}

/**
 * Fetches the WebAssembly module for the rules of a kind of game, or for the computer, with or
 * without shared memory for threads. "rules" is draughts.
 */
export const fetchModule = (kind: "rules" | "nardi" | "star" | "computer" | "shared") =>
  fetchFile(script?.dataset[kind] ?? "");

/** Starts a worker for the computer. */
export const computerThread = () => new Worker(script?.dataset.thread ?? "");

async function load(): Promise<Rules> {
  const rules = await Rules.load(await fetchModule("rules"));
  rulesLoaded.value = rules;
  return rules;
}

/** Loads once. After a failure the next caller tries again. */
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

/** Retries until the rules are loaded. */
export const findRules = () => asked.start();

/** Retries at once because the server may be reachable again. */
export const hurryRules = () => asked.hurry();
