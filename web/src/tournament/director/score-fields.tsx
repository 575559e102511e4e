// Points for results, and tie-breaks.

import { Field, Select } from "../../components/controls.tsx";
import { Folded } from "../../components/folded.tsx";
import { messages } from "../../messages/messages.ts";
import { Legend } from "../legend.tsx";
import { type RuleProps, type TieBreak, type TypedScore, tieBreaksOf } from "./typed-rules.ts";

export function ScoreFields({ typed, format, variant, stepped, begun, set }: RuleProps) {
  const { score } = typed;
  const change = (changed: Partial<TypedScore>) =>
    set({ ...typed, score: { ...score, ...changed } });
  const words = messages.scoring;
  const number = (
    label: string,
    value: string,
    required: boolean,
    onInput: (v: string) => void,
  ) => (
    <Field
      key={label}
      label={label}
      type="number"
      min={0}
      max={format === "match" && !required ? 500 : 50}
      step={0.5}
      required={required}
      value={value}
      onInput={onInput}
    />
  );
  return (
    <Folded title={words.title}>
      {!stepped && !begun && (
        <div class="pair">
          {(Object.entries(words.points) as [keyof TypedScore["points"], string][]).map(
            ([kind, label]) =>
              number(label, score.points[kind], true, (value) =>
                change({ points: { ...score.points, [kind]: value } }),
              ),
          )}
        </div>
      )}
      {format === "match" &&
        !begun &&
        number(words.firstTo, score.first_to, false, (first_to) => change({ first_to }))}
      <TieBreaks
        chosen={tieBreaksOf(variant, score.tiebreaks)}
        variant={variant}
        set={(tiebreaks) => change({ tiebreaks })}
      />
    </Folded>
  );
}

interface TieBreaksProps {
  chosen: readonly TieBreak[];
  variant: string;
  set(kinds: readonly TieBreak[]): void;
}

/** The chosen tie-breaks in order, and a field for one more. */
function TieBreaks({ chosen, variant, set }: TieBreaksProps) {
  const all = messages.tournaments.tiebreaks;
  const names = tieBreaksOf(variant, Object.keys(all) as TieBreak[]).map(
    (name) => [name, all[name]] as const,
  );
  const places: readonly (TieBreak | "")[] = [...chosen, "" as const].slice(0, names.length);
  return (
    <>
      <div class="pair">
        {places.map((kind, i) => (
          <Select<TieBreak | "">
            key={i}
            shown
            label={messages.scoring.tiebreak({ n: i + 1 })}
            value={kind}
            options={[
              ["", "–"],
              ...names.filter(([name]) => name === kind || !chosen.includes(name)),
            ]}
            onChange={(picked) =>
              set(places.map((one, k) => (k === i ? picked : one)).filter((one) => one !== ""))
            }
          />
        ))}
      </div>
      <Legend kinds={chosen} />
    </>
  );
}
