import assert from "node:assert/strict";
import { test } from "node:test";
import { makeGeometry, type Square, squareNamed } from "../../src/board/geometry.ts";
import { BoardModel } from "../../src/board/model.ts";
import { parseFen } from "../../src/board/position.ts";
import type { Route } from "../../src/board/routes.ts";

const geometry = makeGeometry({ columns: 10, rows: 10, algebraic: false });
const sq = (name: string): Square => squareNamed(geometry, name) ?? -1;
const route = (move: number, names: string, captured = ""): Route => {
  const [from = -1, ...landings] = names.split("-").map(sq);
  return { move, from, landings, captured: captured === "" ? [] : captured.split(",").map(sq) };
};

function board(fen: string, routes: Route[] = []) {
  const said: string[] = [];
  const name = (square: Square | null) => (square === null ? "-" : geometry.names[square]);
  const model = new BoardModel(geometry, parseFen(geometry, fen), {
    play: (played) => said.push(`play ${played.move}`),
    refused: (from, to) => said.push(`refused ${name(from)} ${name(to)}`),
    ambiguous: () => said.push("ambiguous"),
    premove: ({ from, to }) => said.push(`premove ${name(from)} ${name(to)}`),
    cancelPremoves: () => said.push("cancel"),
  });
  model.routes.value = routes;
  return { model, said };
}

const parting = [route(0, "48-39-28-17", "43,33,22"), route(1, "48-39-28-19", "43,33,23")];
const partingFen = "W:W48,50:B43,33,22,23,1";

test("hop by hop the piece advances and the jumped ones become ghosts", () => {
  const { model, said } = board(partingFen, parting);
  for (const name of ["48", "39", "28"]) model.tap(sq(name));
  assert.equal(model.at(sq("48")), undefined);
  assert.deepEqual(model.at(sq("28"))?.piece, { color: "white", king: false });
  assert.equal(model.tokens.value.filter((token) => token.ghost).length, 2);
  assert.deepEqual(model.targets.value, new Set([sq("17"), sq("19")]));
  model.tap(sq("19"));
  assert.deepEqual(said, ["play 1"]);
});

test("an impossible move is reported, and a fresh pick is released", () => {
  const { model, said } = board(partingFen, parting);
  model.tap(sq("50"));
  model.tap(sq("48"));
  model.drop(sq("50"));
  assert.deepEqual(said, ["refused 50 -", "refused 48 50"]);
  assert.equal(model.picked.value, null);
});

test("dragging a piece without a move explains why", () => {
  const { model, said } = board(partingFen, parting);
  model.dragged(sq("50"), sq("44"));
  model.dragged(sq("1"), sq("6"));
  model.dragged(sq("48"), sq("42"));
  assert.deepEqual(said, ["refused 50 44"], "neither the opponent's nor one that can be lifted");
});

test("the reason of a refusal is drawn until the next square is chosen", () => {
  const { model } = board(partingFen, parting);
  model.showRefusal(parting[0] ?? null, []);
  assert.equal(model.compulsory.value, parting[0]);
  model.tap(sq("48"));
  assert.equal(model.compulsory.value, null);
  model.showRefusal(null, [sq("43")]);
  model.show(parseFen(geometry, partingFen));
  assert.deepEqual(model.inTheWay.value, []);
});

test("releasing outside the board keeps the hops made", () => {
  const { model } = board(partingFen, parting);
  model.tap(sq("48"));
  model.tap(sq("39"));
  model.release();
  assert.deepEqual(model.picked.value?.path, [sq("39")]);
  model.cancel();
  assert.equal(model.picked.value, null);
});

test("premoves of own pieces are accepted and shown as if played", () => {
  const { model, said } = board("W:W32,37:B19");
  model.premover.value = "white";
  model.tap(sq("19"));
  model.tap(sq("32"));
  model.tap(sq("37"));
  model.tap(sq("31"));
  assert.deepEqual(said, ["premove 37 31"]);
  model.premoves.value = [
    { from: sq("37"), to: sq("31") },
    { from: sq("31"), to: sq("26") },
  ];
  assert.ok(model.at(sq("26")));
  model.cancel();
  assert.deepEqual(said, ["premove 37 31", "cancel"]);
});

test("pieces of the other colour can be lifted if the rules move them", () => {
  const { model, said } = board("W:W48:B1", [route(0, "1-7"), route(1, "48-43")]);
  assert.equal(model.liftable(sq("1")), true);
  model.tap(sq("1"));
  model.tap(sq("7"));
  assert.deepEqual(said, ["play 0"]);
});

test("moving a king that may not move again explains why", () => {
  const { model, said } = board("W:WK48,50:B1", [route(0, "50-45")]);
  model.tap(sq("48"));
  assert.deepEqual(said, ["refused 48 -"]);
});

test("a spectator cannot lift a piece", () => {
  const { model, said } = board("W:W32,37:B19");
  model.tap(sq("32"));
  assert.equal(model.picked.value, null);
  assert.equal(model.liftable(sq("32")), false);
  assert.deepEqual(said, []);
});

