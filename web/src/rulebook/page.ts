// A page of rules, as the build makes it of locales/<language>/rules/<variant>.md (texts/rules.mjs).
// Every decision and its source is in docs/rules.

import { build, language } from "../messages/messages.ts";
import type { VariantKey } from "../net/api.ts";
import { renew } from "../net/renewal.ts";
import type { TaughtKey } from "./taught.ts";

export type Inline =
  | string
  | { kind: "strong" | "em"; text: readonly Inline[] }
  | { kind: "link"; href: string; text: readonly Inline[] };

/** A board on which moves are played, under its title. */
export interface Example {
  kind: "example";
  name: string;
  title: string;
  text: readonly Inline[];
  /** As the game writes a position: a FEN, at nardi a Position ID, at the star terms and a state. */
  fen: string;
  moves: readonly string[];
  /** The draw rule that it shows, as the rules of its game name it. */
  rule?: string;
}

export type Block =
  | { kind: "heading"; level: number; text: readonly Inline[] }
  | { kind: "paragraph"; text: readonly Inline[] }
  | { kind: "list"; ordered: boolean; items: readonly (readonly Inline[])[] }
  | Example;

export interface RulePage {
  /** English where the reader's language lacks the page. */
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
