// The browser's verification of a list of commitments, with a list made by the test.

import assert from "node:assert/strict";
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { test } from "node:test";
import { checkList } from "../../src/nardi-game/commitment-list.ts";
import type { CommitmentDay } from "../../src/net/api.ts";

const sha256 = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const key = publicKey.export({ format: "der", type: "spki" }).subarray(-32).toString("hex");
const date = "2026-11-27";
const before = sha256("the day before");
const items = ["a", "b", "c"].map((word, i) => ({
  number: i + 1,
  commitment: sha256(word).toString("hex"),
  published_ms: 1_000 + i,
  for: "seek" as const,
  id: `${i}`,
}));
let digest = sha256(`crownhead commitments 1\n${date}\n`, before);
for (const { published_ms, id, commitment } of items)
  digest = sha256(digest, `${published_ms} seek ${id} ${commitment}\n`);
const hex = digest.toString("hex");
const words = `crownhead commitments 1\n${date}\n3\n${hex}\n`;
const whole: CommitmentDay = {
  ...{ date, over: true, commitments: 3, before: before.toString("hex"), digest: hex, items },
  signature: sign(null, Buffer.from(words), privateKey).toString("hex"),
};
const commitment = items[1]?.commitment ?? "";
const state = (...parts: CommitmentDay[]) => checkList(key, parts, commitment);

test("a correct list is accepted, also in parts", async () => {
  assert.equal(await state(whole), "signed");
  const [first, ...more] = items;
  assert.equal(
    await state({ ...whole, items: [first as never] }, { ...whole, items: more }),
    "signed",
  );
  assert.equal(await state({ ...whole, signature: null }), "open");
});

test("a change in a list is found", async () => {
  const other = sha256("other").toString("hex");
  const [first, second, third] = items;
  for (const changed of [
    { ...whole, items: [first, second] },
    { ...whole, items: [second, first, third] },
    { ...whole, items: [{ ...first, id: "9" }, second, third] },
    { ...whole, before: other },
    { ...whole, digest: other },
    { ...whole, signature: other + other },
  ] as CommitmentDay[])
    assert.equal(await state(changed), "wrong");
  assert.equal(await checkList(key, [whole], other), "wrong", "a commitment not in the list");
  assert.equal(await checkList(other, [whole], commitment), "wrong", "another key");
});
