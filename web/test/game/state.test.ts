import assert from "node:assert/strict";
import { test } from "node:test";
import { makeGeometry } from "../../src/board/geometry.ts";
import { claimableFrom } from "../../src/game/absence.ts";
import type { MoveEvent } from "../../src/game/events.ts";
import { GameState } from "../../src/game/state.ts";
import type { Clock, Game } from "../../src/net/api.ts";
import type { Change, LegalRoute, Variant } from "../../src/rules/rules.ts";

// Rules of a game in which the position is the list of moves, but "back" returns to the start.
const start = "W:W32:B19";
const variant: Variant = {
  key: "international",
  name: "International draughts",
  geometry: makeGeometry({ columns: 10, rows: 10, algebraic: false }),
  first: "white",
  rulesets: [],
  startFen: start,
};

function play(fen: string, text: string): LegalRoute {
  const turn = fen.startsWith("W") ? "B" : "W";
  const fenAfter = text === "back" ? start : `${turn}${fen.slice(1)},${text}`;
  return { move: 0, short: text, full: text, from: 0, landings: [1], captured: [], fenAfter };
}

const changeBy = (text: string): Change => ({ from: "32", to: text === "back" ? "1" : "2" });
const textOf = ({ to }: Change) => (to === "1" ? "back" : "on");

const rules = {
  variant: () => variant,
  read: (_: Variant, fen: string, text: string) => play(fen, text),
  changed: (_: Variant, fen: string, change: Change) => play(fen, textOf(change)).fenAfter,
  routes: (_: Variant, fen: string) => [play(fen, "on"), play(fen, "back")],
  // A draw may be claimed at the fourth repetition.
  standing: (_: Variant, fen: string, moves: readonly string[] = []) => {
    const times = 1 + moves.filter((move) => move === "back").length;
    const claimed = moves.at(-1) === "back" && times >= 4;
    const drawn = claimed ? { rule: "fourfold", claimed, article: "" } : null;
    return { fen, won: null, drawn, counters: [] };
  },
};

const clock: Clock = {
  white_ms: 1,
  black_ms: 1,
  running: "white",
  at_ms: 0,
  deadline_ms: null,
};

const game = (changed: Partial<Game> = {}): Game => ({
  id: "1",
  variant: "international",
  ruleset: "fmjd",
  rated: false,
  vacations: false,
  tournament_id: null,
  berserk: null,
  paused_ms: null,
  pace: "live",
  time_control: { kind: "fischer", base_ms: 1, increment_ms: 0 },
  players: {
    white: {
      username: "anna",
      bot: false,
      computer_level: null,
      rating: 1512,
      provisional: false,
      rating_change: null,
    },
    black: {
      username: "boris",
      bot: false,
      computer_level: null,
      rating: 1500,
      provisional: true,
      rating_change: null,
    },
  },
  seats: [
    {
      username: "anna",
      bot: false,
      computer_level: null,
      rating: 1512,
      provisional: false,
      rating_change: null,
      place: null,
      out: null,
      out_ply: null,
    },
    {
      username: "boris",
      bot: false,
      computer_level: null,
      rating: 1500,
      provisional: true,
      rating_change: null,
      place: null,
      out: null,
      out_ply: null,
    },
  ],
  start_fen: start,
  fen: start,
  moves: [],
  changes: (changed.moves ?? []).map(changeBy),
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
  shown: "now",
  delay_minutes: 0,
  takeback_offer: null,
  takeback_barred: null,
  rematch_offer: null,
  rematch_barred: null,
  next_game: null,
  claim_after_ms: 120_000,
  counters: [],
  legal_moves: [],
  created_ms: 0,
  messages: [],
  messages_cursor: null,
  server_ms: 0,
  ...changed,
});

const moved = (by: "white" | "black", move: string, fen: string, ply: number): MoveEvent => ({
  type: "move",
  by,
  move,
  change: changeBy(move),
  fen,
  ply,
  spent_ms: 5,
  clock,
  counters: [],
  draw_claim: null,
});

test("the players of a game know their side", () => {
  assert.equal(new GameState(game(), "anna", rules).side, "white");
  assert.equal(new GameState(game(), "boris", rules).side, "black");
  assert.equal(new GameState(game(), "carla", rules).side, null);
  assert.equal(new GameState(game(), null, rules).myTurn.value, false);
});

test("a player's move is shown at once and replaced by the stored one", () => {
  const state = new GameState(game(), "anna", rules);
  const route = play(start, "on");
  state.pending.value = { route, state: "sent" };
  assert.deepEqual(
    state.plies.value.map((ply) => ply.spentMs),
    [undefined],
  );
  assert.equal(state.myTurn.value, false);
  state.moved(moved("white", "on", route.fenAfter, 1));
  assert.equal(state.pending.value, null);
  assert.deepEqual(
    state.plies.value.map((ply) => ply.spentMs),
    [5],
  );
  assert.equal(state.turn.value, "black");
});

