// Loads what a worker of the computer needs: the module, and the variant's learned weights if it
// has any.

import { fetchFile, fetchModule, once } from "../net/connection.ts";

export interface Engine {
  module: WebAssembly.Module;
  /** Null for variants with a hand-written evaluation. */
  weights: ArrayBuffer | null;
}

/**
 * The hash in the names of the weight files and the variants that have one, separated by spaces;
 * inserted by the build.
 */
declare const learnedWeights: string;

/** A phone has many cores but little memory; a thread without shared memory takes 40 MB. */
const mostThreads = 4;

/** Number of threads that the computer may use. */
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

/** Returns null without a request for variants that have no weights. */
function loadWeights(variant: string): Promise<ArrayBuffer> | null {
  const [hash, ...variants] = learnedWeights.split(" ");
  if (!variants.includes(variant)) return null;
  const load = loads.get(variant) ?? once(() => fetchWeights(`/assets/${variant}-${hash}.bin`));
  loads.set(variant, load);
  return load();
}

/** `shared`: the module will run in several threads with shared memory. */
export async function loadEngine(variant: string, shared = false): Promise<Engine> {
  const load = shared ? loadSharedModule : loadModule;
  const [module, weights] = await Promise.all([load(), loadWeights(variant)]);
  return { module, weights };
}
