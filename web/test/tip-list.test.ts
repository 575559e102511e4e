// The browser's check of a list of tips, against a list that is made here.

import assert from "node:assert/strict";
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { test } from "node:test";
import { checkList } from "../src/nardi-game/tip-list.ts";
import type { TipDay } from "../src/net/api.ts";

const sha256 = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const key = publicKey.export({ format: "der", type: "spki" }).subarray(-32).toString("hex");
const date = "2026-11-27";
const before = sha256("the day before");
const items = ["a", "b", "c"].map((word, i) => ({
  number: i + 1,
  tip: sha256(word).toString("hex"),
  told_ms: 1_000 + i,
  for: "seek" as const,
  id: `${i}`,
}));
let digest = sha256(`crownhead tips 1\n${date}\n`, before);
for (const { told_ms, id, tip } of items) digest = sha256(digest, `${told_ms} seek ${id} ${tip}\n`);
const hex = digest.toString("hex");
const words = `crownhead tips 1\n${date}\n3\n${hex}\n`;
const whole: TipDay = {
  ...{ date, over: true, tips: 3, before: before.toString("hex"), digest: hex, items },
  signature: sign(null, Buffer.from(words), privateKey).toString("hex"),
};
const tip = items[1]?.tip ?? "";
const state = (...parts: TipDay[]) => checkList(key, parts, tip);

test("a list that is right is known for it, also in parts", async () => {
  assert.equal(await state(whole), "signed");
  const [first, ...more] = items;
  assert.equal(
    await state({ ...whole, items: [first as never] }, { ...whole, items: more }),
    "signed",
  );
  assert.equal(await state({ ...whole, signature: null }), "open");
});

test("what was changed in a list is found", async () => {
  const other = sha256("other").toString("hex");
  const [first, second, third] = items;
  for (const changed of [
    { ...whole, items: [first, second] },
    { ...whole, items: [second, first, third] },
    { ...whole, items: [{ ...first, id: "9" }, second, third] },
    { ...whole, before: other },
    { ...whole, digest: other },
    { ...whole, signature: other + other },
  ] as TipDay[])
    assert.equal(await state(changed), "wrong");
  assert.equal(await checkList(key, [whole], other), "wrong", "a tip that is not in it");
  assert.equal(await checkList(other, [whole], tip), "wrong", "another key");
});
