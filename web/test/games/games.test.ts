import assert from "node:assert/strict";
import { test } from "node:test";
import { arranged } from "../../src/games/arranged.ts";
import { resultText } from "../../src/labels/result.ts";
import type { Game, GameRow } from "../../src/net/api.ts";
import type { TopicListener } from "../../src/net/socket.ts";
import "../no-browser.ts";

const shown = (...ids: string[]) => ids.map((id) => ({ row: { id } }));
const rows = (...ids: string[]) => ids.map((id) => ({ id }));

/** A small board, and a function that sends it events. */
async function followed(row: { fen: string }) {
  const { socket } = await import("../../src/net/connection.ts");
  const { CurrentGame } = await import("../../src/games/games.ts");
  const told: TopicListener[] = [];
  socket.follow = (_, listener) => {
    told.push(listener);
    return () => {};
  };
  return { told, game: new CurrentGame({ id: "7", ...row } as GameRow, () => {}) };
}

test("boards keep their place, new ones are appended, others are removed", () => {
  const { kept, added, dropped } = arranged(shown("a", "b", "c"), rows("d", "c", "a"));
  assert.deepEqual(kept, shown("a", "c"));
  assert.deepEqual(added, rows("d"));
  assert.deepEqual(dropped, shown("b"));
});

test("an empty list shows no boards", () => {
  assert.deepEqual(arranged(shown("a"), []), { kept: [], added: [], dropped: shown("a") });
  assert.deepEqual(arranged([], rows("a")), { kept: [], added: rows("a"), dropped: [] });
});

test("a small board knows which side a program plays", async () => {
  const { told, game } = await followed({ fen: "" });
  assert.deepEqual(game.bots.value, []);
  const players = { white: { bot: false }, black: { bot: true } };
  const now = { fen: "", clock: {}, status: "playing", players, seats: [] as Game["seats"] };
  told[0]?.snapshot?.(now as unknown as Game, 1);
  assert.deepEqual(game.bots.value, ["black"]);
});

test("a small board follows the rolls and eliminated seats", async () => {
  const clock = {};
  const { told, game } = await followed({ fen: "a" });
  told[0]?.event?.({ type: "rolled", seat: 0, dice: [3, 1], fen: "b", clock }, 2);
  assert.equal(game.fen.value, "b");
  told[0]?.event?.({ type: "move", fen: "c", clock, places: [null, 1, null] }, 3);
  assert.equal(game.fen.value, "c");
  assert.deepEqual(game.places.value, [null, 1, null]);
  told[0]?.event?.({ type: "seat_out", fen: "d", clock, places: [3, 1, null] }, 4);
  assert.equal(game.fen.value, "d");
  assert.deepEqual(game.places.value, [3, 1, null]);
});

test("the end of a match of nardi is shown with its points", async () => {
  const { told, game } = await followed({ fen: "a" });
  const clock = {};
  told[0]?.event?.({ type: "move", fen: "b", clock, score: { white: 5, black: 3 } }, 2);
  told[0]?.event?.({ type: "end", result: "1-0", clock }, 3);
  assert.equal(game.result.value, "1–0 (5–3)");
  assert.equal(resultText({ result: "2-0" }), "2–0");
  assert.equal(resultText({ result: null, score: { white: 1, black: 0 } }), null);
});
