// Messages of the game page: next to the board, for screen readers, and as sounds.

import { signal } from "@preact/signals";
import { playSound, type Sound } from "../alerts/sound.ts";

export interface Notice {
  kind: "refused" | "told";
  text: string;
  /** The command was rejected because the user is on vacation. */
  away?: boolean;
}

interface Announcement {
  /** A different key for each, so that screen readers repeat the same text. */
  id: number;
  text: string;
}

/** Several are kept, because two may arrive at once. */
const keptAnnouncements = 3;

export class Notices {
  readonly last = signal<Notice | null>(null);
  /** Announcements for screen readers, newest last. */
  readonly announcements = signal<readonly Announcement[]>([]);

  private announced = 0;

  /** `quiet` turns sounds off. */
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
