// What a thread of the computer needs: the module, and what was learned of the variant, if anything was.

import { fetchFile, fetchModule, once } from "../net/connection.ts";

export interface Engine {
  module: WebAssembly.Module;
  /** Null where positions are judged by hand. */
  weights: ArrayBuffer | null;
}

/** The hash in the names of the files of weights and the variants that have one, with spaces between;
 * the build puts them here. */
declare const learnedWeights: string;

/** A phone has many cores, and little room: a thread by itself takes 40 MB. */
const mostThreads = 4;

/** How many threads the computer may have. */
export const threads = (): number =>
  Math.max(1, Math.min(mostThreads, navigator.hardwareConcurrency || 1));

const module = (kind: "computer" | "shared") =>
  once(async () => WebAssembly.compileStreaming(await fetchModule(kind)));

const loadModule = module("computer");
const loadSharedModule = module("shared");

async function fetchWeights(address: string): Promise<ArrayBuffer> {
  const response = await fetchFile(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response.arrayBuffer();
}

const loads = new Map<string, () => Promise<ArrayBuffer>>();

/** Fetches nothing of other variants. */
function loadWeights(variant: string): Promise<ArrayBuffer> | null {
  const [hash, ...variants] = learnedWeights.split(" ");
  if (!variants.includes(variant)) return null;
  const load = loads.get(variant) ?? once(() => fetchWeights(`/assets/${variant}-${hash}.bin`));
  loads.set(variant, load);
  return load();
}

/** `shared`: several threads with one memory are to run it. */
export async function loadEngine(variant: string, shared = false): Promise<Engine> {
  const load = shared ? loadSharedModule : loadModule;
  const [module, weights] = await Promise.all([load(), loadWeights(variant)]);
  return { module, weights };
}
