// The protections of compiler and linker: how the binary is linked, how a release compiles each of
// its sources, and what happens on a buffer overflow.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { binary, projectRoot, storeOnDisk, temporaryFolder } from "./harness/server.mjs";

storeOnDisk();

const readelf = (what) => execFileSync("readelf", ["-W", what, binary], { encoding: "utf8" });

test("the binary is position-independent and has read-only relocations", () => {
  assert.match(readelf("-h"), /Type: +DYN/);
  const segments = readelf("-l");
  assert.match(segments, /GNU_RELRO/);
  assert.match(segments, /GNU_STACK.* RW /);
  assert.doesNotMatch(segments, /LOAD.* RWE /);
  assert.match(readelf("-d"), /FLAGS_1.*NOW.*PIE/);
});

/**
 * {file, words} of each source compiled for the server in a release. Sources for the browser are
 * left out, because it has its own sandbox.
 */
function releaseCommands(t) {
  const folder = temporaryFolder(t);
  execFileSync("cmake", ["--preset", "release", "-B", folder], {
    cwd: projectRoot,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return JSON.parse(readFileSync(join(folder, "compile_commands.json"), "utf8"))
    .map(({ file, command }) => ({ file, words: command.split(" ") }))
    .filter(({ words }) => !words.includes("--target=wasm32-wasi"));
}

const protections = [
  "-O3",
  "-D_FORTIFY_SOURCE=3",
  "-D_GLIBCXX_ASSERTIONS",
  "-fPIE",
  "-fstack-protector-strong",
  "-fstack-clash-protection",
  ...(process.arch === "x64" ? ["-fcf-protection"] : []),
];
/** Sources that lack some protections. cmake gives the reasons. */
const exceptions = [
  // Its functions hold no text and no buffers, only bits of a board.
  ["/rules/draughts/moves/perft.cpp", ["-fno-stack-protector"]],
  // The files of the site, and one function that returns them.
  ["/web_assets.cpp", ["-O0", "-U_FORTIFY_SOURCE"]],
];
const takesBack = /^-(U|fno-stack|fno-pie|fcf-protection=|O0)/i;

test("a release compiles every source with the protections", (t) => {
  const commands = releaseCommands(t);
  assert.ok(commands.some(({ file }) => file.endsWith("/server/main.cpp")));
  for (const { file, words } of commands) {
    assert.deepEqual(
      protections.filter((flag) => !words.includes(flag)),
      [],
      file,
    );
    const [, allowed] = exceptions.find(([name]) => file.endsWith(name)) ?? [null, []];
    assert.deepEqual(
      words.filter((word) => takesBack.test(word)),
      allowed,
      file,
    );
  }
});

const overruns = `
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <vector>

[[gnu::noinline]] void fill(volatile char* to, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) to[i] = 'x';
}

int main(int, char** words) {
  const std::string_view what = words[1];
  const auto count = std::strtoul(words[2], nullptr, 10);
  if (what == "container") return std::vector<char>(8)[count];
  char buffer[8] = {};
  if (what == "buffer") std::memcpy(buffer, words[3], count);
  if (what == "stack") fill(buffer, count);
  return buffer[count % 8] == 'x' ? 0 : 1;
}
`;

test("a program compiled like a release aborts on a buffer overrun", (t) => {
  const { words } = releaseCommands(t).find(({ file }) => file.endsWith("/server/main.cpp"));
  const compiler = words.findIndex((word) => word.includes("clang++"));
  const flags = words.slice(compiler + 1, words.indexOf("-o"));
  const folder = temporaryFolder(t);
  const program = join(folder, "overruns");
  execFileSync(words[compiler], [...flags, "-fuse-ld=lld-19", "-x", "c++", "-", "-o", program], {
    input: overruns,
    stdio: ["pipe", "inherit", "inherit"],
  });
  const run = (what, count) =>
    spawnSync(program, [what, `${count}`, "x".repeat(count)], { cwd: folder, encoding: "utf8" });
  const said = {
    container: /Assertion '__n < this->size\(\)' failed/,
    buffer: /buffer overflow detected/,
    stack: /stack smashing detected/,
  };
  for (const [what, ending] of Object.entries(said)) {
    assert.equal(run(what, 7).signal, null, what);
    const overrun = run(what, 64);
    assert.equal(overrun.signal, "SIGABRT", what);
    assert.match(overrun.stderr, ending);
  }
});
