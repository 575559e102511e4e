// The director's actions that need typed input. Each asks for confirmation and says what it will
// do.

import { entrants } from "../../labels/entrants.ts";
import { messages, named } from "../../messages/messages.ts";
import { goOn } from "../../navigation/router.ts";
import type { GameResult, Tournament } from "../../net/api.ts";
import { newTournamentsApi } from "../../net/new-tournaments.ts";
import { account } from "../../session/account.ts";
import type { TournamentPage } from "../tournament.ts";
import { ActForm, type Form, type Input, type Options } from "./act-form.tsx";
import { EditForm } from "./edit.tsx";
import { roundNumbers } from "./round-numbers.ts";

interface Props {
  page: TournamentPage;
  tournament: Tournament;
}

const namesOf = (tournament: Tournament, ...states: string[]): Options =>
  tournament.entries
    .filter((entry) => states.includes(entry.state))
    .map(({ username }) => [username, username]);

const entryPath = (username: string) => `/entries/${encodeURIComponent(username)}`;

const outcomes: readonly GameResult["result"][] = ["2-0", "1-1", "0-2", "0-0", "annulled"];

/** Possible results of a game, with their names. */
export const outcomeNames = (): readonly (readonly [string, string])[] =>
  outcomes.map((one) => [one, named(messages.ending.outcomes, one) ?? one]);

export function DirectorForms({ page, tournament }: Props) {
  const before = tournament.status === "announced";
  const under = tournament.status === "running" || tournament.status === "paused";
  return (
    <div>
      {[
        ...(under ? [replacement(page, tournament)] : []),
        ...(before ? [list(page)] : resultForms(page)),
        ...(tournament.status === "running" ? [time(page)] : []),
        ...(tournament.format === "swiss" && (before || under) ? pairing(page, tournament) : []),
        ...(before || under ? people(page, tournament) : []),
        message(page, tournament),
        clone(page, tournament),
      ].map((form) => (
        <ActForm key={form.title} form={form} />
      ))}
      {(before || under) && <EditForm page={page} tournament={tournament} />}
    </div>
  );
}

function replacement(page: TournamentPage, tournament: Tournament): Form {
  const words = messages.directing;
  return {
    title: words.replace,
    inputs: [
      {
        label: messages.labels.player,
        options: namesOf(tournament, "entered", "withdrawn", "expelled"),
      },
      { label: words.replaceBy },
    ],
    go: (done, out = "", by = "") =>
      page.ask(
        words.replaceName({ name: out }),
        words.replaceHint({ out, by }),
        true,
        "POST",
        `${entryPath(out)}/replace`,
        { by },
        { done },
      ),
  };
}

function resultForms(page: TournamentPage): Form[] {
  const words = messages.directing;
  const games = page.everyGame.value;
  if (games.length === 0) return [];
  return [
    {
      title: words.result,
      inputs: [
        { label: words.whichGame, options: games },
        { label: messages.directing.outcome, options: outcomeNames() },
      ],
      go: (done, game = "", result = "") =>
        page.ask(
          words.result,
          words.resultHint({
            game: new Map(games).get(game) ?? "",
            result: named(messages.ending.outcomes, result) ?? result,
          }),
          true,
          "PUT",
          `/games/${game}/result`,
          { result },
          { done, game },
        ),
    },
  ];
}

function time(page: TournamentPage): Form {
  const words = messages.directing;
  const games: Options = [
    ["", words.allGames],
    ...page.running.all.value.map(({ id, white, black }) => [id, `${white} – ${black}`] as const),
  ];
  return {
    title: words.time,
    opened: () => void page.running.lookAtAll(),
    inputs: [
      { label: words.whichGame, options: games },
      { label: words.minutes, number: true, first: "60" },
    ],
    go: (done, game = "", minutes = "") =>
      page.ask(
        words.time,
        words.timeHint({ game: new Map(games).get(game) ?? "", minutes: Number(minutes) }),
        false,
        "POST",
        "/time",
        { time_ms: Number(minutes) * 60_000, ...(game === "" ? {} : { game }) },
        { done },
      ),
  };
}

