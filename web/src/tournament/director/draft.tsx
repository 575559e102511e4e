// The pairings of a drawn round, which only directors can see, with what is unusual about them.

import "./direct.css";
import { Chip } from "../../components/chips.tsx";
import { Icon } from "../../components/icons.tsx";
import { messages } from "../../messages/messages.ts";
import type { Tournament, TournamentRound } from "../../net/api.ts";
import { RoundTable } from "../rounds.tsx";
import type { TournamentPage } from "../tournament.ts";
import { type Remark, remarksOf } from "./pairing-checks.ts";

interface Props {
  page: TournamentPage;
  tournament: Tournament;
  draft: TournamentRound;
}

export function Draft({ page, tournament, draft }: Props) {
  const remarks = remarksOf(tournament, page.rounds.value, draft);
  return (
    <RoundTable
      page={page}
      round={draft}
      acts={({ board }) => <Remarks remarks={remarks.get(board) ?? []} />}
    >
      {remarks.size > 0 && <Checks remarks={[...remarks.values()].flat()} />}
    </RoundTable>
  );
}

function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  if (remarks.length === 0) return null;
  return (
    <span class="remarks">
      {remarks.map((remark) => (
        <Chip
          key={remark.kind + (remark.kind === "colour" ? remark.name : "")}
          look={remark.kind === "floater" ? "plain" : "draft"}
        >
          {remarkText(remark)}
        </Chip>
      ))}
    </span>
  );
}

function remarkText(remark: Remark): string {
  const words = messages.direct;
  switch (remark.kind) {
    case "floater":
      return words.floater;
    case "repeated":
      return words.metBefore({ n: remark.round });
    case "forbidden":
      return words.forbidden;
    case "colour":
      return words.thirdColour({ name: remark.name, side: remark.white ? "white" : "black" });
  }
}

/** How often each rule is broken. */
function Checks({ remarks }: { remarks: readonly Remark[] }) {
  const words = messages.direct;
  const count = (kind: Remark["kind"]) => remarks.filter((one) => one.kind === kind).length;
  const lines = [
    [count("repeated"), words.repeatedCount],
    [count("forbidden"), words.forbiddenCount],
    [count("colour"), words.colourCount],
  ] as const;
  return (
    <ul class="pairing-checks">
      {lines.map(([n, text], i) => (
        <li key={i} class={n > 0 ? "broken" : "good"}>
          <Icon name={n > 0 ? "flag" : "check"} />
          {text({ n })}
        </li>
      ))}
    </ul>
  );
}
