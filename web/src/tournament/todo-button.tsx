// An act beside what waits for a director.

import { joined } from "../messages/joined.ts";
import type { TournamentPage } from "./tournament.ts";

interface ButtonProps {
  page: TournamentPage;
  text: string;
  /** Whom it is about, for those who hear one button after another. */
  about: string;
  primary?: boolean;
  does(): void;
}

export function TodoButton({ page, text, about, primary = false, does }: ButtonProps) {
  return (
    <button
      type="button"
      class={primary ? "button small-button primary" : "button small-button"}
      aria-label={joined(text, about)}
      disabled={page.busy.value}
      onClick={does}
    >
      {text}
    </button>
  );
}
