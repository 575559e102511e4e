// The variant, the ruleset, and the terms of games on other boards than that for draughts.

import { nardiKey, starKey } from "../labels/variants.ts";
import type { TermsWish, VariantKey } from "../net/api.ts";
import { CrawfordBox, MatchFields } from "./match-fields.tsx";
import { RulesetField } from "./ruleset-field.tsx";
import { StarSeatsField, StarSizeField } from "./star-fields.tsx";
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
/** Backgammon for a set-up dialog is played by the WBGF's rules, longer matches with a cube. */
export const termsFor = (variant: VariantKey, seats: number): TypedTerms => ({
  ruleset: variant === nardiKey ? "wbgf" : "",
  match: { length: 3, cube: true },
  star: { side: 4, seats },
});

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

interface TermsProps {
  typed: TypedGame;
  set(changed: Partial<TypedTerms>): void;
}

/** What players choose for most games: the length of a match, the number of players on the star. */
export function UsualTerms({ typed, set }: TermsProps) {
  if (typed.variant === starKey)
    return <StarSeatsField value={typed.star} onChange={(star) => set({ star })} />;
  if (!isMatch(typed)) return null;
  return <MatchFields value={typed.match} onChange={(match) => set({ match })} />;
}

/** Terms that few players change. */
export function RareTerms({ typed, set }: TermsProps) {
  return (
    <>
      <RulesetField
        variant={typed.variant}
        value={typed.ruleset}
        onChange={(ruleset) => set({ ruleset })}
      />
      {typed.variant === starKey && (
        <StarSizeField value={typed.star} onChange={(star) => set({ star })} />
      )}
      {isMatch(typed) && typed.match.cube && (
        <CrawfordBox value={typed.match} onChange={(match) => set({ match })} />
      )}
    </>
  );
}

interface Props {
  typed: TypedGame;
  set(changed: TypedGame): void;
}

/** All of them, for games of two players. */
export function GameFields({ typed, set }: Props) {
  const change = (changed: Partial<TypedTerms>) => set({ ...typed, ...changed });
  return (
    <>
      <VariantChoice
        others
        value={typed.variant}
        onChange={(variant) => set({ ...typed, variant, ruleset: "" })}
      />
      {typed.variant !== starKey && <UsualTerms typed={typed} set={change} />}
      <RareTerms typed={typed} set={change} />
    </>
  );
}
