import assert from "node:assert/strict";
import { test } from "node:test";
import type { Game } from "../../src/net/api.ts";
import { Refused, type Socket, type TopicListener } from "../../src/net/socket.ts";
import { makeStar } from "../../src/star/geometry.ts";
import { menOf, type StarRules } from "../../src/star/rules.ts";
import "../no-browser.ts";

const { StarGameModel } = await import("../../src/star-game/model.ts");

const star = makeStar(4);
const hole = (name: string) => star.names.indexOf(name);

const start = "b3 a4/a14 a15";
const states = ["a4 f5/a14 a15:1.1", "a4 f5/a15 e13:2.0", "a5 f5/a15 e13:2.1"] as const;
const [first, second, third] = states;

/** Legal moves in each state: text, path, and the state after it. */
const lines: Record<string, readonly (readonly [string, string, string])[]> = {
  [start]: [["b3-f5", "b3 f5", first]],
  [first]: [["a14-e13", "a14 e13", second]],
  [second]: [
    ["a4-a5", "a4 a5", third],
    ["f5-h5", "f5 g5 h5", third],
  ],
};

const seatOf = (state: string) => Number(/:\d+\.(\d)/.exec(state)?.[1] ?? 0);

const rules = {
  homes: () => [0, 3],
  standing: (_star: unknown, _terms: unknown, state = "") => ({
    state: state || start,
    men: menOf(star, state || start),
    seat: seatOf(state),
    round: 1,
    places: [],
    moves: (lines[state || start] ?? []).map(([text, path, after]) => ({
      text,
      path: path.split(" ").map(hole),
      after,
    })),
  }),
} as unknown as StarRules;

const clock = { white_ms: 1, black_ms: 1, running: "white", at_ms: 0, deadline_ms: null };

const facts = (changed: Record<string, unknown> = {}) =>
  ({
    id: "1",
    variant: "star",
    ruleset: "classic",
    terms: { side: 4, men: 10, seats: 2 },
    rated: false,
    tournament_id: null,
    berserk: null,
    paused_ms: null,
    pace: "live",
    time_control: { kind: "fischer", base_ms: 1, increment_ms: 0 },
    players: {
      white: { username: "anna", bot: false, rating: 1500, provisional: false },
      black: { username: "boris", bot: false, rating: 1500, provisional: false },
    },
    seats: ["anna", "boris"].map((username) => ({
      ...{ username, bot: false, computer_level: null, rating: 1500, provisional: true },
      ...{ rating_change: null, place: null, out: null, out_ply: null },
    })),
    start_fen: "side 4 men 10 seats 2",
    fen: start,
    moves: [],
    paths: [],
    spent_ms: [],
    version: 1,
    clock,
    status: "playing",
    result: null,
    reason: null,
    draw_offer: null,
    draw_barred: null,
    agreed_draw_from_move: 0,
    takeback_offer: null,
    takeback_barred: null,
    rematch_offer: null,
    rematch_barred: null,
    next_game: null,
    claim_after_ms: null,
    counters: [],
    messages: [],
    messages_cursor: null,
    ...changed,
  }) as unknown as Game;

const played = {
  fen: second,
  moves: ["b3-f5", "a14-e13"],
  paths: [
    ["b3", "f5"],
    ["a14", "e13"],
  ],
  spent_ms: [1, 1],
};

function page(who: string | null, changed: Record<string, unknown> = {}, refused?: Refused) {
  let told: TopicListener = {};
  const sent: unknown[] = [];
  const socket = {
    follow: (_: string, listener: TopicListener) => {
      told = listener;
      return () => {};
    },
    command: (t: string, fields: Record<string, unknown>) => {
      sent.push(t === "move" ? `${fields.ply} ${fields.move}` : t);
      return refused ? Promise.reject(refused) : Promise.resolve({ d: {} });
    },
    serverNow: () => 0,
    unanswered: [],
  } as unknown as Socket;
  const game = new StarGameModel(facts(changed), who, rules, socket);
  const seatAt = (name: string) =>
    game.board.men.value.find((man) => man.hole === hole(name))?.seat;
  return { game, sent, seatAt, event: (d: unknown) => told.event?.(d, 0), told: () => told };
}

