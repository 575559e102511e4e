// The director's acts that need typed input. Each says what it will do.

import { entrants } from "../../labels/entrants.ts";
import { messages, named } from "../../messages/messages.ts";
import { goOn } from "../../navigation/router.ts";
import type { GameResult, Tournament } from "../../net/api.ts";
import { newTournamentsApi } from "../../net/new-tournaments.ts";
import type { Asked, TournamentPage } from "../tournament.ts";
import { roundNumbers } from "./round-numbers.ts";
import type { DirectorAct } from "./state.ts";

export const entryPath = (username: string) => `/entries/${encodeURIComponent(username)}`;

const outcomes: readonly GameResult["result"][] = ["2-0", "1-1", "0-2", "0-0", "annulled"];

/** Possible results of a game, with their names. */
export const outcomeNames = (): readonly (readonly [string, string])[] =>
  outcomes.map((one) => [one, named(messages.ending.outcomes, one) ?? one]);

interface Request {
  verb?: string;
  path: string;
  body: object;
  /** The confirmation. */
  said: string;
}

/** Sends an act with its reason, and confirms it. */
async function send(page: TournamentPage, reason: string, request: Request) {
  const { verb = "POST", path, body, said } = request;
  const failure = await page.act(verb, path, reason === "" ? body : { ...body, reason });
  if (failure === null) page.said.value = said;
}

const done = (act: string) => messages.directing.done({ act });

/** Asks for an act without fields. */
export const askToAct = (page: TournamentPage, act: DirectorAct) =>
  page.ask(act.text, act.question, act.needsReason ?? false, act.verb ?? "POST", act.path);

export function replacement(page: TournamentPage, out: string): Asked {
  const words = messages.directing;
  const text = words.replaceName({ name: out });
  return {
    text,
    reason: "needed",
    inputs: [{ label: words.replaceBy, kind: "player" }],
    question: ([by = ""]) => (by === "" ? "" : words.replaceHint({ out, by })),
    act: (reason, [by = ""]) =>
      send(page, reason, { path: `${entryPath(out)}/replace`, body: { by }, said: done(text) }),
  };
}

/** What happens to the games of a removed player. */
function lostWith({ status, format }: Tournament): string[] {
  const words = messages.directing;
  if (status === "announced" || format === "arena") return [];
  return [format === "round_robin" ? words.expelRobin : words.expelLost];
}

export const askToExpel = (page: TournamentPage, tournament: Tournament, name: string) =>
  page.ask(
    messages.directing.expelName({ name }),
    [messages.rollCall.outHint({ name }), ...lostWith(tournament)].join(" "),
    true,
    "DELETE",
    entryPath(name),
  );

/** Swiss only. */
export function byes(page: TournamentPage, name: string): Asked {
  const words = messages.directing;
  return {
    title: words.byesOf({ name }),
    text: words.byesSet,
    inputs: [
      {
        label: words.byesRounds,
        optional: true,
        problemOf: (rounds) => (roundNumbers(rounds) ? undefined : words.roundsWrong),
      },
      {
        label: messages.tournaments.pointsShort,
        options: [
          ["half", words.withHalf],
          ["zero", words.withNothing],
        ],
      },
    ],
    question: ([rounds]) => words.byesHint({ name, rounds: rounds || "–" }),
    act: (reason, [rounds = "", bye = ""]) =>
      send(page, reason, {
        verb: "PUT",
        path: `${entryPath(name)}/byes`,
        body: { byes: roundNumbers(rounds)?.map((round) => ({ round, bye })) },
        said: done(words.byesOf({ name })),
      }),
  };
}

export function gameResult(page: TournamentPage, id: string, game: string): Asked {
  const words = messages.directing;
  return {
    text: words.result,
    reason: "needed",
    game: id,
    inputs: [{ label: words.outcome, options: outcomeNames() }],
    question: ([result = ""]) =>
      words.resultHint({ game, result: named(messages.ending.outcomes, result) ?? result }),
    act: (reason, [result = ""]) =>
      send(page, reason, {
        verb: "PUT",
        path: `/games/${id}/result`,
        body: { result },
        said: done(words.result),
      }),
  };
}

