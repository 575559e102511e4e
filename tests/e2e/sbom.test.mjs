// Compares the bill of materials with what the build used: the headers compiled into the binary and
// the archives linked into it, from ninja, by Debian package.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import { test } from "node:test";
import { billOfMaterials } from "../../docker/sbom.mjs";
import { binary } from "./harness/server.mjs";

// Their shared libraries belong to the operator's system, which handles their updates.
const of_the_system = new Set(["libc6-dev", "linux-libc-dev"]);
// The binary contains none of their code: libcurl, libpq, libnats and libcrypto are opened at run time if
// present, and the rest are for tests.
const declarations =
  /^(libclang-.*|libcurl4-openssl-dev|libgcc-.*|libnats-dev|libpq-dev|libssl-dev|libg(test|mock)-dev|lib(benchmark|rapidcheck)-dev)$/;

const ninja = (...args) =>
  execFileSync("ninja", ["-C", dirname(binary), "-t", ...args], {
    encoding: "utf8",
    maxBuffer: 1 << 30,
    stdio: ["ignore", "pipe", "ignore"],
  });

/** One file from each system folder that the build has read. */
function usedFiles() {
  const headers = ninja("deps").match(/\/usr\/(?:include|lib|share)\/\S+/g);
  const link = ninja("commands", "-s", "crownhead");
  const archives = link.match(/\/usr\/lib\/\S+\.a\b/g);
  const folders = new Map(headers.map((file) => [dirname(file), file]));
  // Debian's packages list a file by its own path, not through a link to its folder.
  return [...new Set([...folders.values(), ...archives].map((file) => realpathSync(file)))];
}

function packagesOf(files) {
  const shown = execFileSync("dpkg-query", ["-S", ...files], { encoding: "utf8" });
  return new Set(
    shown
      .trim()
      .split("\n")
      .map((line) => line.split(":")[0]),
  );
}

test("the bill of materials names what is in the binary", () => {
  const bill = billOfMaterials();
  assert.deepEqual([bill.bomFormat, bill.specVersion], ["CycloneDX", "1.5"]);
  const named = new Set(bill.components.map(({ name }) => name));
  const used = [...packagesOf(usedFiles())].filter(
    (name) => !of_the_system.has(name) && !declarations.test(name),
  );
  assert.ok(used.length > 5, used.join());
  assert.deepEqual(
    used.filter((name) => !named.has(name)),
    [],
    "missing in docker/sbom.mjs",
  );
  for (const name of ["preact", "@preact/signals"]) assert.ok(named.has(name), name);
  for (const { version, purl } of bill.components) {
    assert.match(version, /^\d/);
    assert.match(purl, /^pkg:(deb\/debian|npm)\/\S+@\S+$/);
  }
});
