// A second implementation of the protocol "crownhead dice 1", written from docs/rules/dice.md
// alone, to check the server's.

import { createHash, createHmac } from "node:crypto";

const sha256 = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();

/** The seat of an opening roll. */
export const nobody = 6;

/** All links of a chain, starting with the commitment; `root` is the last. */
export function chainFrom(root, length) {
  const links = [root];
  for (let i = 0; i < length; ++i) links.push(sha256(links.at(-1)));
  return links.reverse();
}

/** The entropy transcript of a game, as used for each seat's rolls. */
export class Heard {
  #all = sha256("crownhead heard 1");
  #before = new Map();

  absorb({ seat, act, entropy = "" }) {
    const before = this.for(seat);
    this.#all = sha256(this.#all, `${seat}\n${act}\n${entropy}`);
    this.#before = new Map([[seat, before]]);
  }

  /** The transcript after the last action of any other seat. */
  for(seat) {
    return this.#before.get(seat) ?? this.#all;
  }
}

/** The dice of roll `number`, counted from 1. */
export function roll(link, number, seat, heard) {
  for (let part = 0; ; ++part) {
    const stream = createHmac("sha256", link);
    stream.update(`crownhead dice 1\n${number}\n${seat}\n${part}\n`).update(heard);
    const byte = stream.digest().find((value) => value < 252);
    if (byte !== undefined) return [Math.floor((byte % 36) / 6) + 1, (byte % 6) + 1];
  }
}

/** The transcript of `events` (the d of each), and the number of rolls. */
export function heardIn(events) {
  const heard = new Heard();
  for (const event of events) if (event.act !== undefined && !event.auto) heard.absorb(event);
  return { heard, rolls: events.filter(({ type }) => type === "rolled").length };
}
