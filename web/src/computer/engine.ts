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

const loadModule = once(async () => WebAssembly.compileStreaming(await fetchModule("computer")));

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

export async function loadEngine(variant: string): Promise<Engine> {
  const [module, weights] = await Promise.all([loadModule(), loadWeights(variant)]);
  return { module, weights };
}
