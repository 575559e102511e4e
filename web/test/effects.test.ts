// useEffect acts after the browser has painted, and under load a good while after. By then a key may
// be on its way to what had the focus, and a click has left a page that was not guarded yet.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import ts from "typescript";

const source = "src";

/** What each call of `name` in the text gets, as text. */
function callsOf(name: string, file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === name)
      found.push(node.arguments.map((argument) => argument.getText()).join(", "));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** What watches for keys moves the focus later, when one is pressed. */
const isTooLate = (effect: string) =>
  /\.focus\(\)|guardLeaving\(|showModal\(/.test(effect) && !effect.includes("watchKeys(");

test("what takes the focus or guards a page does it before the browser paints", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const late = files
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) =>
      callsOf("useEffect", file, readFileSync(join(source, file), "utf8"))
        .filter(isTooLate)
        .map((effect) => `${file}: ${effect}`),
    );
  assert.deepEqual(late, []);
});

test("an effect that comes too late is found", () => {
  const [effect = ""] = callsOf(
    "useEffect",
    "x.tsx",
    "useEffect(() => field.current?.focus(), []);",
  );
  assert.ok(isTooLate(effect));
});
