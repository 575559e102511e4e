// The variant, the ruleset, and the terms of games on other boards than that for draughts.

import { nardiKey, starKey } from "../labels/variants.ts";
import type { TermsWish, VariantKey } from "../net/api.ts";
import { MatchFields } from "./match-fields.tsx";
import { RulesetField } from "./ruleset-field.tsx";
import { StarSizeField } from "./star-size-field.tsx";
import { VariantChoice } from "./variant-choice.tsx";

/** The choices other than the variant. */
export interface TypedTerms {
  /** Empty for the variant's default. */
  ruleset: string;
  match: TermsWish;
  star: TermsWish;
}

export interface TypedGame extends TypedTerms {
  variant: VariantKey;
}

export const usualTerms: TypedTerms = { ruleset: "", match: { length: 1 }, star: { side: 4 } };
export const usualGame: TypedGame = { variant: "international", ...usualTerms };

const isMatch = ({ variant, ruleset }: TypedGame) => variant === nardiKey && ruleset === "wbgf";

/** Converts to the server's format. */
export function gameOf(typed: TypedGame) {
  const { variant, ruleset } = typed;
  return {
    variant,
    ...(ruleset !== "" && { ruleset }),
    ...(variant === starKey && { terms: typed.star }),
    ...(isMatch(typed) && { terms: typed.match }),
  };
}

interface Props {
  typed: TypedGame;
  /** True if a star game may have more than two players. */
  several?: boolean;
  set(changed: TypedGame): void;
}

export function GameFields({ typed, several = false, set }: Props) {
  return (
    <>
      <VariantChoice
        others
        value={typed.variant}
        onChange={(variant) => set({ ...typed, variant, ruleset: "" })}
      />
      <RulesetField
        variant={typed.variant}
        value={typed.ruleset}
        onChange={(ruleset) => set({ ...typed, ruleset })}
      />
      {typed.variant === starKey && (
        <StarSizeField
          value={typed.star}
          several={several}
          onChange={(star) => set({ ...typed, star })}
        />
      )}
      {isMatch(typed) && (
        <MatchFields value={typed.match} onChange={(match) => set({ ...typed, match })} />
      )}
    </>
  );
}
