// Recomputes the dice of a game from its events, with the browser's own cryptography.
// docs/rules/dice.md describes the protocol.

import { fromHex, joined, sha256, text, toHex } from "./dice-bytes.ts";

/** The parts of an event that concern dice. */
export interface DiceEvent {
  type: string;
  /** In a start event. */
  dice_commitment?: string;
  /** In a roll, and in a player's action. */
  seat?: number;
  /** In a roll. */
  dice?: readonly number[];
  link?: string;
  /** An action of a player, or an automatic one of the server. */
  act?: string;
  entropy?: string;
  auto?: boolean;
}

/** The first error: the link of roll `number`, or its dice. */
export type Fault =
  | { what: "link"; number: number }
  | { what: "dice"; number: number; shown: string; due: string };

export interface Checked {
  commitment: string;
  rolls: number;
  fault: Fault | null;
}

const hmac = { name: "HMAC", hash: "SHA-256" };

async function roll(link: Uint8Array, number: number, seat: number, heard: Uint8Array) {
  const key = await crypto.subtle.importKey("raw", joined(link), hmac, false, ["sign"]);
  for (let part = 0; ; part++) {
    const named = text(`crownhead dice 1\n${number}\n${seat}\n${part}\n`);
    const stream = new Uint8Array(await crypto.subtle.sign("HMAC", key, joined(named, heard)));
    const byte = stream.find((value) => value < 252);
    if (byte !== undefined) return [Math.floor((byte % 36) / 6) + 1, (byte % 6) + 1];
  }
}

/** Checks a game with dice event by event. */
class Verifier {
  rolls = 0;
  private link: Uint8Array;
  /** The entropy before the last seat's action, which determines that seat's own dice. */
  private before: { seat: number; heard: Uint8Array } | null = null;

  constructor(
    commitment: string,
    private heard: Uint8Array,
  ) {
    this.link = fromHex(commitment);
  }

  async take(event: DiceEvent): Promise<Fault | null> {
    if (event.type === "rolled") return this.rolled(event);
    if (event.act !== undefined && !event.auto) await this.acted(event);
    return null;
  }

  private heardFor(seat: number) {
    return this.before?.seat === seat ? this.before.heard : this.heard;
  }

  private async acted({ seat = 0, act = "", entropy = "" }: DiceEvent) {
    this.before = { seat, heard: this.heardFor(seat) };
    this.heard = await sha256(this.heard, text(`${seat}\n${act}\n${entropy}`));
  }

  private async rolled({ seat = 0, dice = [], link = "" }: DiceEvent): Promise<Fault | null> {
    const number = ++this.rolls;
    const shown = fromHex(link);
    if (toHex(await sha256(shown)) !== toHex(this.link)) return { what: "link", number };
    this.link = shown;
    const due = (await roll(shown, number, seat, this.heardFor(seat))).join(", ");
    return due === dice.join(", ") ? null : { what: "dice", number, shown: dice.join(", "), due };
  }
}

/** Returns null for a game without dice. The page must have been loaded over TLS. */
export async function checkDice(events: readonly DiceEvent[]): Promise<Checked | null> {
  const commitment = events.find(({ type }) => type === "started")?.dice_commitment;
  if (commitment === undefined) return null;
  const verifier = new Verifier(commitment, await sha256(text("crownhead heard 1")));
  for (const event of events) {
    const fault = await verifier.take(event);
    if (fault) return { commitment, rolls: verifier.rolls, fault };
  }
  return { commitment, rolls: verifier.rolls, fault: null };
}
