import { createHmac } from "node:crypto";

/** The code that an authenticator shows for a base32 key. */
export function totp(key, at = Date.now()) {
  const bits = [...key].map((c) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(c));
  const text = bits.map((n) => n.toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from(text.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac("sha1", bytes).update(counter).digest();
  const number = mac.readUInt32BE(mac[19] & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}
