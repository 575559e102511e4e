// The rules of a tournament that have fields of their own.

import type { ComponentChildren } from "preact";
import type { Tournament } from "../net/api.ts";
import { EntryFields } from "./entry-fields.tsx";
import { ScoreFields } from "./score-fields.tsx";
import type { TypedRules } from "./typed-rules.ts";
import { VacationFields } from "./vacation-fields.tsx";

export interface RuleProps {
  typed: TypedRules;
  format: Tournament["format"];
  live: boolean;
  /** Whether its steps give the points. */
  stepped: boolean;
  /** What results count can change until the start. */
  begun?: boolean;
  /** Whether one was given before, which stays if none is typed. */
  hasPassword?: boolean;
  troubleOf?(field: "entry.password" | "entry.max_players"): string | undefined;
  set(changed: TypedRules): void;
}

/** `children` stand after who may enter. */
export function RuleFields(props: RuleProps & { children?: ComponentChildren }) {
  return (
    <>
      <EntryFields {...props} />
      {props.children}
      {props.format !== "arena" && <ScoreFields {...props} />}
      {!props.live && <VacationFields {...props} />}
    </>
  );
}
