// The engine: its switch, the value of the position and its best lines.

import "./computer-view.css";
import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { destination } from "../board/routes.ts";
import { Select, Trouble } from "../components/controls.tsx";
import { Switch } from "../components/switch.tsx";
import { Computer } from "../computer/computer.ts";
import { assessed, assessedText } from "../computer/expected.ts";
import { type Findings, scoreText, type Variation } from "../computer/findings.ts";
import { whileSeen } from "../computer/while-seen.ts";
import { useEnding } from "../endings/ending.ts";
import { KnownEnding } from "../endings/known.tsx";
import { shownMove } from "../labels/notation.ts";
import { locale, messages } from "../messages/messages.ts";
import type { Analysis } from "./analysis.ts";
import { wanted } from "./engine-wanted.ts";
import { spokenWorth, worthAt } from "./gauge.tsx";
import { silenceOf } from "./silence.ts";

const counts = ["1", "2", "3", "4", "5"] as const;

// Kept from one analysis to the next.
const count = signal<(typeof counts)[number]>("3");

export default function ComputerPanel({ page }: { page: Analysis }) {
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
  useEffect(() => {
    page.advice.computer.value = found ? adviceOf(page, found) : [];
    return () => {
      page.advice.computer.value = [];
    };
  }, [page, found]);
  useEffect(() => {
    const best = ending ? { score: 0, wins: ending.wins } : found?.variations[0];
    page.worth.engine.value = speaks && best ? assessed(best) : null;
    return () => {
      page.worth.engine.value = null;
    };
  }, [page, speaks, ending, found]);
  return (
    <section class="computer" aria-label={words.title}>
      <Head page={page} found={found} />
      {wanted.value && silence && silence !== "unknown" && (
        <p class="note">{words.silence[silence]}</p>
      )}
      {computer.lost.value && <Trouble>{words.lost}</Trouble>}
      {speaks && <Lines page={page} found={found} />}
      {speaks && <KnownEnding ending={ending} play={(move) => page.typed(move)} />}
    </section>
  );
}

function Head({ page, found }: { page: Analysis; found: Findings | null }) {
  const words = messages.analysis.computer;
  const worth = page.trying.value ? null : worthAt(page);
  return (
    <header class="computer-head">
      <Switch
        label={words.title}
        on={wanted.value}
        onChange={(on) => {
          wanted.value = on;
        }}
      />
      {worth && (
        <strong class="computer-value" title={spokenWorth(worth)}>
          {assessedText(worth, locale)}
        </strong>
      )}
      <span class="computer-work small muted">{found && workText(found)}</span>
      {wanted.value && (
        <Select
          label={words.lines}
          value={count.value}
          options={counts.map((one) => [one, words.linesOf({ n: Number(one) })] as const)}
          onChange={(chosen) => {
            count.value = chosen;
          }}
        />
      )}
    </header>
  );
}

function workText({ depth, speed }: Findings): string {
  const style = { notation: "compact", maximumSignificantDigits: 3 } as const;
  const rate = new Intl.NumberFormat(locale, style).format(speed);
  return messages.analysis.computer.work({ depth, rate });
}

function Lines({ page, found }: { page: Analysis; found: Findings | null }) {
  const words = messages.analysis.computer;
  return (
    <ol class="computer-lines" style={{ "--lines": count.value }}>
      {!found && <li class="muted">{words.looking}</li>}
      {found?.variations.map((one) => (
        <Line key={one.moves[0]} page={page} line={one} />
      ))}
    </ol>
  );
}

function Line({ page, line }: { page: Analysis; line: Variation }) {
  const [first = "", ...replies] = line.moves;
  const ply = page.path.value.length + 1;
  const replied = replies.map((move, i) => {
    const { number, second } = page.numberOf(ply + 1 + i);
    return second ? move : `${number}. ${move}`;
  });
  const { number, second } = page.numberOf(ply);
  return (
    <li>
      <strong title={spokenWorth(assessed(line))}>{scoreText(line, locale)}</strong>
      <span class="computer-line">
        <span class="muted">
          {number}
          {second ? "…" : "."}
        </span>
        <button
          type="button"
          class="computer-move"
          title={messages.analysis.computer.play}
          onClick={() => page.typed(first)}
        >
          {shownMove(first)}
        </button>
        {shownMove(replied.join(" "))}
      </span>
    </li>
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
