import assert from "node:assert/strict";
import { test } from "node:test";
import type { Allocation, GameRow, Report, Tournament, TournamentRow } from "../../src/net/api.ts";
import "../english.ts";
import { headText, rowText } from "../../src/labels/tournament-row.ts";
import { conditions } from "../../src/tournament/conditions.ts";
import { awayText, letInText } from "../../src/tournament/director/approval.ts";
import {
  calledAgainIn,
  countOf,
  isStuck,
  missingOf,
  todoOf,
} from "../../src/tournament/director/director-todo.ts";
import { changesOf, rebased, typedEdit } from "../../src/tournament/director/edits.ts";
import { roundNumbers } from "../../src/tournament/director/round-numbers.ts";
import { nextStep, stepsOf } from "../../src/tournament/director/step-fields.tsx";
import {
  anybody,
  entryOf,
  rulesOf,
  scoreOf,
  tieBreaksOf,
  typedEntry,
  typedRules,
  typedScore,
  typedVacation,
  usualRules,
  usualScore,
  usualVacation,
  vacationOf,
} from "../../src/tournament/director/typed-rules.ts";
import { entersOrLeaves } from "../../src/tournament/enters-or-leaves.ts";
import { freezeState, type TournamentFreeze } from "../../src/tournament/vacations.ts";

test("a stop of all clocks runs from its start until its end, which may be open", () => {
  const freeze = (end_ms: number | null) => ({ start_ms: 10, end_ms }) as TournamentFreeze;
  for (const [end, now, state] of [
    [20, 9, "planned"],
    [20, 10, "active"],
    [20, 20, "finished"],
    [null, 1000, "active"],
  ] as const)
    assert.equal(freezeState(freeze(end), now), state, `${end} at ${now}`);
});

test("rounds are read with any separator, other input is rejected", () => {
  for (const [text, numbers] of [
    ["", []],
    ["2", [2]],
    ["2, 5;7 2", [2, 5, 7]],
    ["2, ", [2]],
    ["three", null],
    ["2, three", null],
    ["2-4", null],
    ["2.5", null],
  ] as const)
    assert.deepEqual(roundNumbers(text), numbers, text);
});

test("variant, time control and progress are shown under a tournament's name", () => {
  const swiss = {
    format: "swiss",
    variant: "russian",
    time_control: { kind: "fischer", base_ms: 300_000, increment_ms: 3000 },
    rated: true,
    status: "running",
    round: 2,
    rounds: 5,
    entrants: 12,
  } as TournamentRow;
  assert.equal(
    rowText(swiss),
    "Swiss · Russian · 5+3 · Rated · 12 players · Round 2 of 5 · running",
  );
  assert.equal(
    rowText({ ...swiss, status: "announced", round: 0, rated: false }, "announced"),
    "Swiss · Russian · 5+3 · Casual · 12 players",
  );
  const robin = {
    ...swiss,
    format: "round_robin",
    time_control: { kind: "per_move", time_ms: 259_200_000 },
    entries: [{ state: "entered" }, { state: "asked" }],
  } as unknown as Tournament;
  assert.equal(headText(robin), "Round robin · Russian · 3 days per move · Rated · 1 player");
  assert.equal(
    headText({ ...robin, format: "knockout" }),
    "Knockout · Russian · 3 days per move · Rated · 1 player · Round 2",
  );
});

test("a director sees what waits, the oldest of each kind first", () => {
  const swiss = {
    mode: "correspondence",
    entries: [
      { username: "Anna", state: "entered" },
      { username: "Ben", state: "asked" },
      { username: "Carla", state: "asked" },
    ],
  } as Tournament;
  const dispute = (id: string, created_ms: number) => ({ id, created_ms }) as Report;
  const game = (id: string) => ({ id }) as GameRow;
  const away = (id: string) => ({ id }) as Allocation;
  const coming = { round: 2, at_ms: null, players: 4, absent: ["Dan", "Eli"], refusal: null };
  const known = {
    disputes: [dispute("2", 20), dispute("1", 10)],
    coming,
    away: [away("11"), away("9")],
    missing: [{ row: game("5"), side: "white", left_ms: null }] as const,
    late: [game("3"), game("4")],
  };
  const todo = todoOf(swiss, known);
  assert.deepEqual(
    todo.disputes.map(({ id }) => id),
    ["1", "2"],
  );
  assert.deepEqual(todo.asked, ["Ben", "Carla"]);
  assert.deepEqual(
    todo.away.map(({ id }) => id),
    ["9", "11"],
  );
  assert.equal(countOf(todo), 2 + 1 + 2 + 2 + 1 + 2, "absent players of a round count once");
  const live = todoOf({ ...swiss, mode: "live" }, { ...known, coming: { ...coming, absent: [] } });
  assert.deepEqual([live.late, live.coming], [[], null]);
  const nothing = { disputes: [], coming: null, away: [], missing: [], late: [] };
  assert.equal(countOf(todoOf(null, nothing)), 0);
});