const moveEvent = (by: string, ply: number, move: string, fen: string) => ({
  type: "move",
  by,
  ply,
  move,
  path: move.split("-"),
  fen,
  spent_ms: 1,
  clock,
  counters: [],
});

test("the second of two seats is Black, with its home at the bottom", () => {
  const { game, seatAt } = page("boris");
  assert.equal(seatAt("b3"), 0);
  assert.equal(seatAt("a14"), 5);
  assert.equal(game.board.bottom.value, 3);
  assert.equal(page("anna").game.board.bottom.value, 0);
});

test("only the player to move can lift a man, never a spectator", () => {
  for (const [who, may] of [
    ["anna", true],
    ["boris", false],
    [null, false],
  ] as const)
    assert.equal(page(who).game.board.liftable(hole("b3")), may, String(who));
});

test("a click sends the move and shows it before the server has answered", () => {
  const { game, sent, seatAt } = page("anna");
  game.board.tap(hole("b3"));
  game.board.tap(hole("f5"));
  assert.deepEqual(sent, ["0 b3-f5"]);
  assert.equal(seatAt("f5"), 0);
  assert.equal(game.state.plies.value.length, 1);
  assert.equal(game.state.confirmed.value.length, 0);
  assert.equal(game.board.liftable(hole("f5")), false, "it is the opponent's turn");
});

test("the opponent's reply updates the board and the turn", () => {
  const { game, event, seatAt } = page("anna");
  game.moves.typed("b3-f5");
  event(moveEvent("white", 1, "b3-f5", first));
  assert.equal(game.state.pending.value, null);
  assert.equal(game.state.turn.value, "black");
  event(moveEvent("black", 2, "a14-e13", second));
  assert.equal(seatAt("e13"), 5);
  assert.equal(game.state.myTurn.value, true);
  assert.deepEqual(game.board.last.value, [hole("a14"), hole("e13")]);
  assert.equal(game.board.liftable(hole("a4")), true);
});

test("a refused move is undone on the board", async () => {
  const refused = new Refused("ILLEGAL_MOVE", "No.");
  const { game, seatAt } = page("anna", {}, refused);
  game.moves.typed("b3-f5");
  await new Promise((done) => setTimeout(done));
  assert.equal(seatAt("b3"), 0);
  assert.equal(game.state.plies.value.length, 0);
  assert.equal(game.notices.last.value?.kind, "refused");
});

test("the record is shown without rules, and past positions cannot be played", () => {
  const { game, seatAt } = page("anna", played);
  assert.equal(game.state.plies.value.length, 2);
  game.cursor.step(-1);
  assert.equal(seatAt("a14"), 5);
  assert.equal(seatAt("f5"), 0);
  assert.equal(game.board.liftable(hole("a4")), false);
  game.cursor.stepTo(0);
  assert.equal(seatAt("b3"), 0);
  game.cursor.stepToEnd();
  assert.equal(game.board.liftable(hole("a4")), true);
});

test("a typed move may name its path; an invalid one stays for correction", () => {
  const { game, sent } = page("anna", played);
  assert.equal(game.moves.typed("a1-a17"), false);
  assert.equal(game.notices.last.value?.kind, "refused");
  assert.equal(game.moves.typed(" F5-g5-H5 "), true);
  assert.deepEqual(sent, ["2 f5-h5"]);
});

