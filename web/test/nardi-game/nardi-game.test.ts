import assert from "node:assert/strict";
import { test } from "node:test";
import { placeOf } from "../../src/nardi/position.ts";
import { NardiRules } from "../../src/nardi/rules.ts";
import type { Game } from "../../src/net/api.ts";
import { Refused, type Socket, type TopicListener } from "../../src/net/socket.ts";
import "../no-browser.ts";

const { NardiGameModel } = await import("../../src/nardi-game/model.ts");

const standing = (...there: readonly (readonly [number, number])[]): string => {
  const all = Array.from({ length: 26 }, () => 0);
  for (const [point, men] of there) all[point] = men;
  return all.join();
};

const first = standing([24, 2], [13, 5], [8, 3], [6, 5]);
const second = standing([24, 2], [13, 5], [8, 2], [6, 4], [5, 2]);

/**
 * Answers of nardi.wasm for the few positions used here: S is the start, A is after 31, B after 65.
 */
const answers: Readonly<Record<string, string>> = {
  "nardi_position ": `ok\tS\t${first}\t${first}\t167\t167\t`,
  "nardi_position S": `ok\tS\t${first}\t${first}\t167\t167\t`,
  "nardi_position A": `ok\tA\t${first}\t${second}\t167\t163\t`,
  "nardi_position B": `ok\tB\t${second}\t${first}\t163\t156\t`,
  "nardi_position won": `ok\twon\t${first}\t${standing([0, 15])}\t167\t0\tgammon`,
  "nardi_read S 31 8/5 6/5": "ok\t8/5 6/5\tA",
  "nardi_read A 65 24/13": "ok\t24/13\tB",
  "nardi_read B 66 all/off": "ok\tall/off\twon",
  "nardi_steps S 31 ": `ok\t${first}\t${first}\t167\t167\t31\t\t\n8\t3\t5\t0\n6\t1\t5\t0`,
  "nardi_steps S 31 8:3": `ok\t${standing([24, 2], [13, 5], [8, 2], [6, 5], [5, 1])}\t${first}\t164\t167\t1\t\t\n6\t1\t5\t0`,
  "nardi_steps S 31 6:1": `ok\t${first}\t${first}\t166\t167\t3\t\t\n8\t3\t5\t0`,
  "nardi_steps S 31 8:3 6:1": `ok\t${second}\t${first}\t163\t167\t\t8/5 6/5\tA`,
  "nardi_steps A 65 ": `ok\t${first}\t${second}\t167\t163\t65\t24/13\tB`,
  "nardi_steps B 66 ": `ok\t${second}\t${first}\t163\t156\t6666\tall/off\twon`,
};

const rules: NardiRules = Object.assign(Object.create(NardiRules.prototype), {
  module: {
    ask: (call: string, ...lines: readonly string[]) =>
      (answers[[call, ...lines].join(" ")] ?? "error").split("\n"),
  },
  with: NardiRules.prototype.with,
});
rules.with = (play, steps) => rules.play(play.id, play.roll, [...play.made, ...steps]);
rules.without = (play) => rules.play(play.id, play.roll, play.made.slice(0, -1));

const clock = { white_ms: 1, black_ms: 1, running: "white", at_ms: 0, deadline_ms: null };

