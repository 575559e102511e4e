// Which puzzles the reader wants: kept by the browser, and named by an address that somebody shares.

import type { PuzzleChoice, PuzzleCounts } from "../net/puzzles.ts";
import { variantKeys } from "../words/variants.ts";

export const themes = ["shot", "attack", "breakthrough", "ending", "opposition"] as const;
export type Theme = (typeof themes)[number];

const key = "crownhead.puzzles";
const first: PuzzleChoice = { variant: "international", theme: "" };

/** What is no variant or theme stands for the first. */
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
    // Another visit begins with the first.
  }
}

/** Of an address; without a variant what was chosen before. */
export function choiceOf(query: string): PuzzleChoice {
  const asked = new URLSearchParams(query);
  const variant = asked.get("variant");
  return sane(variant === null ? kept() : { variant, theme: asked.get("theme") ?? "" });
}

export const addressOf = ({ variant, theme }: PuzzleChoice): string =>
  `/puzzles?${new URLSearchParams({ variant, ...(theme && { theme }) })}`;

/** How many puzzles of a variant have a theme. */
export const countsOf = (
  known: readonly PuzzleCounts[],
  variant: string,
): Partial<Record<string, number>> =>
  Object.fromEntries(
    known
      .filter((one) => one.variant === variant)
      .flatMap((one) => one.themes.map(({ theme, puzzles }) => [theme, puzzles] as const)),
  );
