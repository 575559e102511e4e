// What the pages of rules say, in English, and their examples: files that only these pages load.
// Every decision and its source is in docs/rules.

import type { VariantKey } from "../net/api.ts";
import { renew } from "../net/renewal.ts";
import examplesAddress from "./examples.json";
import pagesAddress from "./pages.json";

export interface RulePage {
  lead: string;
  points: readonly string[];
  draws: string;
}

export interface Example {
  variant: string;
  title: string;
  text: string;
  fen: string;
  moves: readonly string[];
}

export interface Book {
  pages: Readonly<Record<VariantKey, RulePage>>;
  examples: readonly Example[];
}

async function load<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (response.status === 404) await renew();
  if (!response.ok) throw new Error(`${address} cannot be had: ${response.status}`);
  return response.json();
}

export async function loadBook(): Promise<Book> {
  const [pages, examples] = await Promise.all([
    load<Book["pages"]>(pagesAddress),
    load<Book["examples"]>(examplesAddress),
  ]);
  return { pages, examples };
}
