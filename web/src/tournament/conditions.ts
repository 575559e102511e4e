// The conditions of a tournament in words.

import { controlSentence, controlText } from "../labels/time.ts";
import { variantName } from "../labels/variants.ts";
import { joined } from "../messages/joined.ts";
import { messages, named, say } from "../messages/messages.ts";
import { spanText } from "../messages/spans.ts";
import { whenText } from "../messages/when.ts";
import type { Step, Tournament } from "../net/api.ts";
import { pointsText } from "./sentences.ts";

/** The facts next to the tables, each with the key of its label. */
export function factsOf(tournament: Tournament): (readonly [string, string])[] {
  const { mode, vacation, tiebreaks, starts_ms: starts, status } = tournament;
  const words = messages.tournaments;
  const { splits_allowed: parts = 0, days_allowed: days = 0 } = vacation;
  const slow = mode === "correspondence";
  return [
    ...(starts !== null && status === "announced" ? [["starts", whenText(starts)] as const] : []),
    ["time", controlSentence(tournament.time_control)],
    ...(slow
      ? [
          [
            "vacations",
            parts === 0 ? messages.cup.none : messages.cup.budget({ parts, days }),
          ] as const,
        ]
      : []),
    ...(tiebreaks.length === 0
      ? []
      : [["tiebreaks", tiebreaks.map((one) => words.tiebreaks[one] ?? one).join(", ")] as const]),
  ];
}

/** The conditions, one sentence each. */
export function conditions(tournament: Tournament): string[] {
  const words = messages.tournaments;
  const { entry, steps = [] } = tournament;
  const lines = [
    tournament.format === "arena"
      ? messages.arena.is({ minutes: tournament.minutes })
      : say(named(words.is, tournament.format) ?? tournament.format, {
          rounds: tournament.rounds,
          cycles: tournament.cycles,
        }),
    ...(steps.length > 0 ? stepLines(tournament, steps) : encounterLines(tournament)),
    tournament.rated ? words.rated : words.casual,
    words.entry[entry.by] ?? entry.by,
  ];
  if (tournament.real_names) lines.push(words.realNamesShown);
  if (tournament.all_at_once) lines.push(words.allAtOnce);
  if (entry.min_rating !== null) lines.push(words.from({ rating: entry.min_rating }));
  if (entry.max_rating !== null) lines.push(words.upTo({ rating: entry.max_rating }));
  if (entry.max_players !== null) lines.push(words.places({ n: entry.max_players }));
  if (entry.start_when_full) lines.push(messages.starts.whenFull);
  if (entry.late_until_round > 0) lines.push(words.late({ round: entry.late_until_round }));
  if (tournament.mode === "correspondence") lines.push(vacationText(tournament.vacation));
  return [...lines, ...howItRuns(tournament)];
}

/** The games of each pairing, and their points. */
function encounterLines(tournament: Tournament): string[] {
  const variant = variantName(tournament.variant);
  return [
    tournament.format === "arena"
      ? `${variant}. ${messages.arena.rules} ${messages.game.openEnd}`
      : messages.tournaments.games({ n: tournament.games_per_encounter, variant }),
    `${controlSentence(tournament.time_control)}.`,
    ...countTexts(tournament),
  ];
}

/** "Step 1: 2 games · 80+1 · Points 12 : 0", and the points if no step decides. */
function stepLines(tournament: Tournament, steps: readonly Step[]): string[] {
  const words = messages.steps;
  const score = (one: number, other: number) =>
    `${messages.tournaments.pointsShort} ${pointsText(one)} : ${pointsText(other)}`;
  const lines = steps.map((step, i) =>
    [
      joined(
        words.step({ n: i + 1 }),
        step.until_won ? words.untilWon : messages.steps.gamesOf({ n: step.games }),
      ),
      controlText(step.time_control ?? tournament.time_control),
      ...(step.carried ? [words.carried] : []),
      score(step.win ?? 0, step.loss ?? 0),
    ].join(" · "),
  );
  const draw = tournament.points.draw ?? 0;
  const drawn = `${messages.ending.outcomes["1-1"]} · ${score(draw, draw)}`;
  return [
    `${variantName(tournament.variant)}. ${words.hint}`,
    ...lines,
    ...(steps.at(-1)?.until_won ? [] : [drawn]),
  ];
}

function countTexts({ points, first_to: goal }: Tournament): string[] {
  const { win = 0, draw = 0, loss = 0 } = points;
  const count = messages.tournaments.points({
    win: pointsText(win),
    draw: pointsText(draw),
    loss: pointsText(loss),
  });
  return goal > 0 ? [count, messages.scoring.isFirstTo({ points: pointsText(goal) })] : [count];
}

function vacationText(policy: Tournament["vacation"]): string {
  const { splits_allowed: parts = 0, days_allowed: days = 0 } = policy;
  const { min_days: least = 0, max_days: most = 0 } = policy;
  return parts === 0
    ? messages.vacationRules.isNone
    : messages.vacationRules.is({ parts, days, least, most });
}

/** Rules for the games, their openings, and the schedule. */
function howItRuns(tournament: Tournament): string[] {
  const words = messages.starts;
  const lines: string[] = [];
  if (tournament.agreed_draw_from_move > 0)
    lines.push(messages.shown.drawn({ from: tournament.agreed_draw_from_move }));
  if (tournament.games_shown !== "now")
    lines.push(
      tournament.games_delay_minutes > 0
        ? messages.shown.isLater({ minutes: tournament.games_delay_minutes })
        : messages.shown.isAfter,
    );
  if (tournament.openings?.draw === "round") lines.push(messages.drawn.isRound);
  if (tournament.openings?.draw === "encounter") lines.push(messages.drawn.isEncounter);
  if (tournament.starts_ms !== null) {
    const at = whenText(tournament.starts_ms);
    lines.push(tournament.starts_by_itself ? words.byItself({ at }) : words.announced({ at }));
  }
  if (tournament.schedule === "interval")
    lines.push(words.isInterval({ span: spanText(tournament.interval_ms ?? 0) }));
  if (tournament.second_factor) lines.push(messages.directorsFactor.is);
  return [...lines, ...whatItGives(tournament)];
}

function whatItGives({ stage, section, prizes, promotion }: Tournament): string[] {
  const words = messages.event;
  const part = [stage, section].filter((text) => text).join(", ");
  return [
    ...(part === "" ? [] : [words.part({ part })]),
    ...(promotion ? [words.goOn({ places: promotion.places })] : []),
    ...(prizes ?? []).map((prize, i) => words.prize({ place: i + 1, prize })),
  ];
}
