// A rules page, built from locales/<language>/rules/<variant>.md (texts/rules.mjs). docs/rules has
// every decision and its source.

import { build, language } from "../messages/messages.ts";
import type { VariantKey } from "../net/api.ts";
import { renew } from "../net/renewal.ts";
import type { TaughtKey } from "./taught.ts";

export type Inline =
  | string
  | { kind: "strong" | "em"; text: readonly Inline[] }
  | { kind: "link"; href: string; text: readonly Inline[] };

/** A titled board on which moves are played. */
export interface Example {
  kind: "example";
  name: string;
  title: string;
  text: readonly Inline[];
  /** In the notation of the game: a FEN, at nardi a Position ID, on the star terms and a state. */
  fen: string;
  moves: readonly string[];
  /** The draw rule that the example shows, by its name in the rules. */
  rule?: string;
}

export type Block =
  | { kind: "heading"; level: number; text: readonly Inline[] }
  | { kind: "paragraph"; text: readonly Inline[] }
  | { kind: "list"; ordered: boolean; items: readonly (readonly Inline[])[] }
  | Example;

export interface RulePage {
  /** English if the page has no translation into the user's language. */
  language: string;
  blocks: readonly Block[];
}

export async function loadPage(variant: VariantKey | TaughtKey): Promise<RulePage> {
  const address = `/assets/${language}-rules-${variant}-${build()}.json`;
  const response = await fetch(address);
  if (response.status === 404) await renew();
  if (!response.ok) throw new Error(`${address} cannot be had: ${response.status}`);
  return response.json();
}
