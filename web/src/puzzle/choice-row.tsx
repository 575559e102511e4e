// Fields in which the user selects puzzles.

import "../components/filters.css";
import { Select } from "../components/controls.tsx";
import { groupedVariants } from "../labels/variants.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { type PuzzleChoice, type PuzzleCounts, puzzles } from "../net/puzzles.ts";
import { countsOf, type Theme, themes } from "./choice.ts";

interface Props {
  choice: PuzzleChoice;
  choose(choice: PuzzleChoice): void;
}

/** Offers the variants and themes that have puzzles, and the current choice. */
export function ChoiceRow({ choice, choose }: Props) {
  const words = messages.puzzle;
  const known = useResource(async () => (await puzzles.counts()).items, []).answer.value ?? [];
  const counted = countsOf(known, choice.variant);
  return (
    <div class="filters">
      <Select
        label={messages.labels.variant}
        value={choice.variant}
        options={[]}
        groups={groupsOf(known, choice.variant)}
        onChange={(variant) => choose({ variant, theme: "" })}
      />
      <Select
        label={words.theme}
        value={choice.theme}
        options={[
          ["", words.anyTheme],
          ...themes
            .filter((theme) => theme === choice.theme || counted[theme])
            .map((theme) => [theme, themeText(theme, counted[theme])] as const),
        ]}
        onChange={(theme) => choose({ ...choice, theme })}
      />
    </div>
  );
}

function groupsOf(known: readonly PuzzleCounts[], chosen: string) {
  const offered = (key: string) =>
    key === chosen || known.some(({ variant, puzzles: n }) => variant === key && n > 0);
  return groupedVariants()
    .map(({ label, options }) => ({ label, options: options.filter(([key]) => offered(key)) }))
    .filter(({ options }) => options.length > 0);
}

/** "Shot (12)" */
const themeText = (theme: Theme, n: number | undefined): string =>
  n ? `${messages.puzzle.themes[theme]} (${n})` : messages.puzzle.themes[theme];
