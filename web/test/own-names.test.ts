// Which names the build may shorten: a wrong one would be found where the page asks for it, if at all.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { ownNames } from "../own-names.mjs";

const project = mkdtempSync(join(tmpdir(), "crownhead-names-"));
after(() => rmSync(project, { recursive: true, force: true }));

/** Of a project of one source, with an interface of the given keys. */
async function namesOf(source: string, api = "") {
  const web = join(project, "web");
  rmSync(web, { recursive: true, force: true });
  mkdirSync(join(web, "src"), { recursive: true });
  mkdirSync(join(project, "docs"), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(web, "node_modules"));
  writeFileSync(join(project, "docs/openapi.yaml"), api);
  writeFileSync(join(web, "src/source.tsx"), source);
  return (await ownNames(web)).sort();
}

test("members of classes are shortened, of every kind", async () => {
  const source = `
    class Desk {
      readonly pileOfPaper = 1;
      private drawerLocked = false;
      constructor(private readonly lampOfDesk: number) {}
      sharpenAll() { const aLocalName = this.lampOfDesk; return aLocalName; }
      get emptyDrawer() { return this.drawerLocked; }
    }`;
  const names = ["drawerLocked", "emptyDrawer", "lampOfDesk", "pileOfPaper", "sharpenAll"];
  assert.deepEqual(await namesOf(source), names);
});

test("what something else is called too keeps its name", async () => {
  const members = "class Desk { pileOfPaper = 1; drawerLocked = 2; emptyDrawer = 3; inkPot = 4; }";
  const others = `
    interface Row { pileOfPaper: number }
    const sent = { drawerLocked: true };
    const asked = sent["emptyDrawer"];
    const shown = <Desk inkPot="blue" />;`;
  assert.deepEqual(await namesOf(members + others), []);
});

test("keys of JSON, of a page and of a library keep their names", async () => {
  const source =
    "class Desk { agreed_draws = 1; addEventListener = 2; useSignal = 3; inkPot = 4; }";
  assert.deepEqual(await namesOf(source, "agreed_draws: { type: integer }"), ["inkPot"]);
});
