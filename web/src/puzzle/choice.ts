// The chosen variant and theme of puzzles. The browser stores them, and an address can name them
// for sharing.

import { signal } from "@preact/signals";
import { variantKeys } from "../labels/variants.ts";
import type { PuzzleChoice, PuzzleCounts } from "../net/puzzles.ts";

export const themes = ["shot", "attack", "breakthrough", "ending", "opposition"] as const;
export type Theme = (typeof themes)[number];

const key = "crownhead.puzzles";
const unratedKey = "crownhead.puzzles.unrated";
const first: PuzzleChoice = { variant: "international", theme: "" };

/** Replaces an unknown variant or theme by the default. */
function sane({ variant, theme }: Partial<PuzzleChoice>): PuzzleChoice {
  return {
    variant: variantKeys.find((one) => one === variant) ?? first.variant,
    theme: themes.find((one) => one === theme) ?? "",
  };
}

function kept(): Partial<PuzzleChoice> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<PuzzleChoice>;
  } catch {
    return first;
  }
}

export function keep(choice: PuzzleChoice) {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Without storage the next visit starts with the default.
  }
}

/** Whether the next puzzles change the user's rating. */
export const rated = signal(keptRated());

function keptRated(): boolean {
  try {
    return localStorage.getItem(unratedKey) === null;
  } catch {
    return true;
  }
}

export function keepRated(on: boolean) {
  rated.value = on;
  try {
    if (on) localStorage.removeItem(unratedKey);
    else localStorage.setItem(unratedKey, "true");
  } catch {
    // Without storage the next visit starts with rated puzzles.
  }
}

/** The choice in an address or, if it names no variant, the stored choice. */
export function choiceOf(query: string): PuzzleChoice {
  const asked = new URLSearchParams(query);
  const variant = asked.get("variant");
  return sane(variant === null ? kept() : { variant, theme: asked.get("theme") ?? "" });
}

export const addressOf = ({ variant, theme }: PuzzleChoice): string =>
  `/puzzles?${new URLSearchParams({ variant, ...(theme && { theme }) })}`;

/** Number of puzzles of a variant, by theme. */
export const countsOf = (
  known: readonly PuzzleCounts[],
  variant: string,
): Partial<Record<string, number>> =>
  Object.fromEntries(
    known
      .filter((one) => one.variant === variant)
      .flatMap((one) => one.themes.map(({ theme, puzzles }) => [theme, puzzles] as const)),
  );
