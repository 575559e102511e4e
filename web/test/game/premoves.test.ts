import assert from "node:assert/strict";
import { test } from "node:test";
import type { Route } from "../../src/board/routes.ts";
import { resolve } from "../../src/game/premoves.ts";

const route = (move: number, from: number, to: number): Route => ({
  move,
  from,
  landings: [to],
  captured: [],
});

test("a premove is played if exactly one move is meant", () => {
  const routes = [
    route(0, 1, 5),
    route(1, 1, 6),
    route(2, 2, 7),
    route(3, 2, 7),
    route(4, 3, 8),
    route(4, 3, 8),
  ];
  assert.equal(resolve(routes, { from: 1, to: 6 }), routes[1]);
  assert.equal(resolve(routes, { from: 1, to: 9 }), undefined);
  assert.equal(resolve(routes, { from: 2, to: 7 }), undefined);
  assert.equal(resolve(routes, { from: 3, to: 8 }), routes[4]);
});