test("absent players are listed before players who left, present ones not at all", () => {
  const at = (id: string, white_left_ms: number | null, black: boolean) => ({
    row: { id } as GameRow,
    presence: {
      white: false,
      black,
      white_left_ms,
      black_left_ms: null,
      spectators: 0,
      spectator_names: [],
    },
  });
  const missing = missingOf([
    at("1", 9, true),
    at("2", 3, false),
    { row: { id: "3" } as GameRow, presence: null },
  ]);
  assert.deepEqual(
    missing.map(({ row, side, left_ms }) => `${row.id} ${side} ${left_ms}`),
    ["2 black null", "2 white 3", "1 white 9"],
  );
});

test("the roll is called only before the start and between rounds of live play", () => {
  const minute = 60_000;
  const starts = 100 * 60 * minute;
  const swiss = {
    ...{ mode: "live", format: "swiss", status: "announced", all_at_once: false },
    starts_ms: starts,
  } as Tournament;
  const asked = [
    [swiss, starts - 30 * minute, 20 * minute],
    [swiss, starts - 9 * minute, 15_000],
    [swiss, starts + minute, 15_000],
    [swiss, 0, 24 * 60 * minute],
    [{ ...swiss, starts_ms: null }, 0, null],
    [{ ...swiss, status: "running" }, 0, 15_000],
    [{ ...swiss, status: "running", all_at_once: true }, 0, null],
    [{ ...swiss, status: "paused" }, 0, null],
    [{ ...swiss, format: "arena" }, starts, null],
    [{ ...swiss, mode: "correspondence" }, starts, null],
  ] as const;
  for (const [tournament, now, wait] of asked)
    assert.equal(calledAgainIn(tournament as Tournament, now), wait);
});

test("accepting an entry shows the first round, approving a vacation its cost", () => {
  const cup = {
    ...{ status: "announced", format: "swiss", rounds_drawn: 0, vacation: { freeze: "own" } },
    entries: [{ state: "entered" }, { state: "asked" }],
  } as Tournament;
  assert.equal(letInText(cup, "Ben"), "Ben joins. The tournament then has 2 players.");
  const running = { ...cup, status: "running", rounds_drawn: 3 } as Tournament;
  assert.equal(letInText(running, "Ben"), "Ben plays from round 4.");
  assert.equal(
    letInText({ ...running, format: "arena" }, "Ben"),
    "Ben joins. The tournament then has 2 players.",
  );
  const one = { username: "Ben", start_ms: 0, end_ms: 1, charged_hours: 36 } as Allocation;
  assert.match(
    awayText(cup, one),
    /^Ben is away from .*The player's clocks .*Days charged: 1\.5\.$/,
  );
  const both = { ...cup, vacation: { freeze: "both" } } as Tournament;
  assert.match(awayText(both, one), /Both clocks/);
});

const opened = {
  id: "1",
  ...{ format: "swiss", mode: "correspondence", name: "Cup", description: "Old" },
  ...{ stage: "", section: "A", prizes: [], promotion: { to: "7", places: 2 } },
  ...{ agreed_draw_from_move: 0, games_shown: "now", games_delay_minutes: 0 },
  entry: { by: "open", min_rating: null, max_rating: null, max_players: 20, late_until_round: 0 },
  points: { win: 4, draw: 2, loss: 0, bye: 4, half_bye: 2 },
  ...{
    first_to: 0,
    tiebreaks: ["solkoff", "wins"],
    vacation: { splits_allowed: 3, days_allowed: 30 },
  },
} as unknown as Tournament;

