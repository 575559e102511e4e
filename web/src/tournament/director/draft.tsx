// The pairings of a drawn round, which only directors can see: what is unusual about them, and how
// to change them.

import "./direct.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Chip } from "../../components/chips.tsx";
import { Icon } from "../../components/icons.tsx";
import { Menu, type MenuItem } from "../../components/menu.tsx";
import { joined } from "../../messages/joined.ts";
import { messages } from "../../messages/messages.ts";
import type { Tournament, TournamentRound } from "../../net/api.ts";
import { type BrokenRule, type PairingsChange, previewPairings } from "../../net/pairings.ts";
import { ruleName } from "../pairing-rules.ts";
import { RoundTable } from "../rounds.tsx";
import type { TournamentPage } from "../tournament.ts";
import { byeOf, changePairings, opposite, placesOf, swapOf, turnOf } from "./pairing-changes.ts";

interface Props {
  page: TournamentPage;
  tournament: Tournament;
  draft: TournamentRound;
}

type Encounter = TournamentRound["encounters"][number];

/** How long a change may be taken back by one press. */
const undoneForMs = 30_000;

export function Draft({ page, tournament, draft }: Props) {
  const broken = useSignal<readonly BrokenRule[] | null>(null);
  const undo = useSignal<PairingsChange | null>(null);
  const { version, format } = tournament;
  useEffect(() => {
    let current = true;
    broken.value = null;
    if (format === "swiss")
      void previewPairings(page.id, undefined, draft.n, {})
        .then(({ warnings }) => {
          if (current) broken.value = warnings;
        })
        .catch(() => {});
    return () => {
      current = false;
    };
  }, [version, draft.n]);
  useEffect(() => {
    if (undo.value === null) return;
    const timer = setTimeout(() => {
      undo.value = null;
    }, undoneForMs);
    return () => clearTimeout(timer);
  }, [undo.value]);
  const change = (wanted: PairingsChange) =>
    changePairings(page, draft.n, wanted, (done) => {
      undo.value = opposite(done);
    });
  const takeBack = () => {
    const back = undo.value;
    if (back === null) return;
    void changePairings(page, draft.n, back, () => {
      undo.value = null;
    });
  };
  const of = (board: number) => broken.value?.filter((one) => one.board === board) ?? [];
  return (
    <RoundTable
      page={page}
      round={draft}
      acts={(encounter) => (
        <>
          <Remarks broken={of(encounter.board)} />
          <Changes page={page} format={format} draft={draft} of={encounter} change={change} />
        </>
      )}
    >
      {undo.value !== null && (
        <div class="button-row draft-undo" role="status">
          {messages.pairings.changed}
          <button type="button" class="button" disabled={page.busy.value} onClick={takeBack}>
            {messages.pairings.undo}
          </button>
        </div>
      )}
      {broken.value !== null && <Checks broken={broken.value} />}
    </RoundTable>
  );
}

interface ChangesProps {
  page: TournamentPage;
  format: Tournament["format"];
  draft: TournamentRound;
  of: Encounter;
  change(change: PairingsChange): Promise<unknown>;
}

/** A Swiss allows every change, other formats an exchange of colours. */
function Changes({ page, format, draft, of, change }: ChangesProps) {
  const words = messages.pairings;
  const places = placesOf(draft.encounters);
  const here = format === "swiss" ? places.filter(({ board }) => board === of.board) : [];
  const paired = of.players.every((name) => name !== null);
  const items: MenuItem[] = [
    ...(paired ? [{ label: words.turn, act: () => page.askFor(turnOf(of, change)) }] : []),
    ...here.flatMap((place): MenuItem[] => [
      {
        label: words.swap({ name: place.name }),
        act: () => page.askFor(swapOf(place, places, change)),
      },
      {
        label: messages.rollCall.giveBye({ name: place.name }),
        act: () => page.askFor(byeOf(place, change)),
      },
    ]),
  ];
  if (items.length === 0) return null;
  const names = of.players.filter((name) => name !== null).join(" – ");
  return <Menu label={joined(messages.direct.more, names)} items={items} />;
}

function Remarks({ broken }: { broken: readonly BrokenRule[] }) {
  const shown = broken.filter(({ hard, rule }) => hard || rule === "FLOAT");
  if (shown.length === 0) return null;
  return (
    <span class="remarks">
      {shown.map((one) => (
        <Chip key={one.rule + one.players[0]} look={one.hard ? "draft" : "plain"}>
          {remarkText(one)}
        </Chip>
      ))}
    </span>
  );
}

function remarkText({ rule, players, detail }: BrokenRule): string {
  if (rule === "FLOAT") return messages.direct.floater;
  if (rule === "MET_BEFORE") return messages.direct.metBefore({ n: detail });
  if (rule === "FORBIDDEN_PAIR") return ruleName(rule);
  return messages.pairings.of({ name: players[0] ?? "", rule: ruleName(rule) });
}

/** The hard rules that are broken, with the number of times. */
function Checks({ broken }: { broken: readonly BrokenRule[] }) {
  const words = messages.pairings;
  const counts = new Map<BrokenRule["rule"], number>();
  for (const { hard, rule } of broken) if (hard) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const line = (text: string, good: boolean) => (
    <li key={text} class={good ? "good" : "broken"}>
      <Icon name={good ? "check" : "flag"} />
      {text}
    </li>
  );
  return (
    <ul class="pairing-checks">
      {counts.size === 0
        ? line(words.clean, true)
        : [...counts].map(([rule, n]) => line(words.times({ rule: ruleName(rule), n }), false))}
    </ul>
  );
}
