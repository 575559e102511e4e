// A button next to an item of the director's list.

import { joined } from "../../messages/joined.ts";
import type { TournamentPage } from "../tournament.ts";

interface ButtonProps {
  page: TournamentPage;
  text: string;
  /** The player concerned, for screen reader users who hear only the buttons. */
  about: string;
  does(): void;
}

export function TodoButton({ page, text, about, does }: ButtonProps) {
  return (
    <button
      type="button"
      class="button small-button"
      aria-label={joined(text, about)}
      disabled={page.busy.value}
      onClick={does}
    >
      {text}
    </button>
  );
}
