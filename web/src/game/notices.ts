// What the page of a game says: beside the board, to a screen reader, and by sounds.

import { signal } from "@preact/signals";
import { playSound, type Sound } from "../alerts/sound.ts";

export interface Notice {
  kind: "refused" | "told";
  text: string;
  /** The refusal is because of my vacation. */
  away?: boolean;
}

interface Announcement {
  /** A new key for each, so that the same text is spoken again. */
  id: number;
  text: string;
}

/** How many stay: two may come at once. */
const keptAnnouncements = 3;

export class Notices {
  readonly last = signal<Notice | null>(null);
  /** What a screen reader is told, the newest last. */
  readonly announcements = signal<readonly Announcement[]>([]);

  private announced = 0;

  /** `quiet` makes no sound. */
  constructor(private readonly quiet: boolean) {}

  say(kind: Notice["kind"], text: string, away = false) {
    this.last.value = { kind, text, away };
    this.announce(text);
  }

  announce(text: string) {
    if (text === "") return;
    this.announced += 1;
    const kept = this.announcements.peek().slice(1 - keptAnnouncements);
    this.announcements.value = [...kept, { id: this.announced, text }];
  }

  sound(sound: Sound) {
    if (!this.quiet) playSound(sound);
  }
}
