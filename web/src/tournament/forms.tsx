// The director's acts that need something typed. Each is asked first what it will do.

import { useSignal } from "@preact/signals";
import { api, type GameResult, type Tournament } from "../api.ts";
import { account } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Field, Select } from "../parts/controls.tsx";
import { Lines } from "../parts/form.tsx";
import { navigate } from "../router.ts";
import { EditForm } from "./edit.tsx";
import { entrants } from "./entrants.ts";
import type { TournamentPage } from "./tournament.ts";
import { roundNumbers } from "./typed.ts";

interface Props {
  page: TournamentPage;
  tournament: Tournament;
}

type Options = readonly (readonly [string, string])[];

/** A choice if it has options, several lines if it has rows, else one line. */
interface Input {
  label: string;
  options?: Options;
  rows?: number;
  number?: boolean;
  first?: string;
  /** Whether it may stay empty. */
  optional?: boolean;
  /** What is wrong with what was typed. */
  problemOf?(typed: string): string | undefined;
}

interface Form {
  title: string;
  inputs: readonly Input[];
  /** With what was typed, in the order of the inputs. */
  go(...typed: string[]): void;
}

function ActForm({ form }: { form: Form }) {
  const typed = useSignal<readonly string[]>([]);
  const values = form.inputs.map((input, i) => {
    const value = typed.value[i] ?? input.first ?? "";
    // Who was chosen may have gone since.
    const gone = input.options && !input.options.some(([one]) => one === value);
    return gone ? (input.options?.[0]?.[0] ?? "") : value;
  });
  const tried = useSignal(false);
  const problems = form.inputs.map((input, i) => input.problemOf?.(values[i] ?? ""));
  const submit = (event: Event) => {
    event.preventDefault();
    tried.value = true;
    if (problems.some((problem) => problem)) return;
    form.go(...values.map((value) => value.trim()));
  };
  return (
    <details class="act-form">
      <summary>{form.title}</summary>
      <form class="form" onSubmit={submit}>
        {form.inputs.map((input, i) => (
          <One
            key={input.label + i}
            input={input}
            value={values[i] ?? ""}
            problem={tried.value ? problems[i] : undefined}
            onInput={(value) => {
              typed.value = values.map((v, k) => (k === i ? value : v));
            }}
          />
        ))}
        <button type="submit" class="button">
          {messages.directing.next}
        </button>
      </form>
    </details>
  );
}

interface OneProps {
  input: Input;
  value: string;
  problem: string | undefined;
  onInput(value: string): void;
}

function One({ input, value, problem, onInput }: OneProps) {
  if (input.options) {
    return (
      <Select shown label={input.label} value={value} options={input.options} onChange={onInput} />
    );
  }
  if (!input.rows) {
    return (
      <Field
        label={input.label}
        value={value}
        {...(input.number ? { type: "number", min: 1 } : {})}
        problem={problem}
        required={!input.optional}
        onInput={onInput}
      />
    );
  }
  return <Lines label={input.label} rows={input.rows} required value={value} onInput={onInput} />;
}

const namesOf = (tournament: Tournament, ...states: string[]): Options =>
  tournament.entries
    .filter((entry) => states.includes(entry.state))
    .map(({ username }) => [username, username]);

const entryPath = (username: string) => `/entries/${encodeURIComponent(username)}`;

const outcomes: readonly GameResult["result"][] = ["2-0", "1-1", "0-2", "0-0", "annulled"];

/** What a game can count, as it is called. */
export const outcomeNames = (): readonly (readonly [string, string])[] =>
  outcomes.map((one) => [one, messages.directing.outcomes[one] ?? one]);

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
        label: messages.lobby.player,
        options: namesOf(tournament, "entered", "withdrawn", "expelled"),
      },
      { label: words.replaceBy },
    ],
    go: (out = "", by = "") =>
      page.ask(words.replaceHint(out, by), true, "POST", `${entryPath(out)}/replace`, { by }),
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
        { label: messages.search.result, options: outcomeNames() },
      ],
      go: (game = "", result = "") =>
        page.ask(
          words.resultHint(new Map(games).get(game) ?? "", words.outcomes[result] ?? result),
          true,
          "PUT",
          `/games/${game}/result`,
          { result },
        ),
    },
  ];
}