const facts = (changed: Record<string, unknown> = {}) =>
  ({
    id: "1",
    variant: "nardi",
    ruleset: "wbgf",
    terms: { length: 3, cube: true, crawford: true },
    rated: false,
    tournament_id: null,
    berserk: null,
    paused_ms: null,
    pace: "live",
    time_control: { kind: "fischer", base_ms: 1, increment_ms: 0 },
    players: {
      white: { username: "anna", bot: false, computer_level: null, rating: 1500 },
      black: { username: "boris", bot: false, computer_level: null, rating: 1500 },
    },
    seats: ["anna", "boris"].map((username) => ({
      ...{ username, bot: false, computer_level: null, rating: 1500, provisional: true },
      ...{ rating_change: null, place: null, out: null, out_ply: null },
    })),
    start_fen: "3 points cube crawford",
    fen: "S",
    dice: [3, 1],
    to_do: "play",
    score: { white: 0, black: 0 },
    cube: { value: 1, owner: null },
    crawford: false,
    conceded: null,
    rolls: [
      { ply: 0, dice: [2, 2] },
      { ply: 0, dice: [3, 1] },
    ],
    moves: [],
    spent_ms: [],
    turn: "white",
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

/** Boris has to roll or to double. */
const asked = {
  fen: "A",
  dice: null,
  to_do: "roll_or_double",
  moves: ["31: 8/5 6/5"],
  spent_ms: [1],
  turn: "black",
};

function page(who: string | null, changed: Record<string, unknown> = {}, refused?: Refused) {
  let told: TopicListener = {};
  const sent: Record<string, unknown>[] = [];
  const socket = {
    follow: (_: string, listener: TopicListener) => {
      told = listener;
      return () => {};
    },
    command: (t: string, fields: Record<string, unknown>) => {
      sent.push({ t, ...fields });
      return refused ? Promise.reject(refused) : Promise.resolve({ d: {} });
    },
    serverNow: () => 0,
    unanswered: [],
  } as unknown as Socket;
  const game = new NardiGameModel(facts(changed), who, rules, socket);
  const menOn = (color: "white" | "black", point: number) =>
    game.board.men.value.filter((man) => man.color === color && man.place === placeOf(color, point))
      .length;
  const texts = () => sent.map(({ t, ply, move }) => (t === "move" ? `${ply} ${move}` : t));
  return { game, sent, texts, menOn, event: (d: unknown) => told.event?.(d, 0), told: () => told };
}

const moveEvent = (by: string, ply: number, move: string, changed: Record<string, unknown>) => ({
  type: "move",
  by,
  ply,
  move,
  fen: "",
  spent_ms: 1,
  dice: null,
  to_do: null,
  turn: by === "white" ? "black" : "white",
  score: { white: 0, black: 0 },
  cube: { value: 1, owner: null },
  crawford: false,
  conceded: null,
  clock,
  counters: [],
  ...changed,
});

const rolled = (seat: number, dice: readonly number[], turn: string, toDo: string | null) => ({
  type: "rolled",
  seat,
  dice,
  turn,
  to_do: toDo,
  clock,
});

const white = (point: number) => placeOf("white", point);

test("only the player to move can lift a man, never a spectator", () => {
  for (const [who, may] of [
    ["anna", true],
    ["boris", false],
    [null, false],
  ] as const) {
    const { game } = page(who);
    assert.equal(game.board.liftable(white(8)), may, String(who));
    assert.deepEqual(game.board.thrown.value, [{ color: "white", dice: [3, 1] }], String(who));
  }
  assert.equal(page("boris").game.board.side.value, "black");
});

test("a play is made step by step, undone by steps, and sent once it is done", () => {
  const { game, sent, texts, menOn } = page("anna");
  game.board.tap(white(8));
  game.board.tap(white(5));
  assert.equal(game.board.play.value?.made.length, 1);
  game.moves.done();
  assert.deepEqual(sent, [], "half a play is not sent");
  game.board.undo();
  assert.equal(game.board.play.value?.made.length, 0);
  for (const point of [8, 5, 6, 5]) game.board.tap(white(point));
  assert.equal(menOn("white", 5), 2);
  game.moves.done();
  assert.deepEqual(texts(), ["0 31: 8/5 6/5"]);
  assert.equal(menOn("white", 5), 2, "it is shown before the server has answered");
  assert.equal(game.board.liftable(white(6)), false);
});

test("each act has its own entropy", () => {
  const entropies = ["anna", "anna"].map((who) => {
    const { game, sent } = page(who);
    game.moves.typed("8/5 6/5");
    return String(sent[0]?.entropy);
  });
  for (const entropy of entropies) assert.match(entropy, /^[0-9a-f]{32}$/);
  assert.notEqual(entropies[0], entropies[1]);
});

test("an unfinished play is restored after viewing the record", () => {
  const { game } = page("boris", {
    ...asked,
    dice: [6, 5],
    to_do: "play",
    rolls: [{ ply: 0, dice: [3, 1] }],
  });
  const anna = page("anna").game;
  anna.board.tap(white(8));
  anna.board.tap(white(5));
  anna.cursor.refresh();
  assert.equal(anna.board.play.value?.made.length, 1);
  game.cursor.step(-1);
  assert.equal(game.board.liftable(placeOf("black", 24)), false);
  game.cursor.stepToEnd();
  assert.equal(game.board.play.value?.roll, "65");
});

test("the reply updates the board together with the next dice", () => {
  const { game, event, menOn } = page("boris");
  event(moveEvent("white", 1, "31: 8/5 6/5", {}));
  assert.equal(menOn("white", 5), 2);
  assert.equal(game.state.toDo.value, null);
  event(rolled(1, [6, 5], "black", "play"));
  assert.equal(game.state.myTurn.value, true);
  assert.deepEqual(game.board.thrown.value, [{ color: "black", dice: [6, 5] }]);
  assert.equal(game.board.play.value?.roll, "65");
});

const journeysOf = (game: InstanceType<typeof NardiGameModel>) =>
  game.board.trace.value?.journeys.map(({ from, to }) => [from, to]);

test("the opponent's last play stays shown until the user's first man moves", () => {
  const { game, event } = page("boris");
  event(moveEvent("white", 1, "31: 8/5 6/5", {}));
  event(rolled(1, [6, 5], "black", "play"));
  assert.equal(game.board.past.value?.color, "white");
  assert.deepEqual(game.board.past.value?.dice, [3, 1]);
  const played = [
    [white(8), white(5)],
    [white(6), white(5)],
  ];
  assert.deepEqual(journeysOf(game), played);
  const other = page("anna").game;
  assert.equal(journeysOf(other), undefined, "nothing was played before");
  other.board.tap(white(8));
  other.board.tap(white(5));
  assert.deepEqual(journeysOf(other), [[white(8), white(5)]]);
  other.board.undo();
  assert.equal(journeysOf(other), undefined);
  game.cursor.stepTo(0);
  assert.equal(journeysOf(game), undefined, "the start of the record");
  game.cursor.stepTo(1);
  assert.deepEqual(journeysOf(game), played);
});

test("men travel one after another, half a second each, and a tap ends it", ({ mock }) => {
  mock.method(globalThis, "matchMedia", () => ({ matches: false }));
  mock.timers.enable();
  for (const level of [null, 4]) {
    const players = { white: { computer_level: level }, black: { computer_level: null } };
    const { game, event, menOn } = page("boris", { players });
    event(moveEvent("white", 1, "31: 8/5 6/5", {}));
    event(rolled(1, [6, 5], "black", "play"));
    assert.equal(game.board.play.value?.roll, "65", "what can be done is known at once");
    assert.equal(menOn("white", 5), 0);
    // A computer waits, so that its dice are seen.
    mock.timers.tick(level === null ? 1 : 799);
    assert.equal(menOn("white", 5), level === null ? 1 : 0);
    if (level !== null) mock.timers.tick(1);
    mock.timers.tick(500);
    assert.equal(menOn("white", 5), 2);
    mock.timers.tick(500);
    assert.equal(game.board.travels.value, null);
    game.replay();
    assert.equal(menOn("white", 5), 0, "it is shown again from its start");
    game.board.tap(white(20));
    assert.equal(menOn("white", 5), 2);
  }
});

test("a click on the dice changes their order", () => {
  const { board } = page("anna").game;
  assert.deepEqual(board.shown.value, [{ color: "white", dice: [3, 1] }]);
  board.swap();
  assert.deepEqual(board.shown.value, [{ color: "white", dice: [1, 3] }]);
  board.tap(white(6));
  board.tap(white(5));
  assert.deepEqual(board.used.value, [true, false]);
});

test("in a match the user says whether they resign a game or the match", () => {
  const { game, texts } = page("boris", asked);
  game.consider("resign");
  assert.equal(game.resigns.value, true);
  assert.equal(game.considered.value, null);
  game.drop();
  assert.equal(game.resigns.value, false);
  game.consider("resign");
  game.carryOut("resign");
  assert.deepEqual(texts(), ["resign"]);
  const single = page("boris", { ...asked, terms: { length: 1, cube: false } }).game;
  single.consider("resign");
  assert.deepEqual([single.resigns.value, single.considered.value], [false, "resign"]);
});

test("other acts are offered as words, and only if allowed", () => {
  const { game, texts } = page("boris", asked);
  game.moves.say("take");
  game.moves.say("concede 4");
  assert.deepEqual(texts(), []);
  assert.equal(game.moves.typed("24/13"), false);
  game.moves.say("double");
  assert.deepEqual(texts(), ["1 double"]);
});

test("a game can be conceded for more only after a smaller offer was refused", () => {
  const refused = { moves: [...asked.moves, "concede 1", "refuse"], spent_ms: [1, 1, 1] };
  assert.deepEqual(page("boris", asked).game.state.concessions.value, [1, 2, 3]);
  assert.deepEqual(page("boris", { ...asked, ...refused }).game.state.concessions.value, [2, 3]);
  const latvian = page("boris", { ...asked, ruleset: "latvian" });
  assert.deepEqual(latvian.game.state.concessions.value, []);
  assert.deepEqual(page("anna", asked).game.state.concessions.value, []);
});

test("the record names the player of each act and starts a row per turn and game", () => {
  const texts = [
    "31: 8/5 6/5",
    "roll",
    "65: 24/13",
    "66: all/off",
    "31: 8/5 6/5",
    "double",
    "drop",
  ];
  const { game, menOn } = page(null, {
    moves: [...texts, "31: 8/5 6/5"],
    spent_ms: texts.map(() => 1),
    rolls: [
      { ply: 0, dice: [3, 1] },
      { ply: 2, dice: [6, 5] },
      { ply: 4, dice: [5, 5] },
      { ply: 4, dice: [1, 3] },
      { ply: 7, dice: [3, 1] },
    ],
    dice: null,
    to_do: "roll_or_double",
    turn: "black",
  });
  const colors = game.state.plies.value.map(({ by }) => by);
  assert.deepEqual(colors, [
    ...["white", "black", "black", "white"],
    ...["black", "white", "black", "white"],
  ]);
  assert.deepEqual(game.state.rows.value, [
    [[1], [2, 3]],
    [[4], [5]],
    [[6], [7]],
    [[8], []],
  ]);
  const shown = game.state.plies.value.map(({ text }) => text);
  assert.deepEqual([shown[0], shown[1], shown[5], shown[6]], [texts[0], "Roll", "Double", "Drop"]);
  game.cursor.stepTo(5);
  assert.equal(menOn("black", 5), 2, "the second game has started");
  assert.equal(menOn("white", 5), 0);
  game.cursor.stepTo(4);
  assert.equal(menOn("white", 0), 15, "a finished game is shown at its end");
});

test("a refused play stays on the board and can be undone", async () => {
  const { game, menOn } = page("anna", {}, new Refused("ILLEGAL_MOVE", "No."));
  for (const point of [8, 5, 6, 5]) game.board.tap(white(point));
  game.moves.done();
  await new Promise((done) => setTimeout(done));
  assert.equal(game.state.plies.value.length, 0);
  assert.equal(game.notices.last.value?.kind, "refused");
  assert.equal(menOn("white", 5), 2);
  game.board.undo();
  assert.equal(game.board.play.value?.made.length, 1);
});

test("a snapshot sets the board to the server's, and after the end nothing moves", () => {
  const { game, told, event, menOn } = page("boris");
  told().snapshot?.(facts(asked), 3);
  assert.equal(menOn("white", 5), 2);
  assert.equal(game.state.myTurn.value, true);
  event({
    type: "end",
    status: "finished",
    result: "1-0",
    reason: "match_won",
    counter: null,
    rating_changes: null,
    clock,
  });
  assert.equal(game.state.myTurn.value, false);
  assert.deepEqual(game.state.concessions.value, []);
});

test("a held man and an unfinished play stay when the server repeats the position", () => {
  const { game, told, menOn } = page("anna");
  game.board.tap(white(8));
  game.board.tap(white(5));
  assert.equal(game.board.lift(white(6), 10, 10), true);
  game.board.carry(20, 30);
  told().snapshot?.(facts(), 3);
  const held = game.board.held.value;
  assert.deepEqual([held?.from, held?.x, held?.y], [white(6), 20, 30]);
  const man = game.board.men.value.find(({ id }) => id === held?.token);
  assert.equal(man?.place, white(6), "a man that stands there");
  game.board.drop(white(5));
  assert.equal(menOn("white", 5), 2);
  assert.equal(game.board.play.value?.whole?.text, "8/5 6/5");
});

test("the end of the match drops a held man", () => {
  const { game, event } = page("anna");
  game.board.lift(white(6), 10, 10);
  event({
    ...{ type: "end", status: "finished", result: "1-0", reason: "resignation" },
    ...{ counter: null, rating_changes: null, clock },
  });
  assert.equal(game.board.held.value, null);
  game.board.drop(white(5));
  assert.equal(game.board.refused.value, false);
  assert.equal(game.state.pending.value, null);
});
