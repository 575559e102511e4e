// What the page of a game says: beside the board, to a screen reader, and by sounds.

import { signal } from "@preact/signals";
import { playSound, type Sound } from "../sound.ts";

export interface Notice {
  kind: "refused" | "told";
  text: string;
  /** My vacation forbids what was refused. */
  away?: boolean;
}

export class Voice {
  readonly notice = signal<Notice | null>(null);
  /** What a screen reader is told. */
  readonly announcement = signal("");

  /** `quiet` makes no sound. */
  constructor(private readonly quiet: boolean) {}

  say(kind: Notice["kind"], text: string, away = false) {
    this.notice.value = { kind, text, away };
    this.announcement.value = text;
  }

  sound(sound: Sound) {
    if (!this.quiet) playSound(sound);
  }
}