test("a snapshot without the player's move keeps it pending", () => {
  const state = new GameState(game(), "anna", rules);
  const route = play(start, "on");
  state.pending.value = { route, state: "sent" };
  state.restore(game());
  assert.equal(state.pending.value?.route, route);
  state.restore(game({ moves: ["on"], spent_ms: [7], ply: 1, fen: route.fenAfter }));
  assert.equal(state.pending.value, null);
  assert.deepEqual(
    state.plies.value.map((ply) => ply.spentMs),
    [7],
  );
});

test("the server decides what may be claimed, the ruleset what a move would allow", () => {
  const moves = ["back"];
  const state = new GameState(game({ moves, spent_ms: [1], ply: 1 }), "anna", rules);
  state.moved(moved("black", "back", start, 2));
  assert.equal(state.claimable.value, null, "threefold is not a draw here");
  assert.equal(state.mayClaimByMove.value, true);
  assert.equal(state.claimsBy(play(start, "on")), false);
  state.moved({ ...moved("black", "back", start, 3), draw_claim: "fourfold" });
  assert.equal(state.claimable.value, "fourfold");
  const claimable = game({ moves, spent_ms: [1], ply: 1, draw_claim: "threefold" });
  state.restore(claimable);
  assert.equal(state.claimable.value, "threefold", "whatever the rules of today say");
  assert.equal(new GameState(claimable, "boris", rules).claimable.value, null);
});

test("the end of the game clears the offer and a pending move", () => {
  const state = new GameState(game({ draw_offer: "black" }), "anna", rules);
  state.pending.value = { route: play(start, "on"), state: "sent" };
  state.ended({
    type: "end",
    status: "finished",
    result: "0-2",
    reason: "time",
    counter: null,
    rating_changes: { white: -9, black: 12 },
    clock,
  });
  assert.equal(state.plies.value.length, 0);
  assert.equal(state.ratings.value.white.rating_change, -9);
  assert.equal(state.ratings.value.black.rating_change, 12);
  assert.equal(state.draw.value.by, null);
  assert.equal(state.playing.value, false);
  assert.equal(state.ending.value?.result, "0-2");
});

test("a takeback has its requester and shortens the record", () => {
  const state = new GameState(game(), "anna", rules);
  assert.equal(state.mayTakeBack.value, false);
  state.moved(moved("white", "a", `B${start.slice(1)},a`, 1));
  assert.equal(state.mayTakeBack.value, true);
  state.offered("takeback", "white");
  assert.deepEqual([state.takeback.value.by, state.mayTakeBack.value], ["white", false]);
  state.declined("takeback");
  assert.equal(state.mayTakeBack.value, false, "not before the next move");
  state.moved(moved("black", "b", `W${start.slice(1)},b`, 2));
  assert.equal(state.mayTakeBack.value, true);
  state.offered("takeback", "white");
  const back = { type: "takeback", plies: 2, ply: 0, fen: start, clock } as const;
  state.takenBack({ ...back, counters: [], draw_claim: null });
  assert.deepEqual([state.confirmed.value.length, state.fen.value], [0, start]);
  assert.equal(state.takeback.value.by, null);
  assert.equal(new GameState(game({ rated: true }), "anna", rules).mayTakeBack.value, false);
});

test("a win over an absent player can be claimed after a while, once both have moved", () => {
  const state = new GameState(game(), "anna", rules);
  const here = { white: true, black: true, white_left_ms: null, black_left_ms: null };
  state.presence.value = {
    ...here,
    black: false,
    black_left_ms: 5000,
    spectators: 0,
    spectator_names: [],
  };
  assert.equal(claimableFrom(state), null, "no player has moved");
  state.moved(moved("white", "a", `B${start.slice(1)},a`, 1));
  state.moved(moved("black", "b", `W${start.slice(1)},b`, 2));
  assert.equal(claimableFrom(state), 125_000);
  state.presence.value = { ...here, spectators: 0, spectator_names: [] };
  assert.equal(claimableFrom(state), null, "the opponent is back");
  const slow = new GameState(game({ claim_after_ms: null }), "anna", rules);
  slow.presence.value = {
    ...here,
    black: false,
    black_left_ms: 5000,
    spectators: 0,
    spectator_names: [],
  };
  assert.equal(claimableFrom(slow), null);
});

test("a player can go berserk in an arena, once, before their first move", () => {
  const none = { white: false, black: false };
  const state = (changed: Partial<Game>) => new GameState(game(changed), "anna", rules);
  assert.equal(state({}).mayGoBerserk.value, false);
  assert.equal(state({ berserk: { white: true, black: false } }).mayGoBerserk.value, false);
  const arena = state({ berserk: none });
  assert.equal(arena.mayGoBerserk.value, true);
  arena.wentBerserk("white", { ...clock, white_ms: 0 });
  assert.equal(arena.mayGoBerserk.value, false);
  assert.equal(arena.clock.value.white_ms, 0);
  assert.deepEqual(arena.berserk.value, { white: true, black: false });
  const moved = state({ berserk: none, moves: ["on"], spent_ms: [0], ply: 1, turn: "black" });
  assert.equal(moved.mayGoBerserk.value, false);
});
