import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import accented from "texts:accented";
import de from "texts:de";
import en from "texts:en";
import es from "texts:es";
import fr from "texts:fr";
import hr from "texts:hr";
import lv from "texts:lv";
import nl from "texts:nl";
import pl from "texts:pl";
import ptBr from "texts:pt-BR";
import ru from "texts:ru";
import type { Language } from "../../src/messages/languages.ts";
import { adopt, type Compiled } from "../../src/messages/messages.ts";
import { spanText } from "../../src/messages/spans.ts";
import type { TournamentLogLine, TournamentRound } from "../../src/net/api.ts";
import { actText } from "../../src/tournament/log-text.ts";

const languages: Record<Language, Compiled> = {
  ...{ de, en, es, fr, hr, lv, nl, pl, "pt-BR": ptBr, ru },
};
afterEach(() => adopt("en", [en]));

type Act = TournamentLogLine["act"];

const encounter = (board: number, players: [string, string | null], games: string[]) => ({
  ...{ board, players, games, bye: "none", points: [0, 0], results: games.map(() => "open") },
});
const rounds = [
  {
    n: 4,
    state: "published",
    encounters: [encounter(1, ["Olga", "Theo"], ["7"]), encounter(2, ["Anna", "Ben"], ["8", "9"])],
  },
] as unknown as TournamentRound[];

const line = (act: Act | "of_tomorrow", params: object, rest: object = {}) =>
  ({
    ...{ act, params, version: 1, at_ms: 0, actor: null, about: null, reason: "" },
    ...{ before: "", after: "", ...rest },
  }) as TournamentLogLine;
const told = (act: Act, params: object, rest: object = {}) =>
  actText(line(act, params, rest), { rounds, log: [] });

/** A game whose players the server has recorded. */
const game = { round: 4, board: 2, game: 1, white: "Ω", black: "Ψ", forfeit: false };
const set = { ...game, result: "2-0", former_result: "open", former_forfeit: false };
const drawn = { first: 4, last: 4, wave: false, openings: [] };
const byes = { user: "Ω", byes: [{ round: 3, bye: "half" }], former_byes: [] };

/**
 * Each action with all its parameters. Names use letters of a script that none of the languages
 * has.
 */
const samples: Record<Act, readonly object[]> = {
  created: [{ name: "Ω" }],
  edited: [
    { name: "Cup", former_name: "Cup" },
    { name: "Ω", former_name: "Ψ" },
  ],
  directors_changed: [{ directors: ["Ω", "Ψ"] }],
  asked: [{ user: "Ω" }],
  entered: [{ user: "Ω" }],
  accepted: [{ user: "Ω" }],
  refused: [{ user: "Ω" }],
  withdrawn: [
    { user: "Ω", former_state: "entered" },
    { user: "Ω", former_state: "asked" },
  ],
  expelled: [{ user: "Ω", former_state: "entered" }],
  started: [{}],
  paused: [{}],
  resumed: [{}],
  finished: [{}],
  cancelled: [{}],
  round_drawn: [
    drawn,
    { ...drawn, last: 6 },
    { ...drawn, wave: true },
    { ...drawn, openings: ["12", "7"] },
  ],
  round_discarded: [{ round: 4 }],
  pairings_changed: [
    { round: 4, change: "swap", boards: [1, 3], rules: [] },
    { round: 4, change: "bye", boards: [2], rules: ["MET_BEFORE", "FLOAT"] },
  ],
  round_ended: [{ round: 4 }],
  round_published: [
    { first: 4, last: 4 },
    { first: 4, last: 6 },
  ],
  players_entered: [{ players: 1 }, { players: 240 }],
  games_added: [{ round: 4, board: 2, games: 2 }],
  game_ended: [set, { ...set, result: "0-2", forfeit: true }, { ...set, result: "annulled" }],
  result_set: [
    set,
    { ...set, former_result: "1-1" },
    { ...set, result: "0-0", former_result: "2-0", former_forfeit: true },
    { ...set, result: "annulled", former_result: "renewed" },
  ],
  dispute_settled: [
    { ...game, user: "Ω", result: "1-1" },
    { ...game, user: "Ω", result: "open" },
  ],
  imported: ["announced", "running", "paused", "finished", "cancelled"].map((status) => ({
    status,
  })),
  replaced: [{ user: "Ω", by: "Ψ", former_state: "entered" }],
  byes_asked: [
    byes,
    { ...byes, former_byes: [{ round: 4, bye: "zero" }] },
    { ...byes, byes: [], former_byes: [{ round: 5, bye: "pairing" }] },
  ],
  pairs_kept_apart: [{ pairs: 2, former_pairs: 1 }],
  time_added: [{ games: 3, time_ms: 7_200_000 }],
  message_sent: [{ text: "Ω" }, { text: "" }],
  promoted: [
    { users: ["Ω", "Ψ"], refusal: null },
    {
      users: [],
      refusal: {
        ...{ reason: "tournament.next_stage_begun", params: {} },
        detail: "the next stage has begun already",
      },
    },
  ],
};
const sampled = (Object.entries(samples) as [Act, readonly object[]][]).flatMap(([act, all]) =>
  all.map((params) => [act, params] as const),
);