test("an edit sends only the fields that changed since the form was opened", () => {
  const typed = typedEdit(opened);
  assert.deepEqual(changesOf(typed, opened), {});
  assert.deepEqual(changesOf({ ...typed, name: " Cup " }, opened), {});
  assert.deepEqual(changesOf({ ...typed, name: "Open" }, opened), { name: "Open" });
  const nobody = { ...typed, event: { ...typed.event, next: "" } };
  assert.deepEqual(changesOf(nobody, opened), { promotion: null });
  const none = { ...opened, promotion: null };
  assert.deepEqual(changesOf(typedEdit(none), none), {});
  const fewer = { ...typed.rules.vacation, days_allowed: "20" };
  assert.deepEqual(changesOf({ ...typed, rules: { ...typed.rules, vacation: fewer } }, opened), {
    vacation: { splits_allowed: 3, days_allowed: 20 },
  });
  const back = { ...typed.rules, entry: { ...typed.rules.entry, max_players: "20" } };
  assert.deepEqual(changesOf({ ...typed, rules: back }, opened), {});
});

test("input is kept when others change other fields", () => {
  const before = typedEdit(opened);
  const typed = {
    ...before,
    name: "Mine",
    rules: { ...before.rules, entry: { ...before.rules.entry, min_rating: "1500" } },
  };
  const theirs = {
    ...opened,
    ...{ name: "Theirs", description: "New" },
    entry: { ...opened.entry, max_players: 30 },
  };
  const now = rebased(typed, before, typedEdit(theirs));
  assert.equal(now.name, "Mine");
  assert.equal(now.description, "New");
  const { by, min_rating, max_players } = now.rules.entry;
  assert.deepEqual([by, min_rating, max_players], ["open", "1500", "30"]);
  const sent = changesOf(now, theirs);
  assert.deepEqual(Object.keys(sent).sort(), ["entry", "name"]);
});

test("steps are sent in half points, with their own time control if entered", () => {
  const first = nextStep([]);
  const decider = { ...nextStep([first]), untilWon: true, carried: true, minutes: "5" };
  assert.deepEqual(stepsOf([]), {});
  assert.deepEqual(stepsOf([first, decider]), {
    steps: [
      { games: 2, until_won: false, carried: false, win: 24, loss: 0 },
      {
        ...{ games: 2, until_won: true, carried: true, win: 16, loss: 8 },
        time_control: { kind: "fischer", base_ms: 300_000, increment_ms: 0 },
      },
    ],
    points: { win: 24, draw: 12, loss: 0, bye: 24, half_bye: 12 },
  });
  assert.deepEqual(stepsOf([{ ...first, carried: true }]).steps?.[0]?.carried, false);
});

test("entering and leaving never conflict with other changes", () => {
  for (const [format, path, body, free] of [
    ["swiss", "/entries", {}, true],
    ["swiss", "/entries", { password: "x" }, true],
    ["swiss", "/entries/Anna", {}, true],
    ["swiss", "/entries", { username: "Ben" }, false],
    ["swiss", "/entries/Ben", { reason: "" }, false],
    ["swiss", "/rounds", {}, false],
    ["arena", "/entries/Ben", {}, true],
    ["arena", "/pause", {}, false],
  ] as const)
    assert.equal(entersOrLeaves({ format }, "Anna", path, body), free, `${format} ${path}`);
});

const announced = {
  ...{ format: "swiss", variant: "international", rounds: 3, rated: true, entries: [] },
  ...{ games_per_encounter: 1, points: { win: 4, draw: 2, loss: 0 }, steps: [] },
  time_control: { kind: "fischer", base_ms: 300_000, increment_ms: 3000 },
  ...{ starts_ms: null, schedule: "by_hand", promotion: null, prizes: [] },
  entry: {
    ...{ by: "open", min_rating: null, max_rating: null, max_players: null },
    ...{ start_when_full: false, late_until_round: 0 },
  },
} as unknown as Tournament;

