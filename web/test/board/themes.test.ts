// Contrast of pieces, coordinates and numbers on every board, by day and by night, computed from
// the colours of the style sheets.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const sheets = ["themes", "more-themes"].map((name) =>
  readFileSync(`src/board/${name}.css`, "utf8"),
);
const page = readFileSync("index.html", "utf8");
const pieces = readFileSync("src/board/pieces.css", "utf8");
const frame = readFileSync("src/nardi/picture.css", "utf8");

type Colors = ReadonlyMap<string, string>;

/** The colours of each board, by property. */
const boards = new Map<string, Colors>(
  sheets.flatMap((sheet) =>
    [...sheet.matchAll(/\[data-board="(\w+)"\] \{([^}]*)\}/g)].map(
      ([, name = "", body = ""]) =>
        [
          name,
          new Map(
            [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, key = "", value = ""]) => [
              key,
              value,
            ]),
          ),
        ] as const,
    ),
  ),
);

type Mode = "light" | "dark";

/** A colour of a board, or else of the first one. */
function colorOf(board: string, mode: Mode, name: string): number[] {
  const value = boards.get(board)?.get(name) ?? boards.get("maple")?.get(name) ?? "";
  const [, light = value, dark = value] = /^light-dark\((\S+), (\S+)\)$/.exec(value) ?? [];
  const [, hex] = /^#([0-9a-f]{6})$/.exec(mode === "light" ? light : dark) ?? [];
  assert.ok(hex, `${board}: ${name} is ${value}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** By WCAG 2. */
function luminance(color: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = color.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const modes = ["light", "dark"] as const;
const cases = [...boards.keys()].flatMap((board) => modes.map((mode) => ({ board, mode })));

const sets = [...page.matchAll(/<symbol id="(\w+)-man"/g)].map(([, set = ""]) => set);

/** The property that fills the body of a set's pieces. */
function bodyOf(set: string): string {
  for (const rank of ["man", "king"]) {
    const [symbol = ""] =
      new RegExp(`<symbol id="${set}-${rank}"[\\s\\S]*?</symbol>`).exec(page) ?? [];
    assert.match(symbol, /class="piece-body"/, `${set} ${rank}`);
  }
  const [, body = ""] = /\.piece-body,[^{]*\{\s*fill: var\(--(\w+)\)/.exec(pieces) ?? [];
  return body;
}

test("there are six boards and three sets of pieces", () => {
  assert.deepEqual([...boards.keys()].sort(), [
    "contrast",
    "felt",
    "flat",
    "maple",
    "slate",
    "walnut",
  ]);
  assert.deepEqual(sets.sort(), ["outlined", "plain", "turned"]);
});

test("pieces have a contrast of 3:1 to the squares that they stand on, and to each other", () => {
  for (const set of sets) {
    const body = bodyOf(set);
    for (const { board, mode } of cases) {
      const of = (color: string) => colorOf(board, mode, `${color}-${body}`);
      for (const color of ["white", "black"]) {
        const ratio = contrast(of(color), colorOf(board, mode, "square-dark"));
        assert.ok(ratio >= 3, `${board}, ${mode}, ${set}, ${color}: ${ratio.toFixed(2)}`);
      }
      assert.ok(contrast(of("white"), of("black")) >= 7, `${board}: white and black`);
    }
  }
});

test("coordinates and the numbers of points have a contrast of 4.5:1", () => {
  const [, share = ""] =
    /\.nardi-frame \{\s*fill: color-mix\(in srgb, var\(--board-edge\) (\d+)%, #000000\)/.exec(
      frame,
    ) ?? [];
  assert.ok(Number(share) > 0, "the colour of the frame is read");
  for (const { board, mode } of cases) {
    const of = (name: string) => colorOf(board, mode, name);
    const wood = of("board-edge").map((part) => (part * Number(share)) / 100);
    for (const [what, ratio] of [
      ["coordinate", contrast(of("coordinate"), of("square-dark"))],
      ["number", contrast(of("square-light"), wood)],
    ] as const)
      assert.ok(ratio >= 4.5, `${board}, ${mode}, ${what}: ${ratio.toFixed(2)}`);
  }
});

test("in the dark the wood is dimmed by a tenth", () => {
  for (const board of ["maple", "walnut"])
    for (const name of ["square-light", "square-dark"]) {
      const [light, dark] = modes.map((mode) => colorOf(board, mode, name)[0] ?? 0);
      assert.ok(Math.abs((dark ?? 0) / (light ?? 1) - 0.9) < 0.01, `${board} ${name}`);
    }
});
