import assert from "node:assert/strict";
import { test } from "node:test";
import { makeGeometry, squareNamed } from "../../src/board/geometry.ts";
import type { Game } from "../../src/net/api.ts";
import { Refused, type Socket, type TopicListener } from "../../src/net/socket.ts";
import type { Change, LegalRoute, Rules } from "../../src/rules/rules.ts";
import "../no-browser.ts";

const { GameModel } = await import("../../src/game/game-model.ts");
const { gameAtPly, gameAtPosition } = await import("../../src/navigation/game-address.ts");
const { showAskedPlace } = await import("../../src/game/shown-table.ts");

const geometry = makeGeometry({ columns: 10, rows: 10, algebraic: false });
const sq = (name: string) => squareNamed(geometry, name) ?? -1;

const start = "W:W32,37:B19,14";
/** After 32-28, after the reply 14-20, and after 37-32. */
const fens = ["B:W28,37:B19,14", "W:W28,37:B19,20", "B:W28,32:B19,20"];

const route = (text: string, fenAfter: string): LegalRoute => {
  const [from = "", to = ""] = text.split("-");
  const ends = { from: sq(from), landings: [sq(to)], captured: [] };
  return { move: 0, short: text, full: text, fenAfter, ...ends };
};

const moves: Record<string, LegalRoute[]> = {
  [start]: [route("32-28", fens[0] ?? "")],
  [fens[0] ?? ""]: [route("14-20", fens[1] ?? "")],
  [fens[1] ?? ""]: [route("37-32", fens[2] ?? "")],
};

const changeOf = (text: string): Change => {
  const [from = "", to = ""] = text.split("-");
  return { from, to };
};

const rules = {
  variant: () => ({
    key: "international",
    name: "International draughts",
    geometry,
    first: "white",
    rulesets: [],
    startFen: start,
  }),
  routes: (_: unknown, fen: string) => moves[fen] ?? [],
  read: (_: unknown, fen: string, text: string) =>
    moves[fen]?.find((each) => each.short === text) ?? { code: "ILLEGAL_MOVE", sentence: "No." },
  changed: (_: unknown, fen: string, { from, to }: Change) =>
    moves[fen]?.find(({ short }) => short === `${from}-${to}`)?.fenAfter ?? null,
  reaches: () => true,
  standing: (_: unknown, fen: string) => ({ fen, won: null, drawn: null, counters: [] }),
} as unknown as Rules;

const clock = { white_ms: 1, black_ms: 1, running: "white", at_ms: 0, deadline_ms: null };