/** Parameter values that a line must show unchanged; rules have names. */
const shown = (params: object): string[] =>
  Object.entries(params).flatMap(([name, value]) =>
    Array.isArray(value) && name !== "rules"
      ? value.filter((one): one is string => typeof one === "string")
      : value === "Ω" || value === "Ψ"
        ? [value]
        : [],
  );

for (const [language, texts] of Object.entries(languages) as [Language, Compiled][])
  test(`each act has its own sentence in ${language}`, () => {
    adopt(language, [texts]);
    const said = sampled.map(([act, params]) => {
      const text = told(act, params);
      for (const value of shown(params)) assert.ok(text.includes(value), `${act}: ${text}`);
      assert.doesNotMatch(text, /undefined|NaN|[{}[\]_]/, act);
      return text;
    });
    assert.equal(new Set(said).size, said.length);
  });

test("a log line consists only of texts and values", () => {
  adopt("en", [accented]);
  for (const [act, params] of sampled) {
    const text = told(act, params).replace(spanText(7_200_000), "2");
    assert.match(text, /^\[[^a-zA-Z]*\]$/, `${act}: ${text}`);
  }
});

test("a log line names the players of a game at the time, even if the server has not stored them", () => {
  const at = { white: null, black: null, forfeit: false, former_forfeit: false };
  const of = (round: number, board: number, number: number) => ({ round, board, game: number });
  const open = { former_result: "open" };
  for (const [params, said] of [
    [{ ...of(4, 1, 1), ...open, result: "2-0" }, "Result set. Round 4, Olga – Theo: 2-0"],
    [
      { ...of(4, 2, 2), former_result: "2-0", result: "1-1" },
      "Result changed. Round 4, Game 2, Anna – Ben: 2-0 → 1-1",
    ],
    [
      { ...of(4, 1, 1), ...open, result: "0-2", forfeit: true },
      "Result set. Round 4, Olga – Theo: 0-2 forfeit",
    ],
    [
      { ...of(4, 1, 1), former_result: "2-0", result: "annulled" },
      "Result changed. Round 4, Olga – Theo: 2-0 → annulled",
    ],
    [{ ...of(5, 1, 1), ...open, result: "2-0" }, "Result set. Round 5, board 1, Game 1: 2-0"],
    [
      { ...of(4, 2, 1), ...open, result: "2-0", white: "Cleo", black: "Dan" },
      "Result set. Round 4, Game 1, Cleo – Dan: 2-0",
    ],
  ] as const)
    assert.equal(told("result_set", { ...at, ...params }), said);
});

test("a log line names the players seated at the time", () => {
  const at = { round: 4, board: 1, game: 1, white: null, black: null };
  const ended = { ...at, forfeit: false, former_result: "open", former_forfeit: false };
  const taken = (user: string, by: string) => ({ user, by, former_state: "entered" });
  const log = [
    line("replaced", taken("Carla", "Theo"), { version: 9 }),
    line("result_set", { ...ended, result: "2-0" }, { version: 8 }),
    line("replaced", taken("Dora", "Carla"), { version: 7 }),
    line("result_set", { ...ended, result: "1-1" }, { version: 6 }),
    line("started", {}, { version: 5 }),
  ];
  assert.deepEqual(
    log.filter(({ act }) => act === "result_set").map((one) => actText(one, { rounds, log })),
    ["Result set. Round 4, Olga – Carla: 2-0", "Result set. Round 4, Olga – Dora: 1-1"],
  );
});

test("an unknown act of a newer server is shown as sent", () => {
  const around = { rounds, log: [] };
  const changed = line("of_tomorrow", { n: 1 }, { before: "old", after: "new" });
  assert.equal(actText(changed, around), "of_tomorrow old → new");
  assert.equal(actText(line("of_tomorrow", {}), around), "of_tomorrow");
});
