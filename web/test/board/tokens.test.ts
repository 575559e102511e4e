import assert from "node:assert/strict";
import { test } from "node:test";
import type { Piece } from "../../src/board/position.ts";
import { follow, ghosted, lay, slid } from "../../src/board/tokens.ts";

const white: Piece = { color: "white", king: false };
const whiteKing: Piece = { color: "white", king: true };
const black: Piece = { color: "black", king: false };

const at = (tokens: ReturnType<typeof lay>, square: number) =>
  tokens.find((token) => token.square === square);

test("a piece keeps its id while it moves", () => {
  const before = lay(
    new Map([
      [1, white],
      [2, white],
      [30, black],
    ]),
  );
  const after = follow(
    before,
    new Map([
      [1, white],
      [7, white],
      [30, black],
    ]),
    { from: 2, to: 7 },
  );
  assert.equal(at(after, 7)?.id, at(before, 2)?.id);
  assert.equal(at(after, 1)?.id, at(before, 1)?.id);
  assert.equal(after.length, 3);
});

test("without a hint the missing piece is matched to the new one", () => {
  const before = lay(
    new Map([
      [1, white],
      [30, black],
    ]),
  );
  const after = follow(
    before,
    new Map([
      [5, white],
      [30, black],
    ]),
  );
  assert.equal(at(after, 5)?.id, at(before, 1)?.id);
});

test("captured pieces are removed, crowned ones keep their id", () => {
  const before = lay(
    new Map([
      [10, white],
      [7, black],
    ]),
  );
  const after = follow(before, new Map([[1, whiteKing]]), { from: 10, to: 1 });
  assert.deepEqual(after, [{ id: at(before, 10)?.id, square: 1, piece: whiteKing, ghost: false }]);
});

test("a circular capture leaves the piece on its square", () => {
  const before = lay(
    new Map([
      [10, white],
      [7, black],
    ]),
  );
  const after = follow(before, new Map([[10, white]]), { from: 10, to: 10 });
  assert.deepEqual(
    after.map((token) => token.id),
    [at(before, 10)?.id],
  );
});

test("a restored piece gets an unused id", () => {
  const before = lay(new Map([[10, white]]));
  const after = follow(
    before,
    new Map([
      [10, white],
      [7, black],
    ]),
  );
  assert.equal(new Set(after.map((token) => token.id)).size, 2);
});

test("during a capture the piece is on its hop and the jumped one is a ghost", () => {
  const tokens = slid(
    ghosted(
      lay(
        new Map([
          [10, white],
          [7, black],
        ]),
      ),
      [7],
    ),
    10,
    4,
  );
  assert.equal(at(tokens, 7)?.ghost, true);
  assert.deepEqual(at(tokens, 4)?.piece, white);
});