const facts = (changed: Record<string, unknown> = {}) =>
  ({
    id: "1",
    variant: "international",
    ruleset: "fmjd",
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
    start_fen: start,
    fen: start,
    moves: [],
    changes: ((changed.moves ?? []) as string[]).map(changeOf),
    spent_ms: [],
    ply: 0,
    version: 1,
    turn: "white",
    clock,
    status: "playing",
    result: null,
    reason: null,
    counter: null,
    draw_offer: null,
    draw_barred: null,
    draw_claim: null,
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

/** Anna's page after 32-28, with the commands that it has sent. */
function page(refused?: Refused, changed: Record<string, unknown> = {}) {
  let told: TopicListener = {};
  const sent: unknown[] = [];
  const socket = {
    follow: (_: string, listener: TopicListener) => {
      told = listener;
      return () => {};
    },
    command: (t: string, fields: Record<string, unknown>) => {
      sent.push(t === "move" ? fields.move : t);
      return refused ? Promise.reject(refused) : Promise.resolve({ d: {} });
    },
    serverNow: () => 0,
    unanswered: [],
  } as unknown as Socket;
  const after = { moves: ["32-28"], spent_ms: [1], ply: 1, fen: fens[0], turn: "black" };
  const game = new GameModel(facts({ ...after, ...changed }), "anna", rules, socket, true);
  const said = () => game.notices.announcements.value.map(({ text }) => text);
  return { game, sent, said, event: (d: unknown) => told.event?.(d, 0), told: () => told };
}

const answered = { moves: ["32-28", "14-20"], spent_ms: [1, 1], ply: 2, fen: fens[1] };
const premove = { from: sq("37"), to: sq("32") };

test("after a snapshot a premove is played, kept, or dropped with a notice", () => {
  const played = page();
  played.game.moves.premove(premove);
  played.told().snapshot?.(facts(answered), 2);
  assert.deepEqual(played.sent, ["37-32"]);

  const kept = page();
  kept.game.moves.premove(premove);
  kept.told().snapshot?.(facts({ moves: ["32-28"], spent_ms: [1], ply: 1, fen: fens[0] }), 2);
  assert.equal(kept.game.board.premoves.value.length, 1);

  const dropped = page();
  dropped.game.moves.premove({ from: sq("28"), to: sq("22") });
  dropped.told().snapshot?.(facts(answered), 2);
  assert.deepEqual(dropped.game.board.premoves.value, []);
  assert.deepEqual(dropped.said(), ["Premove cancelled: no longer legal."]);
});

test("the address selects the ply or the position", () => {
  const { game } = page(undefined, answered);
  const shown = (search: string) => {
    game.cursor.stepToEnd();
    showAskedPlace(game, `/game/7${search}`);
    return game.cursor.ply.value;
  };
  assert.equal(shown(gameAtPly("7", 1).slice("/game/7".length)), 1);
  assert.equal(shown("?ply=0"), 0);
  assert.equal(shown("?ply=99"), 2);
  assert.equal(shown("?ply=one"), 2);
  assert.equal(shown(""), 2);
  const at = (fen: string) => shown(gameAtPosition("7", fen).slice("/game/7".length));
  assert.deepEqual([game.facts.start_fen, ...fens.slice(0, 2)].map(at), [0, 1, 2]);
  assert.equal(at("W:W5:B46"), 2, "a position not in the game");
});

test("a director's pause clears premoves and accepts none", () => {
  const { game, sent, said, event } = page();
  game.moves.premove(premove);
  event({ type: "clock_changed", cause: "paused", clock });
  assert.equal(game.board.premover.value, null);
  event({ type: "clock_changed", cause: "resumed", clock });
  assert.equal(game.board.premover.value, "white");
  const made = { by: "black", ply: 2, move: "14-20", change: changeOf("14-20"), fen: fens[1] };
  event({ type: "move", ...made, clock, counters: [], draw_claim: null });
  assert.deepEqual(sent, []);
  assert.ok(said().includes("The game continues."));
});

test("the board accepts no premoves in correspondence games", () => {
  assert.equal(page().game.board.premover.value, "white");
  assert.equal(page(undefined, { pace: "correspondence" }).game.board.premover.value, null);
});

test("a command that crosses the end of the game shows one message", async () => {
  const over = new Refused("GAME_OVER", "the game is over; ask for its record instead");
  for (const first of ["end", "refusal"]) {
    const { game, said, event } = page(over, answered);
    const [only] = game.board.routes.value;
    assert.ok(only);
    const end = {
      type: "end",
      status: "finished",
      result: "0-2",
      reason: "time",
      counter: null,
      rating_changes: null,
      clock,
    };
    game.moves.play(only);
    game.commands.draw("offer");
    game.commands.takeback("offer");
    if (first === "end") event(end);
    await new Promise(setImmediate);
    if (first === "refusal") event(end);
    assert.deepEqual(said(), ["Black wins: White ran out of time"], first);
    assert.equal(game.notices.last.value, null);
  }
});

test("a draw offer goes with the next move if allowed", () => {
  const { game } = page(undefined, answered);
  assert.equal(game.state.mayOfferByMove.value, true);
  game.state.declined("draw");
  game.state.draw.value = { by: null, barred: "white" };
  assert.equal(game.state.mayOfferByMove.value, false);
});
