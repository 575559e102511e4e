// Looks a tip up in the list of its day, and works the list out anew: docs/rules/dice.md tells how.

import type { TipDay } from "../net/api.ts";
import { fromHex, joined, sha256, text, toHex } from "./dice-bytes.ts";

/** What the list is: signed, of a day that goes on, signed in a way that the browser cannot check. */
export type ListState = "signed" | "open" | "unchecked" | "wrong";

/** Whether it is signed so; null where the browser does not know Ed25519. */
async function isSigned(key: string, words: string, signature: string): Promise<boolean | null> {
  const algorithm = { name: "Ed25519" };
  try {
    const raw = joined(fromHex(key));
    const imported = await crypto.subtle.importKey("raw", raw, algorithm, false, ["verify"]);
    const signed = joined(fromHex(signature));
    return await crypto.subtle.verify(algorithm, imported, signed, text(words));
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotSupportedError") return null;
    throw error;
  }
}

/** `parts` are all of the day's, in their order. */
export async function checkList(
  key: string,
  parts: readonly TipDay[],
  tip: string,
): Promise<ListState> {
  const [first] = parts;
  if (!first) return "wrong";
  const items = parts.flatMap((part) => part.items);
  let digest = await sha256(text(`crownhead tips 1\n${first.date}\n`), fromHex(first.before));
  for (const { told_ms, for: what, id, tip } of items)
    digest = await sha256(digest, text(`${told_ms} ${what} ${id} ${tip}\n`));
  const listed = items.some((item) => item.tip === tip);
  if (!listed || items.length !== first.tips || toHex(digest) !== first.digest) return "wrong";
  if (first.signature === null) return "open";
  const words = `crownhead tips 1\n${first.date}\n${first.tips}\n${first.digest}\n`;
  const signed = await isSigned(key, words, first.signature);
  return signed === null ? "unchecked" : signed ? "signed" : "wrong";
}
