// Bytes and digests, with the browser's own functions.

export const text = (words: string) => new TextEncoder().encode(words);

export const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

export const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const sha256 = async (...parts: Uint8Array[]) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", joined(...parts)));
