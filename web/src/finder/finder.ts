// What a search finds: asked once typing pauses, with the last answer kept until the next one.

import { signal } from "@preact/signals";
import { Resource } from "../loading/resource.ts";
import { type Found, type Person, playersApi } from "../net/players.ts";

/** Calls `act` once typing has paused; the returned function cancels that. */
type Later = (act: () => void) => () => void;

const afterPause: Later = (act) => {
  const timer = setTimeout(act, 120);
  return () => clearTimeout(timer);
};

export class Finder {
  readonly text = signal("");
  /** The answer to `answered`; null for no text. */
  readonly found = signal<Found | null>(null);
  readonly answered = signal("");
  private readonly asked: Resource<Found>;
  private cancel = () => {};

  constructor(
    private readonly only: "players" | null,
    private readonly ask = playersApi.search,
    private readonly later = afterPause,
  ) {
    this.asked = new Resource(
      () => this.answer(),
      (found) => {
        this.found.value = found;
      },
    );
  }

  get trouble() {
    return this.asked.trouble;
  }

  type(text: string) {
    this.text.value = text;
    this.cancel();
    if (text.trim() === "") this.clear();
    else this.cancel = this.later(() => void this.asked.load());
  }

  stop() {
    this.cancel();
    this.asked.stop();
  }

  private clear() {
    this.asked.clear();
    this.found.value = null;
    this.answered.value = "";
  }

  private async answer(): Promise<Found> {
    const text = this.text.peek().trim();
    const found = await this.ask(text, this.only);
    if (text === this.text.peek().trim()) this.answered.value = text;
    return found;
  }
}

/** As many players as the server returns; there may be more. */
const mostFound = 8;

/** True if no player has the typed name. False until that is known. */
export function isUnknown(typed: string, { answered, found }: Pick<Finder, "answered" | "found">) {
  const name = typed.trim().toLowerCase();
  const players = found.value?.players ?? [];
  return (
    name !== "" &&
    answered.value.toLowerCase() === name &&
    players.length < mostFound &&
    players.every(({ username }) => username.toLowerCase() !== name)
  );
}

/** What is before, in and after the first letters that a name shares with the text. */
export function partsOf(name: string, text: string): readonly [string, string] {
  const begins = text !== "" && name.toLowerCase().startsWith(text.trim().toLowerCase());
  const end = begins ? text.trim().length : 0;
  return [name.slice(0, end), name.slice(end)];
}

/** The name being typed at the end of a list with commas. */
export const lastOf = (list: string): string => list.slice(list.lastIndexOf(",") + 1).trim();

/** The list with that name in place of the one being typed. */
export function withLast(list: string, name: string): string {
  const before = list.slice(0, list.lastIndexOf(",") + 1).trim();
  return `${before && `${before} `}${name}`;
}

export const profileOf = (name: string): string => `/@/${encodeURIComponent(name)}`;

/** Opens the form for a challenge to the player. */
export const challengeOf = (name: string): string => `/?challenge=${encodeURIComponent(name)}`;

/** True if `me` may challenge the player; null for a visitor without an account. */
export const isChallenged = (person: Pick<Person, "username" | "computer">, me: string | null) =>
  !person.computer && person.username !== me;
