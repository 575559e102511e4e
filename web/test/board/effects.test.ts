// useEffect runs after the browser has painted, and under load much later. By then a key press may
// have gone to the previously focused element, or a click may have left a page that was not guarded
// yet.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import ts from "typescript";

const source = "src";

/** The arguments of each call of `name` in the text. */
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

/** Effects that listen for keys are allowed: they move the focus later, when a key is pressed. */
const isTooLate = (effect: string) =>
  /\.focus\(\)|guardLeaving\(|showModal\(/.test(effect) && !effect.includes("watchKeys(");

test("focus and page guards are set before the browser paints", () => {
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

test("an effect that runs too late is detected", () => {
  const [effect = ""] = callsOf(
    "useEffect",
    "x.tsx",
    "useEffect(() => field.current?.focus(), []);",
  );
  assert.ok(isTooLate(effect));
});
