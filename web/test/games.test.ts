import assert from "node:assert/strict";
import { test } from "node:test";
import { arranged } from "../src/games/arranged.ts";
import type { Game, GameRow } from "../src/net/api.ts";
import type { TopicListener } from "../src/net/socket.ts";
import "./no-browser.ts";

const shown = (...ids: string[]) => ids.map((id) => ({ row: { id } }));
const rows = (...ids: string[]) => ids.map((id) => ({ id }));

test("boards stay where they are, new ones come behind, others go", () => {
  const { kept, added, dropped } = arranged(shown("a", "b", "c"), rows("d", "c", "a"));
  assert.deepEqual(kept, shown("a", "c"));
  assert.deepEqual(added, rows("d"));
  assert.deepEqual(dropped, shown("b"));
});

test("nothing is shown of an empty list", () => {
  assert.deepEqual(arranged(shown("a"), []), { kept: [], added: [], dropped: shown("a") });
  assert.deepEqual(arranged([], rows("a")), { kept: [], added: rows("a"), dropped: [] });
});

test("a small board knows which side a program plays", async () => {
  const { socket } = await import("../src/net/connection.ts");
  const { CurrentGame } = await import("../src/games/games.ts");
  const told: TopicListener[] = [];
  socket.follow = (_, listener) => {
    told.push(listener);
    return () => {};
  };
  const game = new CurrentGame({ id: "7", fen: "" } as GameRow, () => {});
  assert.deepEqual(game.bots.value, []);
  const players = { white: { bot: false }, black: { bot: true } };
  told[0]?.snapshot?.({ fen: "", clock: {}, status: "playing", players } as Game, 1);
  assert.deepEqual(game.bots.value, ["black"]);
});
