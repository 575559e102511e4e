// What the page of a game says: beside the board, to a screen reader, and by sounds.

import { signal } from "@preact/signals";
import { playSound, type Sound } from "../sound.ts";

export interface Notice {
  kind: "refused" | "told";
  text: string;
}

export class Voice {
  readonly notice = signal<Notice | null>(null);
  /** What a screen reader is told. */
  readonly announcement = signal("");

  /** `quiet` makes no sound. */
  constructor(private readonly quiet: boolean) {}

  say(kind: Notice["kind"], text: string) {
    this.notice.value = { kind, text };
    this.announcement.value = text;
  }

  sound(sound: Sound) {
    if (!this.quiet) playSound(sound);
  }
}