function time(page: TournamentPage): Form {
  const words = messages.directing;
  const games: Options = [
    ["", words.allGames],
    ...page.games.value.map(({ id, white, black }) => [id, `${white} – ${black}`] as const),
  ];
  return {
    title: words.time,
    inputs: [
      { label: words.whichGame, options: games },
      { label: words.minutes, number: true, first: "60" },
    ],
    go: (game = "", minutes = "") =>
      page.ask(
        words.timeHint(new Map(games).get(game) ?? "", Number(minutes)),
        false,
        "POST",
        "/time",
        { time_ms: Number(minutes) * 60_000, ...(game === "" ? {} : { game }) },
      ),
  };
}

/** Of a Swiss: who does not play in a round, and who never meets whom. */
function pairing(page: TournamentPage, tournament: Tournament): Form[] {
  const words = messages.directing;
  const players = namesOf(tournament, "entered");
  const player: Input = { label: messages.lobby.player, options: players };
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
      go: (name = "", rounds = "", bye = "") =>
        page.ask(words.byesHint(name, rounds || "–"), false, "PUT", `${entryPath(name)}/byes`, {
          byes: roundNumbers(rounds)?.map((round) => ({ round, bye })),
        }),
    },
    {
      title: words.apart,
      inputs: [player, { ...player, first: players[1]?.[0] ?? "" }],
      go: (one = "", other = "") =>
        page.ask(words.apartHint(one, other), false, "PUT", "/apart", {
          pairs: [...(tournament.apart ?? []), [one, other]],
        }),
    },
  ];
}

/** What becomes of the games of who is put out. */
function lostWith({ status, format }: Tournament): string[] {
  const words = messages.directing;
  if (status === "announced" || format === "arena") return [];
  return [format === "round_robin" ? words.expelRobin : words.expelLost];
}

/** Who is put out of it, and who directs it. */
function people(page: TournamentPage, tournament: Tournament): Form[] {
  const words = messages.directing;
  const { directors } = tournament;
  const me = account.value?.username;
  const players = namesOf(tournament, "entered").filter(([name]) => name !== me);
  const direct = (question: string, usernames: readonly string[]) =>
    page.ask(question, false, "PUT", "/directors", { usernames });
  return [
    ...(players.length === 0
      ? []
      : [
          {
            title: words.expel,
            inputs: [{ label: messages.lobby.player, options: players }],
            go: (name = "") =>
              page.ask(
                [messages.rollCall.outHint(name), ...lostWith(tournament)].join(" "),
                true,
                "DELETE",
                entryPath(name),
              ),
          },
        ]),
    {
      title: words.addDirector,
      inputs: [{ label: messages.account.username }],
      go: (name = "") => direct(words.addDirectorHint(name), [...directors, name]),
    },
    ...(directors.length < 2
      ? []
      : [
          {
            title: words.removeDirector,
            inputs: [
              { label: words.director, options: directors.map((name) => [name, name] as const) },
            ],
            go: (name = "") =>
              direct(
                words.removeDirectorHint(name),
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
    go: (csv) => page.ask(words.listHint, false, "POST", "/entries/import", { csv }),
  };
}

function message(page: TournamentPage, tournament: Tournament): Form {
  const words = messages.directing;
  const players = entrants(tournament).length;
  return {
    title: words.message,
    inputs: [{ label: words.messageText, rows: 4 }],
    go: (text) => page.ask(words.messageHint(players), false, "POST", "/messages", { text }),
  };
}

function clone(page: TournamentPage, tournament: Tournament): Form {
  const words = messages.directing;
  return {
    title: words.clone,
    inputs: [{ label: messages.tournaments.name, first: tournament.name }],
    go: (name = "") =>
      void page.attempt(async () => {
        const made = await api.cloneTournament(tournament.id, name);
        navigate(`/tournament/${made.id}`);
      }),
  };
}
