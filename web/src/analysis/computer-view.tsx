// The computer's evaluation of the position and its best lines.

import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { destination } from "../board/routes.ts";
import { Select, Trouble } from "../components/controls.tsx";
import { Computer } from "../computer/computer.ts";
import { expectedOf } from "../computer/expected.ts";
import { type Findings, scoreText, type Worth } from "../computer/findings.ts";
import { whileSeen } from "../computer/while-seen.ts";
import { useEnding } from "../endings/ending.ts";
import { KnownEnding } from "../endings/known.tsx";
import { locale, messages } from "../messages/messages.ts";
import type { Analysis } from "./analysis.ts";
import { silenceOf } from "./silence.ts";
import { SwitchedPanel } from "./switched-panel.tsx";

const counts = ["1", "2", "3", "4", "5"] as const;

// Kept from one analysis to the next.
const wanted = signal(false);
const count = signal<(typeof counts)[number]>("3");

/** Switches the computer on for links that ask for it. */
export function switchOn() {
  wanted.value = true;
}

export function ComputerPanel({ page }: { page: Analysis }) {
  const computer = useMemo(() => new Computer(), []);
  useEffect(() => whileSeen(computer), [computer]);
  const words = messages.analysis.computer;
  const silence = silenceOf(page);
  const may = silence === null && !page.trying.value;
  const speaks = wanted.value && may && page.board.routes.value.length > 0;
  const { fen } = page.node.value;
  const { key } = page.subject.variant;
  const ending = useEnding({ variant: key, fen }, speaks);
  useEffect(() => {
    if (!speaks) return;
    const { variant, ruleset } = page.subject;
    const { turn } = page.positionOf(fen);
    const question = { variant: variant.key, ruleset, ...page.record.peek(), turn };
    computer.ask(question, Number(count.value));
    return () => computer.stop();
  }, [computer, page, speaks, fen, page.cursor.value, count.value]);
  const found = computer.found.value;
  const known = ending && { score: 0, wins: ending.wins };
  useEffect(() => {
    page.advice.computer.value = found ? adviceOf(page, found) : [];
    return () => {
      page.advice.computer.value = [];
    };
  }, [page, found]);
  return (
    <SwitchedPanel
      title={words.title}
      wanted={wanted}
      silence={silence}
      reasons={words.silence}
      tools={
        <>
          <span class="computer-work small muted">{found && workText(found)}</span>
          <Select
            label={words.lines}
            value={count.value}
            options={counts.map((one) => [one, words.linesOf({ n: Number(one) })] as const)}
            onChange={(chosen) => {
              count.value = chosen;
            }}
          />
        </>
      }
    >
      {computer.lost.value && <Trouble>{words.lost}</Trouble>}
      {speaks && <Balance best={known ?? found?.variations[0]} />}
      {speaks && <KnownEnding ending={ending} play={(move) => page.typed(move)} />}
      {speaks && <Lines page={page} found={found} />}
    </SwitchedPanel>
  );
}

function workText({ depth, speed }: Findings): string {
  const style = { notation: "compact", maximumSignificantDigits: 3 } as const;
  const rate = new Intl.NumberFormat(locale, style).format(speed);
  return messages.analysis.computer.work({ depth, rate });
}

/** A bar shows White's share; the text gives the figure. */
function Balance({ best }: { best: Worth | undefined }) {
  const share = best ? expectedOf(best) : 0.5;
  return (
    <div class="balance" role="img" aria-label={best ? valueText(best) : ""}>
      <span style={{ "--share": share }} />
    </div>
  );
}

function valueText(one: Worth): string {
  const words = messages.analysis.computer;
  if (one.wins === 0) return words.value({ score: scoreText(one, locale) });
  const color = messages.color[one.wins > 0 ? "white" : "black"];
  return words.winsIn({ color, n: Math.abs(one.wins) });
}

function Lines({ page, found }: { page: Analysis; found: Findings | null }) {
  const words = messages.analysis.computer;
  return (
    <ol class="computer-lines" style={{ "--lines": count.value }}>
      {!found && <li class="muted">{words.looking}</li>}
      {found?.variations.map((one) => (
        <li key={one.moves[0]}>
          <strong title={valueText(one)}>{scoreText(one, locale)}</strong>
          <button
            type="button"
            class="computer-move"
            title={words.play}
            onClick={() => page.typed(one.moves[0] ?? "")}
          >
            {one.moves[0]}
          </button>
          <span class="computer-reply">{one.moves.slice(1).join(" ")}</span>
        </li>
      ))}
    </ol>
  );
}

/** An arrow for the first move of each line, except lines much worse than the best. */
function adviceOf(page: Analysis, { variations }: Findings) {
  const nearly = 20;
  const [best] = variations;
  return variations.flatMap((one) => {
    const far = !best || one.wins !== best.wins || Math.abs(one.score - best.score) > nearly;
    const route = page.board.routes.value.find(({ short }) => short === one.moves[0]);
    return far || !route ? [] : [{ from: route.from, to: destination(route) }];
  });
}
