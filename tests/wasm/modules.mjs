// The browser modules, and the native program that answers with the same sources.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Input that consists of a file's bytes, not lines. */
export class File {
  constructor(path) {
    this.path = path;
    this.bytes = readFileSync(path);
  }
}

/** The answers of the native program to [name, ...lines] or [name, File]. */
function native(calls) {
  const written = ([first, ...more]) =>
    first instanceof File ? `@${first.path}` : [first, ...more].join("\\n");
  const input = calls.map(([name, ...lines]) => `${name} ${written(lines)}\n`).join("");
  const output = execFileSync(process.env.CROWNHEAD_RULES_NATIVE, {
    input,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return output
    .slice(0, -1)
    .split("\n")
    .map((line) => line.replaceAll("\\n", "\n"));
}

export function open(name) {
  const bytes = readFileSync(join(process.env.CROWNHEAD_WASM, `${name}.wasm`));
  const module = new WebAssembly.Module(bytes);
  const { exports: rules } = new WebAssembly.Instance(module, {});
  rules._initialize();

  function call(name, ...lines) {
    const [first] = lines;
    const input = first instanceof File ? first.bytes : new TextEncoder().encode(lines.join("\n"));
    new Uint8Array(rules.memory.buffer, rules.crownhead_buffer(), input.length).set(input);
    const length = rules[`crownhead_${name}`](input.length);
    return new TextDecoder().decode(
      new Uint8Array(rules.memory.buffer, rules.crownhead_buffer(), length),
    );
  }

  function assertSame(calls) {
    const expected = native(calls);
    assert.equal(expected.length, calls.length);
    for (const [i, each] of calls.entries())
      assert.equal(call(...each), expected[i], each.join(" | "));
    return expected;
  }

  return { bytes, module, rules, call, assertSame };
}

const web = fileURLToPath(new URL("../../web", import.meta.url));
const { build } = createRequire(join(web, "package.json"))("esbuild");

/** The page's part of the module: sources of web/src bundled with their imports. */
export async function page(...sources) {
  const { outputFiles } = await build({
    stdin: {
      contents: sources.map((source) => `export * from "./src/${source}";`).join("\n"),
      resolveDir: web,
    },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  const [{ text }] = outputFiles;
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
}

/** A generator of numbers from 0 to below n that gives the same ones each time. */
export function dice(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
