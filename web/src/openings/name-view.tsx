// The name of the opening that led to a position.

import { language } from "../messages/messages.ts";
import { rulesLoaded } from "../net/connection.ts";
import { openingName } from "./names.ts";

export interface Props {
  variant: string;
  /** All positions from the start of the game up to it. */
  positions: readonly string[];
}

export default function OpeningName({ variant, positions }: Props) {
  const rules = rulesLoaded.value;
  const name = rules ? openingName(rules, variant, positions, language) : "";
  return <span class="small muted">{name}</span>;
}