test("the conditions of an encounter list each step", () => {
  assert.deepEqual(conditions(announced).slice(1, 4), [
    "International, 1 game per pairing.",
    "5 minutes, 3 seconds added per move.",
    "Points: 2 for a win, 1 for a draw, 0 for a loss.",
  ]);
  const steps = [
    { games: 2, win: 24, loss: 0 },
    {
      ...{ games: 1, until_won: true, carried: true, win: 16, loss: 8 },
      time_control: { kind: "fischer", base_ms: 60_000, increment_ms: 1000 },
    },
  ] as NonNullable<Tournament["steps"]>;
  const points = { win: 24, draw: 12, loss: 0 } as Tournament["points"];
  assert.deepEqual(conditions({ ...announced, steps, points }).slice(2, 5), [
    "Step 1: 2 games · 5+3 · Points 12 : 0",
    "Step 2: Games until someone wins · 1+1 · The clocks continue from game to game · Points 8 : 4",
    "Rated games.",
  ]);
  const [first] = steps;
  assert.equal(
    conditions({ ...announced, steps: first ? [first] : [], points })[3],
    "Draw · Points 6 : 6",
  );
});

test("an arena explains games running at its end and counts players who left", () => {
  const arena = { ...announced, format: "arena", status: "finished", minutes: 30 } as Tournament;
  assert.match(
    conditions(arena)[1] ?? "",
    /A game still running when the arena ends does not count/,
  );
  const entries = [
    { state: "entered", seat: 1 },
    { state: "withdrawn", seat: 2 },
    { state: "asked", seat: null },
  ] as Tournament["entries"];
  assert.match(headText({ ...arena, entries }), /2 players/);
  assert.match(headText({ ...arena, entries, status: "announced" }), /1 player/);
});

test("an automatic round that is overdue is reported once no game is running", () => {
  const swiss = {
    ...{ status: "running", schedule: "automatic", format: "swiss", round: 1, rounds_drawn: 1 },
  } as Tournament;
  assert.equal(isStuck(swiss, false), true);
  assert.equal(isStuck(swiss, true), false);
  for (const other of [
    { status: "paused" },
    { schedule: "by_hand" },
    { format: "arena" },
    { rounds_drawn: 2 },
  ])
    assert.equal(isStuck({ ...swiss, ...other } as Tournament, false), false);
});

test("a director's vacation policy is sent as entered", () => {
  const policy = vacationOf({ ...usualVacation, splits_allowed: "2", approval: "director" });
  assert.deepEqual(policy, {
    ...{ splits_allowed: 2, days_allowed: 30, min_days: 3, max_days: 15 },
    ...{ notice_hours: 0, min_gap_hours: 0, horizon_days: 366, retro_max_days: 7 },
    ...{ approval: "director", freeze: "own", moves: "forbid", rounding: "hour" },
  });
  assert.deepEqual(vacationOf(typedVacation(policy)), policy);
});

test("the points that win a match are among its conditions", () => {
  const match = { ...{ format: "match", first_to: 11, points: {}, entry: {}, rounds: 12 } };
  const told = conditions({
    ...{ ...match, time_control: { kind: "fischer", base_ms: 300_000, increment_ms: 0 } },
    ...{ variant: "international", starts_ms: null },
  } as unknown as Tournament);
  assert.ok(told.includes("The first to 5½ points wins the match."), told.join(" "));
});

test("vacation allowances are among the conditions of a correspondence tournament", () => {
  const cup = {
    ...{ format: "knockout", mode: "correspondence", variant: "international" },
    ...{ time_control: { kind: "per_move", time_ms: 259_200_000 }, points: {} },
    ...{ entry: { min_rating: null, max_rating: null, max_players: null }, starts_ms: null },
    vacation: vacationOf(usualVacation),
  } as unknown as Tournament;
  const told = "Vacations per player: 3 periods, 30 days in total, 3 to 15 days per period.";
  assert.ok(conditions(cup).includes(told));
  assert.ok(
    conditions({ ...cup, real_names: true })
      .join()
      .includes("a real name"),
  );
  const none = { ...cup, vacation: { ...cup.vacation, splits_allowed: 0 } };
  assert.ok(conditions(none).includes("No vacations."));
  assert.ok(
    !conditions({ ...none, mode: "live" })
      .join()
      .includes("vacation"),
  );
});

test("entry limits are sent, and empty fields mean no limit", () => {
  const typed = { ...anybody, min_rating: "1600", max_players: "20", late_until_round: "2" };
  const limits = { min_rating: 1600, max_rating: null, max_players: 20 };
  assert.deepEqual(entryOf(typed, "swiss"), { by: "open", ...limits, late_until_round: 2 });
  assert.deepEqual(entryOf(typed, "knockout"), { by: "open", ...limits, late_until_round: 0 });
  assert.equal(entryOf(anybody, "match").max_players, 2);
  const secret = { ...anybody, by: "password", password: "hush" } as const;
  assert.equal(entryOf(secret, "swiss").password, "hush");
  assert.equal("password" in entryOf({ ...secret, password: "" }, "swiss"), false);
  assert.equal("password" in entryOf({ ...secret, by: "open" }, "swiss"), false);
  const told = { by: "open", ...limits, late_until_round: 0, start_when_full: false } as const;
  assert.deepEqual(typedEntry(told), { ...typed, late_until_round: "" });
});

