// The rules of a tournament that have their own fields.

import type { ComponentChildren } from "preact";
import { EntryFields } from "./entry-fields.tsx";
import { ScoreFields } from "./score-fields.tsx";
import type { RuleProps } from "./typed-rules.ts";
import { VacationFields } from "./vacation-fields.tsx";

/** `children` follow the entry conditions. */
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