/** More time in one game, or in all without `id`. */
export function moreTime(page: TournamentPage, id?: string, game?: string): Asked {
  const words = messages.directing;
  const text = id === undefined ? words.timeForAll : words.time;
  return {
    text,
    inputs: [{ label: words.minutes, kind: "number", first: "60" }],
    question: ([minutes]) =>
      words.timeHint({ game: game ?? words.allGames, minutes: Number(minutes) }),
    act: (reason, [minutes]) =>
      send(page, reason, {
        path: "/time",
        body: { time_ms: Number(minutes) * 60_000, ...(id === undefined ? {} : { game: id }) },
        said: done(text),
      }),
  };
}

/** Swiss only: two players who are never paired. */
export function forbiddenPair(page: TournamentPage, tournament: Tournament): Asked {
  const words = messages.directing;
  const players = entrants(tournament).map(({ username }) => [username, username] as const);
  const player = { label: messages.labels.player, options: players };
  return {
    title: words.apart,
    text: words.apartAdd,
    inputs: [player, { ...player, first: players[1]?.[0] ?? "" }],
    question: ([one = "", other = ""]) => words.apartHint({ one, other }),
    act: (reason, pair) =>
      send(page, reason, {
        verb: "PUT",
        path: "/apart",
        body: { pairs: [...(tournament.apart ?? []), pair] },
        said: done(words.apart),
      }),
  };
}

export function newDirector(page: TournamentPage, { directors }: Tournament): Asked {
  const words = messages.directing;
  const text = words.addDirector;
  return {
    title: text,
    text,
    inputs: [{ label: words.directorName, kind: "player" }],
    question: ([name = ""]) => (name === "" ? "" : words.addDirectorHint({ name })),
    act: (reason, [name = ""]) =>
      send(page, reason, {
        verb: "PUT",
        path: "/directors",
        body: { usernames: [...directors, name] },
        said: done(text),
      }),
  };
}

export function formerDirector(page: TournamentPage, { directors }: Tournament): Asked {
  const words = messages.directing;
  const text = words.removeDirector;
  return {
    title: text,
    text,
    inputs: [{ label: words.director, options: directors.map((name) => [name, name] as const) }],
    question: ([name = ""]) => words.removeDirectorHint({ name }),
    act: (reason, [name = ""]) =>
      send(page, reason, {
        verb: "PUT",
        path: "/directors",
        body: { usernames: directors.filter((one) => one !== name) },
        said: done(text),
      }),
  };
}

/** Enters all players of a list. */
export function listed(page: TournamentPage): Asked {
  const words = messages.directing;
  return {
    title: words.list,
    text: words.list,
    inputs: [{ label: words.listText, kind: "lines" }],
    question: () => words.listHint,
    act: (reason, [csv = ""]) =>
      send(page, reason, { path: "/entries/import", body: { csv }, said: done(words.list) }),
  };
}

export function messageToAll(page: TournamentPage, tournament: Tournament): Asked {
  const words = messages.directing;
  const n = entrants(tournament).length;
  return {
    title: words.message,
    text: words.send,
    reason: "none",
    inputs: [{ label: words.messageText, kind: "lines" }],
    question: () => words.messageHint({ n }),
    act: (_, [text = ""]) =>
      send(page, "", { path: "/messages", body: { text }, said: words.sentTo({ n }) }),
  };
}

export function duplicate(page: TournamentPage, tournament: Tournament): Asked {
  const words = messages.directing;
  return {
    title: words.clone,
    text: words.clone,
    reason: "none",
    inputs: [{ label: messages.tournaments.name, first: tournament.name }],
    question: () => "",
    act: (_, [name = ""]) =>
      page.attempt(async () => {
        const made = await newTournamentsApi.cloneTournament(tournament.id, name);
        goOn(`/tournament/${made.id}`);
      }),
  };
}