test("points are sent in halves and tie-breaks in order, neither for an arena", () => {
  const score = {
    points: { win: "1", draw: "0.5", loss: "0", bye: "1", half_bye: "0.5" },
    first_to: "5.5",
    tiebreaks: ["wins", "lot"],
  } as const;
  const sent = {
    points: { win: 2, draw: 1, loss: 0, bye: 2, half_bye: 1 },
    first_to: 11,
    tiebreaks: ["wins", "lot"],
  };
  assert.deepEqual(scoreOf(score, "match"), sent);
  assert.equal(scoreOf(score, "swiss").first_to, 0);
  assert.deepEqual(scoreOf(score, "arena"), { tiebreaks: ["performance"] });
  assert.deepEqual(typedScore(sent as unknown as Tournament), score);
  assert.deepEqual(scoreOf(usualScore, "swiss").points, {
    ...{ win: 4, draw: 2, loss: 0, bye: 4, half_bye: 2 },
  });
});

test("match points are offered only if matches have points", () => {
  const kinds = ["wins", "match_points", "lot"] as const;
  assert.deepEqual(tieBreaksOf("nardi", kinds), kinds);
  assert.deepEqual(tieBreaksOf("russian", kinds), ["wins", "lot"]);
  assert.deepEqual(tieBreaksOf("star", kinds), ["wins", "lot"]);
});

test("unchanged tournament rules are not sent again", () => {
  const entry = { by: "open", min_rating: null, max_rating: null, max_players: null };
  const before = typedRules({
    ...{ entry, points: {}, first_to: 0, tiebreaks: [], vacation: vacationOf(usualVacation) },
  } as unknown as Tournament);
  assert.deepEqual(rulesOf(before, "swiss", false, before), {});
  const changed = { ...before, vacation: { ...before.vacation, days_allowed: "20" } };
  assert.equal(rulesOf(changed, "swiss", false, before).vacation?.days_allowed, 20);
  assert.deepEqual(Object.keys(rulesOf(changed, "swiss", false, before)), ["vacation"]);
  assert.deepEqual(rulesOf({ ...before, real_names: true }, "swiss", false, before), {
    real_names: true,
  });
  const all = ["entry", "real_names", "tiebreaks"];
  assert.deepEqual(Object.keys(rulesOf(usualRules, "arena", true)), all);
});

test("the vacation tab is shown only if vacations are possible", async () => {
  await import("../no-browser.ts");
  const { tabsOf } = await import("../../src/tournament/tournament.ts");
  for (const [mode, splits, rules, shown] of [
    ["live", 3, true, false],
    ["correspondence", 3, false, true],
    ["correspondence", 0, false, false],
    ["correspondence", 0, true, true],
  ] as const) {
    const vacation = { splits_allowed: splits };
    const tabs = tabsOf({ format: "swiss", mode, vacation } as Tournament, rules, false);
    assert.equal(tabs.includes("vacations"), shown, `${mode}, ${splits}, ${rules}`);
  }
  const arena = { format: "arena", mode: "live", vacation: {} } as Tournament;
  assert.deepEqual(tabsOf(arena, true, true), ["direct", "standings", "games", "log"]);
  assert.deepEqual(tabsOf(arena, true, false), ["standings", "games", "log"]);
});

test("directors first see the tab from which they direct, until the end", async () => {
  await import("../no-browser.ts");
  const { firstTab } = await import("../../src/tournament/tournament.ts");
  for (const [status, me, tab] of [
    ["announced", "Dirk", "direct"],
    ["running", "Dirk", "direct"],
    ["running", "Anna", "standings"],
    ["running", undefined, "standings"],
    ["finished", "Dirk", "standings"],
    ["cancelled", "Dirk", "standings"],
  ] as const)
    assert.equal(firstTab({ status, directors: ["Dirk"] } as Tournament, me), tab, status);
});
