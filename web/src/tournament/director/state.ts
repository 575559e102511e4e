// The state of a tournament for its directors: what is so, what comes next, and the acts for it.

import { entrants } from "../../labels/entrants.ts";
import { messages } from "../../messages/messages.ts";
import { spanText } from "../../messages/spans.ts";
import { whenText } from "../../messages/when.ts";
import type { Tournament, TournamentRound } from "../../net/api.ts";

/** An act without fields, which asks before it is done. */
export interface DirectorAct {
  text: string;
  question: string;
  needsReason?: boolean;
  verb?: "DELETE";
  path: string;
}

export interface TournamentState {
  fact: string;
  next: string;
  primary?: DirectorAct;
  /** Why the primary act is not possible yet. */
  obstacle?: string | undefined;
  /** Drops what the primary act would publish. */
  discard?: DirectorAct;
}

interface Known {
  rounds: readonly TournamentRound[];
  /** Why the next round was not drawn automatically. */
  refusal: string | null;
}

export function stateOf(tournament: Tournament, known: Known): TournamentState {
  const words = messages.direct;
  const states = messages.tournamentLog.states;
  switch (tournament.status) {
    case "announced":
      return beforeStart(tournament);
    case "running":
      return tournament.format === "arena"
        ? { fact: words.arena, next: endText(tournament) }
        : duringRounds(tournament, known);
    case "paused": {
      const { resume: text, resumeHint: question } = messages.tournaments.acts;
      const primary = { text, question, path: "/resume" };
      return { fact: states.paused, next: words.paused, primary };
    }
    case "finished":
      return { fact: states.finished, next: words.afterEnd };
    default:
      return { fact: states.cancelled, next: "" };
  }
}

const endText = ({ ends_ms: at }: Tournament) =>
  at === null ? "" : messages.direct.arenaEnds({ at: whenText(at) });

/** An arena can start with any number of players. */
const mayStart = (tournament: Tournament): boolean =>
  tournament.format === "arena" || entrants(tournament).length >= 2;

function beforeStart(tournament: Tournament): TournamentState {
  const words = messages.tournaments.acts;
  const { startHint, entryCloses } = words;
  const { entry, format } = tournament;
  const n = entrants(tournament).length;
  const open = format === "arena" || entry.late_until_round > 0;
  return {
    fact:
      entry.max_players === null
        ? messages.tournamentList.joined({ n })
        : messages.direct.joined({ n, most: entry.max_players }),
    next: startText(tournament),
    primary: {
      text: words.start,
      question: `${startHint({ players: n })}${open ? "" : ` ${entryCloses}`}`,
      path: "/start",
    },
    obstacle: mayStart(tournament) ? undefined : words.startNeeds,
  };
}

function startText({ entry, starts_ms: starts, starts_by_itself: automatic }: Tournament): string {
  const words = messages.starts;
  if (entry.start_when_full) return words.whenFull;
  if (starts === null) return messages.direct.byDirector;
  const at = whenText(starts);
  return automatic ? words.byItself({ at }) : words.announced({ at });
}

function duringRounds(tournament: Tournament, { rounds, refusal }: Known): TournamentState {
  const words = messages.direct;
  const { round, rounds_drawn: drawn, schedule } = tournament;
  const n = round + 1;
  if (drawn > round) return drawnState(n);
  const open = rounds.filter(({ state }) => state === "published");
  if (open.length > 0) {
    const fact = tournament.all_at_once
      ? words.allAtOnce(progressOf(open))
      : words.inProgress({ n: round, ...progressOf(open) });
    return { fact, next: afterRound(tournament, rounds) };
  }
  const { draw, drawHint } = messages.tournaments.acts;
  const primary = { text: draw({ round: n }), question: drawHint, path: "/rounds" };
  if (refusal !== null)
    return { fact: messages.directing.notDrawn({ n, why: refusal }), next: drawHint, primary };
  return {
    fact: round === 0 ? messages.tournamentLog.states.started : words.over({ n: round }),
    next: schedule === "by_hand" ? drawHint : nextText(tournament),
    ...(tournament.all_at_once ? {} : { primary }),
  };
}

function drawnState(n: number): TournamentState {
  const words = messages.tournaments.acts;
  const path = `/rounds/${n}`;
  return {
    fact: messages.direct.drawn({ n }),
    next: words.publishHint,
    primary: {
      text: words.publish({ round: n }),
      question: words.publishHint,
      path: `${path}/publish`,
    },
    discard: {
      text: words.discard({ round: n }),
      question: words.discardHint,
      verb: "DELETE",
      path,
    },
  };
}

/** How many games of the rounds are finished. */
function progressOf(rounds: readonly TournamentRound[]) {
  const results = rounds
    .flatMap(({ encounters }) => encounters)
    .flatMap((encounter) => encounter.results)
    .filter((result) => result !== "renewed");
  return { done: results.filter((result) => result !== "open").length, all: results.length };
}

function afterRound(tournament: Tournament, rounds: readonly TournamentRound[]): string {
  const words = messages.direct;
  if (tournament.all_at_once || isLast(tournament, rounds)) return words.thenOver;
  return tournament.schedule === "by_hand"
    ? words.thenDraw({ n: tournament.round + 1 })
    : nextText(tournament);
}

const nextText = ({ schedule, interval_ms: interval, round }: Tournament): string =>
  schedule === "interval"
    ? messages.starts.isInterval({ span: spanText(interval ?? 0) })
    : messages.direct.thenAutomatic({ n: round + 1 });

/** True if no round follows the current one. */
export function isLast(tournament: Tournament, rounds: readonly TournamentRound[]): boolean {
  const { format, round, entries, cycles } = tournament;
  const seats = entries.filter(({ seat }) => seat !== null).length;
  switch (format) {
    case "round_robin":
      return round >= cycles * (seats + (seats % 2) - 1);
    case "knockout":
      return rounds.find(({ n }) => n === round)?.encounters.length === 1;
    default:
      return round >= tournament.rounds;
  }
}