/** Swiss only: byes and forbidden pairs. */
function pairing(page: TournamentPage, tournament: Tournament): Form[] {
  const words = messages.directing;
  const players = namesOf(tournament, "entered");
  const player: Input = { label: messages.labels.player, options: players };
  if (players.length < 2) return [];
  return [
    {
      title: words.byes,
      inputs: [
        player,
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
      go: (done: () => void, name = "", rounds = "", bye = "") =>
        page.ask(
          words.byesSet,
          words.byesHint({ name, rounds: rounds || "–" }),
          false,
          "PUT",
          `${entryPath(name)}/byes`,
          {
            byes: roundNumbers(rounds)?.map((round) => ({ round, bye })),
          },
          { done },
        ),
    },
    {
      title: words.apart,
      inputs: [player, { ...player, first: players[1]?.[0] ?? "" }],
      go: (done: () => void, one = "", other = "") =>
        page.ask(
          words.apartAdd,
          words.apartHint({ one, other }),
          false,
          "PUT",
          "/apart",
          {
            pairs: [...(tournament.apart ?? []), [one, other]],
          },
          { done },
        ),
    },
  ];
}

/** What happens to the games of a removed player. */
function lostWith({ status, format }: Tournament): string[] {
  const words = messages.directing;
  if (status === "announced" || format === "arena") return [];
  return [format === "round_robin" ? words.expelRobin : words.expelLost];
}

/** Removing players and appointing directors. */
function people(page: TournamentPage, tournament: Tournament): Form[] {
  const words = messages.directing;
  const { directors } = tournament;
  const me = account.value?.username;
  const players = namesOf(tournament, "entered").filter(([name]) => name !== me);
  const direct = (done: () => void, text: string, question: string, usernames: readonly string[]) =>
    page.ask(text, question, false, "PUT", "/directors", { usernames }, { done });
  return [
    ...(players.length === 0
      ? []
      : [
          {
            title: words.expel,
            inputs: [{ label: messages.labels.player, options: players }],
            go: (done: () => void, name = "") =>
              page.ask(
                words.expelName({ name }),
                [messages.rollCall.outHint({ name }), ...lostWith(tournament)].join(" "),
                true,
                "DELETE",
                entryPath(name),
                {},
                { done },
              ),
          },
        ]),
    {
      title: words.addDirector,
      inputs: [{ label: messages.directing.directorName }],
      go: (done, name = "") =>
        direct(done, words.addDirector, words.addDirectorHint({ name }), [...directors, name]),
    },
    ...(directors.length < 2
      ? []
      : [
          {
            title: words.removeDirector,
            inputs: [
              { label: words.director, options: directors.map((name) => [name, name] as const) },
            ],
            go: (done: () => void, name = "") =>
              direct(
                done,
                words.removeDirector,
                words.removeDirectorHint({ name }),
                directors.filter((one) => one !== name),
              ),
          },
        ]),
  ];
}

function list(page: TournamentPage): Form {
  const words = messages.directing;
  return {
    title: words.list,
    inputs: [{ label: words.listText, rows: 6 }],
    go: (done, csv) =>
      page.ask(words.list, words.listHint, false, "POST", "/entries/import", { csv }, { done }),
  };
}

function message(page: TournamentPage, tournament: Tournament): Form {
  const words = messages.directing;
  const players = entrants(tournament).length;
  return {
    title: words.message,
    inputs: [{ label: words.messageText, rows: 4 }],
    said: words.sentTo({ n: players }),
    go: (done, text) =>
      page.ask(
        words.send,
        words.messageHint({ n: players }),
        false,
        "POST",
        "/messages",
        { text },
        { done },
      ),
  };
}

function clone(page: TournamentPage, tournament: Tournament): Form {
  const words = messages.directing;
  return {
    title: words.clone,
    inputs: [{ label: messages.tournaments.name, first: tournament.name }],
    go: (done, name = "") =>
      void page.attempt(async () => {
        const made = await newTournamentsApi.cloneTournament(tournament.id, name);
        done();
        goOn(`/tournament/${made.id}`);
      }),
  };
}
