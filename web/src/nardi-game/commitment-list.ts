// Verifies the signed list of a day's commitments and that a commitment is in it; see
// docs/rules/dice.md.

import type { CommitmentDay } from "../net/api.ts";
import { fromHex, joined, sha256, text, toHex } from "./dice-bytes.ts";

/**
 * State of a list: signed, open (the day is not over), or signed but unverifiable in this browser.
 */
export type ListState = "signed" | "open" | "unchecked" | "wrong";

/** True if the signature is valid; null if the browser does not support Ed25519. */
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

/** `parts` are all parts of the day's list, in order. */
export async function checkList(
  key: string,
  parts: readonly CommitmentDay[],
  commitment: string,
): Promise<ListState> {
  const [first] = parts;
  if (!first) return "wrong";
  const items = parts.flatMap((part) => part.items);
  let digest = await sha256(
    text(`crownhead commitments 1\n${first.date}\n`),
    fromHex(first.before),
  );
  for (const { published_ms, for: what, id, commitment } of items)
    digest = await sha256(digest, text(`${published_ms} ${what} ${id} ${commitment}\n`));
  const listed = items.some((item) => item.commitment === commitment);
  if (!listed || items.length !== first.commitments || toHex(digest) !== first.digest)
    return "wrong";
  if (first.signature === null) return "open";
  const words = `crownhead commitments 1\n${first.date}\n${first.commitments}\n${first.digest}\n`;
  const signed = await isSigned(key, words, first.signature);
  return signed === null ? "unchecked" : signed ? "signed" : "wrong";
}