test("a takeback and a snapshot set the board to the server's", () => {
  const { game, event, told, seatAt } = page("boris", played);
  event({ type: "takeback", plies: 1, ply: 1, fen: first, clock, counters: [] });
  assert.equal(seatAt("a14"), 5);
  assert.equal(game.state.myTurn.value, true);
  told().snapshot?.(facts(played), 3);
  assert.equal(seatAt("e13"), 5);
  assert.equal(game.state.turn.value, "white");
});

test("after the end nothing moves", () => {
  const { game, event } = page("anna", played);
  event({
    type: "end",
    status: "finished",
    result: "0-1",
    reason: "arrived",
    counter: null,
    rating_changes: null,
    clock,
  });
  assert.equal(game.board.liftable(hole("a4")), false);
  assert.equal(game.state.ending.value?.reason, "arrived");
});

/** Anna has lifted the man on a4. */
function lifted() {
  const made = page("anna", played);
  assert.equal(made.game.board.lift(hole("a4"), 10, 10), true);
  made.game.board.carry(20, 30);
  return { ...made, held: () => made.game.board.held.value };
}

test("a held man stays held when the server repeats the position", () => {
  const { game, told, held, sent } = lifted();
  told().snapshot?.(facts(played), 3);
  assert.deepEqual([held()?.from, held()?.x, held()?.y], [hole("a4"), 20, 30]);
  assert.equal(
    game.board.men.value.find(({ id }) => id === held()?.token)?.hole,
    hole("a4"),
    "the same man",
  );
  game.board.drop(hole("a5"));
  assert.deepEqual(sent, ["2 a4-a5"]);
});

test("the end of the game drops a held man without reporting a wrong move", () => {
  const { game, event, held } = lifted();
  event({
    ...{ type: "end", status: "finished", result: "2-0", reason: "resignation" },
    ...{ counter: null, rating_changes: null, clock },
  });
  assert.equal(held(), null);
  game.board.drop(hole("a5"));
  assert.equal(game.board.refused.value, false);
  assert.equal(game.state.plies.value.length, 2);
});

test("a takeback drops a held man", () => {
  const { event, held } = lifted();
  event({ type: "takeback", plies: 1, ply: 1, fen: first, clock, counters: [] });
  assert.equal(held(), null);
});

const three = {
  terms: { side: 4, men: 10, seats: 3 },
  seats: ["anna", "boris", "carl"].map((username) => ({
    ...{ username, bot: false, computer_level: null, rating: 1500, provisional: true },
    ...{ rating_change: null, place: null, out: null, out_ply: null },
  })),
  fen: "a4/a14/e9:2.0",
  moves: ["b3-f5", "a14-e13", "-", "f5-g5"],
  paths: [["b3", "f5"], ["a14", "e13"], [], ["f5", "g5"]],
  spent_ms: [1, 1, 1, 1],
};

test("with three players the record has a column per seat, also for one that passes", () => {
  const { game } = page("boris", three);
  assert.deepEqual(game.state.rows.value, [
    [[1], [2], [3]],
    [[4], [], []],
  ]);
  assert.deepEqual(page("anna", played).game.state.rows.value, [[[1], [2]]]);
});

test("a player's target is opposite their start, and the steps to it are counted", () => {
  const { game } = page("anna", played);
  assert.deepEqual(game.board.target.value, { holes: ["b15", "d14"].map(hole), seat: 0 });
  assert.equal(page(null, played).game.board.target.value, null, "a spectator has none");
  const before = page("anna").game.state.toGo.value;
  // The man of b3 has gone two rows ahead, and so has the one of a14.
  assert.deepEqual(
    game.state.toGo.value,
    before.map((steps, seat) => steps - (seat === 0 ? 2 : 1)),
  );
});

test("the last move is shown again from the men before it", ({ mock }) => {
  mock.timers.enable();
  const { game, seatAt } = page("anna", played);
  game.replay();
  assert.equal(seatAt("a14"), 5);
  assert.equal(seatAt("e13"), undefined);
  mock.timers.tick(400);
  assert.equal(seatAt("e13"), 5);
});