test("the opponent's capture is shown hop by hop within 600 ms", (t) => {
  const due: { act: () => void; ms: number }[] = [];
  t.mock.method(globalThis, "setTimeout", (act: () => void, ms: number) => due.push({ act, ms }));
  const { model } = board(partingFen);
  const [capture] = parting;
  assert.ok(capture);
  model.show(parseFen(geometry, "B:W17,50:B23,1"), undefined, capture);
  assert.ok(model.at(sq("39")));
  assert.equal(model.tokens.value.filter((token) => token.ghost).length, 1);
  let waited = 0;
  for (let next = due.shift(); next; next = due.shift()) {
    waited += next.ms;
    next.act();
  }
  assert.ok(waited > 0 && waited + model.slideMs.value <= 600, `${waited} ms`);
  assert.ok(model.at(sq("17")));
  assert.equal(model.tokens.value.length, 4);
});

test("drawing the same arrow twice removes it", () => {
  const { model } = board(partingFen);
  const arrow = { from: 1, to: 2 };
  model.toggleShape(arrow);
  model.toggleShape({ from: 3, to: 3 });
  model.toggleShape(arrow);
  assert.deepEqual(model.shapes.value, [{ from: 3, to: 3 }]);
});

const shown = (model: BoardModel, fen: string) => model.show(parseFen(geometry, fen));

test("the opponent's move does not drop a held piece", () => {
  const { model, said } = board("B:W32,37:B19,20");
  model.premover.value = "white";
  assert.ok(model.lift(sq("37"), 10, 20));
  const held = model.held.value;
  model.premover.value = null;
  model.routes.value = [route(0, "37-31"), route(1, "32-28")];
  shown(model, "W:W32,37:B24,20");
  assert.deepEqual(model.held.value, held);
  model.drop(sq("31"));
  assert.deepEqual(said, ["play 0"], "a piece lifted for a premove is a move now");
  assert.equal(model.held.value, null);
});

test("a piece lifted to move becomes a premove once it is the opponent's turn", () => {
  const { model, said } = board("W:W32,37:B19,20", [route(0, "37-31")]);
  model.lift(sq("37"), 0, 0);
  model.routes.value = [];
  model.premover.value = "white";
  shown(model, "B:W32,37:B19,15");
  model.drop(sq("31"));
  assert.deepEqual(said, ["premove 37 31"]);
});

test("a click before and a click after the opponent's move make a move", () => {
  const { model, said } = board("B:W32,37:B19,20");
  model.premover.value = "white";
  model.tap(sq("37"));
  model.premover.value = null;
  model.routes.value = [route(0, "37-31"), route(1, "32-28")];
  shown(model, "W:W32,37:B24,20");
  model.tap(sq("31"));
  assert.deepEqual(said, ["play 0"]);
});

test("a captured piece is no longer held", () => {
  const { model, said } = board("B:W32,37:B28");
  model.premover.value = "white";
  model.lift(sq("32"), 0, 0);
  model.premover.value = null;
  model.routes.value = [route(0, "37-31")];
  shown(model, "W:W37:B37");
  shown(model, "W:W31:B37");
  assert.equal(model.held.value, null);
  assert.equal(model.picked.value, null);
  model.drop(sq("27"));
  assert.deepEqual(said, []);
});

test("a piece moved by a takeback is no longer held", () => {
  const { model } = board("B:W28,37:B19");
  model.premover.value = "white";
  model.lift(sq("28"), 0, 0);
  model.premover.value = null;
  model.routes.value = [route(0, "32-28")];
  model.show(parseFen(geometry, "W:W32,37:B19"), { from: sq("28"), to: sq("32") });
  assert.equal(model.held.value, null);
  assert.equal(model.picked.value, null);
});

test("hops made stay as long as the position", () => {
  const { model } = board(partingFen, parting);
  for (const name of ["48", "39"]) model.tap(sq(name));
  shown(model, partingFen);
  assert.deepEqual(model.picked.value?.path, [sq("39")]);
  shown(model, "W:W48,50:B43,33,22,23,6");
  assert.equal(model.picked.value, null);
});

test("after the end of the game a held piece returns when released", () => {
  const { model, said } = board("W:W32,37:B19", [route(0, "37-31")]);
  model.lift(sq("37"), 0, 0);
  model.routes.value = [];
  model.keepInHand();
  assert.equal(model.picked.value, null);
  assert.notEqual(model.held.value, null);
  model.drop(sq("31"));
  assert.equal(model.held.value, null);
  assert.deepEqual(said, []);
});

test("a premove onto an own piece is sent, not read as picking it", () => {
  const { model, said } = board("B:W32,37:B19");
  model.premover.value = "white";
  model.lift(sq("37"), 0, 0);
  model.drop(sq("32"));
  assert.deepEqual(said, ["premove 37 32"]);
});

test("a second premove of a piece stays held while the first is played", () => {
  const { model } = board("B:W37:B19");
  model.premover.value = "white";
  model.premoves.value = [{ from: sq("37"), to: sq("31") }];
  model.lift(sq("31"), 0, 0);
  shown(model, "W:W37:B24");
  assert.notEqual(model.held.value, null);
  model.premoves.value = [];
  model.show(parseFen(geometry, "B:W31:B24"), { from: sq("37"), to: sq("31") });
  assert.notEqual(model.held.value, null);
  assert.equal(model.picked.value?.from, sq("31"));
});
