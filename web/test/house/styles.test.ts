// Style sheets belong to components. A class is defined by one sheet, some component has it, and
// every component that has it imports its sheet. Cascade layers decide which of two rules wins, not
// the order of the sheets.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import ts from "typescript";

const layers = ["tokens", "base", "parts", "pages"];

/** What the build makes is not always there. */
const generated = ["src/net/api-types.ts", "src/messages/texts.ts"];
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((path) => join("src", path))
  .filter((path) => !generated.includes(path));
const endingWith = (end: string) => sources.filter((path) => path.endsWith(end));
const sheets = endingWith(".css");
const components = endingWith(".tsx");
const read = (path: string) => readFileSync(path, "utf8");

interface Sheet {
  path: string;
  /** One entry per selector of each rule. */
  selectors: string[];
  /** Content outside layers, except for the statement of their order. */
  loose: string;
  layer: string;
}

function sheetOf(path: string): Sheet {
  const text = read(path)
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replace(`@layer ${layers.join(", ")};`, "");
  const [, loose = "", layer = "", body = ""] =
    /^([^@]*)@layer (\w+) \{([\s\S]*)\}\s*$/.exec(text) ?? [];
  const heads = [...body.matchAll(/(?:^|[{};])([^{};]+)(?=\{)/g)].map(([, head = ""]) =>
    head.trim(),
  );
  const selectors = heads
    .filter((head) => !head.startsWith("@"))
    .flatMap((head) => head.split(/,(?![^(]*\))/).map((one) => one.trim()));
  return { path, selectors, loose: loose.trim(), layer };
}

const all = sheets.map(sheetOf);

const classesOf = (text: string) =>
  [...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);

/** The first class of a selector decides whose rule it is. */
const owners = new Map<string, Set<string>>();
for (const { path, selectors } of all)
  for (const selector of selectors) {
    const [first] = classesOf(selector);
    if (first) owners.set(first, (owners.get(first) ?? new Set()).add(path));
  }

/** The sources that a source imports. */
function importsOf(path: string): string[] {
  const statement = /^(?:import|export)\s(?!type\b)(?:[^;"]*?\sfrom\s)?"(\.[^"]+)";/gm;
  return [...read(path).matchAll(statement)].map(([, other = ""]) =>
    normalize(join(dirname(path), other)),
  );
}

const imports = new Map(
  sources.filter((path) => /\.tsx?$/.test(path)).map((path) => [path, importsOf(path)]),
);

function reached(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const other of imports.get(path) ?? []) reached(other, found);
  return found;
}

const frame = new Set([...reached("src/shell/main.tsx"), ...reached("src/shell/start.tsx")]);

/** The text from the brace at `from` to its closing brace. */
function braced(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; ++at) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  return "";
}

/** The strings in a program, with * for inserted values. */
function stringsIn(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(
        [node.head, ...node.templateSpans.map((span) => span.literal)]
          .map(({ text }) => text)
          .join("*"),
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("source.tsx", code, ts.ScriptTarget.Latest));
  return found;
}

const wordsOf = (strings: readonly string[]) =>
  new Set(strings.flatMap((text) => text.split(/\s+/)));

const wordsIn = (path: string) => wordsOf(stringsIn(read(path)));

/** What is written in the class attributes of a component. */
function worn(path: string): Set<string> {
  const code = read(path);
  const values = [...code.matchAll(/\bclass=(?:"([^"]*)"|(?=\{))/g)].map((found) =>
    found[1] === undefined ? stringsIn(braced(code, found.index + found[0].length)) : [found[1]],
  );
  return wordsOf(values.flat());
}

const matches = (word: string, name: string) =>
  word === name ||
  (/[\w-]\*|\*[\w-]/.test(word) && new RegExp(`^${word.replaceAll("*", "[\\w-]*")}$`).test(name));

test("there are sheets, and each is in one of the layers", () => {
  assert.ok(sheets.length > 40 && owners.size > 200);
  for (const { path, loose, layer } of all) {
    assert.ok(layers.includes(layer), `${path}: ${layer}`);
    assert.equal(loose, "", path);
  }
});

test("strings are found inside the values of other strings", () => {
  const code = `const a = \`x-\${b ? \`y \${c("z")}\` : 'w'} end\`; // it's`;
  assert.deepEqual(stringsIn(code), ["x-* end", "y *", "z", "w"]);
});

test("a class is defined by one sheet", () => {
  const twice = [...owners].filter(([, paths]) => paths.size > 1);
  assert.deepEqual(
    twice.map(([name, paths]) => `${name}: ${[...paths].join(", ")}`),
    [],
  );
});

test("every class of a sheet is used by a component", () => {
  const words = new Map([...imports.keys()].map((path) => [path, wordsIn(path)]));
  const everywhere = [...wordsIn("index.html"), ...[...words.values()].flatMap((all) => [...all])];
  const unused = all.flatMap(({ path, selectors }) => {
    const bringing = components.filter((one) => frame.has(path) || reached(one).has(path));
    const near = [
      ...wordsIn("index.html"),
      ...bringing.flatMap((one) => [...(words.get(one) ?? [])]),
    ];
    // What comes after the first is of another component, or a state that a program names.
    const used = (name: string, place: number) =>
      (place === 0 ? near : everywhere).some((word) => matches(word, name));
    return selectors
      .filter((selector) => !classesOf(selector).every(used))
      .map((selector) => `${path}: ${selector}`);
  });
  assert.deepEqual(unused, []);
});

test("a component imports the sheets of its classes", () => {
  const bare = components.flatMap((path) => {
    const here = reached(path);
    const missing = (name: string) =>
      [...(owners.get(name) ?? [])].filter((sheet) => !frame.has(sheet) && !here.has(sheet));
    return [...worn(path)].flatMap((name) =>
      missing(name).map((sheet) => `${path}: .${name} of ${sheet}`),
    );
  });
  assert.deepEqual(bare, []);
});

test("properties set by components are never declared in a sheet", () => {
  const set = components.flatMap((path) =>
    [...read(path).matchAll(/"(--[\w-]+)":/g)].map(([, name = ""]) => name),
  );
  const declared = sheets.flatMap((path) =>
    [...read(path).matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = ""]) => name),
  );
  assert.ok(set.includes("--aspect") && declared.includes("--shape"));
  assert.deepEqual(
    set.filter((name) => declared.includes(name)),
    [],
  );
});
