// The print pages of a tournament: pairings, slips, score sheets and a wall chart, on A4 or Letter.

import "../../components/page.css";
import "./print.css";
import { Choice, Select } from "../../components/controls.tsx";
import { Failed } from "../../components/failed.tsx";
import { useResource } from "../../loading/resource.ts";
import { ownZone } from "../../messages/instants.ts";
import { messages } from "../../messages/messages.ts";
import { navigate } from "../../navigation/router.ts";
import { useTitle } from "../../navigation/title.ts";
import { Pairings } from "./pairings.tsx";
import {
  choiceOf,
  kindsOf,
  type PrintChoice,
  type Printed,
  papers,
  printAddress,
  readPrinted,
  roundToPrint,
} from "./print.ts";
import { ScoreSheets } from "./score-sheets.tsx";
import { Slips } from "./slips.tsx";
import { isWide, WallChart } from "./wall-chart.tsx";

export function PrintPage({ id, asked }: { id: string; asked: URLSearchParams }) {
  const choice = choiceOf(asked, navigator.language, ownZone());
  const printed = useResource(() => readPrinted(id), [id]);
  const found = printed.answer.value;
  const words = messages.printing;
  useTitle(found ? `${words.title} · ${found.tournament.name}` : words.title);
  if (!found)
    return (
      <main id="content" class="page" aria-busy={printed.busy.value}>
        <Failed again={() => printed.again()}>{printed.trouble.value}</Failed>
      </main>
    );
  const sheet = kindsOf(found.tournament).find((kind) => kind === choice.sheet) ?? "chart";
  const shown = { ...choice, sheet };
  return (
    <main id="content" class="page print-page">
      <Tools id={id} printed={found} choice={shown} />
      <div
        class={`paper ${choice.paper}${isWide(found, sheet) ? " wide" : ""}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
      >
        <Sheets printed={found} choice={shown} />
      </div>
    </main>
  );
}

interface Props {
  printed: Printed;
  choice: PrintChoice;
}

function Sheets({ printed, choice }: Props) {
  const { tournament } = printed;
  if (choice.sheet === "chart") return <WallChart printed={printed} />;
  const round = roundToPrint(printed.rounds, choice.round);
  if (!round) return <p class="muted">{messages.tournaments.noRounds}</p>;
  switch (choice.sheet) {
    case "pairings":
      return <Pairings printed={printed} round={round} />;
    case "slips":
      return <Slips tournament={tournament} round={round} />;
    case "scoresheets":
      return <ScoreSheets tournament={tournament} round={round} />;
  }
}

/** What to print; not printed itself. */
function Tools({ id, printed, choice }: Props & { id: string }) {
  const words = messages.printing;
  const { tournament, rounds } = printed;
  const set = (changed: Partial<PrintChoice>) =>
    navigate(printAddress(id, { ...choice, ...changed }), { replace: true });
  const round = roundToPrint(rounds, choice.round);
  return (
    <div class="print-tools">
      <header class="page-head">
        <h1>{words.title}</h1>
        <button type="button" class="button primary" onClick={() => window.print()}>
          {messages.directing.print}
        </button>
      </header>
      <p>
        <a href={`/tournament/${id}`}>{tournament.name}</a>
      </p>
      <div class="print-choices">
        <Choice
          label={words.sheet}
          hideLabel
          value={choice.sheet}
          options={kindsOf(tournament).map((kind) => [kind, words.sheets[kind]] as const)}
          onChange={(sheet) => set({ sheet })}
        />
        {choice.sheet !== "chart" && round && (
          <Select
            label={messages.printing.round}
            value={String(round.n)}
            options={rounds.map(
              ({ n }) => [String(n), messages.tournamentRow.round({ n })] as const,
            )}
            onChange={(n) => set({ round: Number(n) })}
          />
        )}
        <Select
          label={words.paper}
          value={choice.paper}
          options={papers.map((paper) => [paper, words.papers[paper]] as const)}
          onChange={(chosen) => set({ paper: papers.find((one) => one === chosen) ?? "a4" })}
        />
      </div>
    </div>
  );
}
