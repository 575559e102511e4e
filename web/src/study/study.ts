// A study that is open: what the server has of it. Its topic tells of each new version, so that who
// reads sees what is changed elsewhere.

import { Resource } from "../loading/resource.ts";
import { socket } from "../net/connection.ts";
import type { Socket } from "../net/socket.ts";
import { type Study, studies } from "../net/studies.ts";

/** Names are no longer, in characters. */
export const longestName = 100;

export const addressOf = (id: string, chapter?: number): string =>
  `/study/${encodeURIComponent(id)}${chapter === undefined ? "" : `?chapter=${chapter}`}`;

export class OpenStudy extends Resource<Study> {
  private unfollow: (() => void) | null = null;

  constructor(
    readonly id: string,
    private readonly topics: Pick<Socket, "follow"> = socket,
  ) {
    super(() => studies.one(id));
  }

  /** Sees new versions from now on, also those that came since the answer; gives what ends it. */
  follow(): () => void {
    this.unfollow = this.topics.follow(`study/${this.id}`, {
      snapshot: (_, version) => {
        if (version !== this.answer.peek()?.version) void this.load();
      },
      info: () => void this.ended(),
    });
    return () => this.leave();
  }

  private leave() {
    this.unfollow?.();
    this.unfollow = null;
  }

  /** Nothing more is told, mostly because the study is no longer ours to read: asking says it. */
  private async ended() {
    if (!this.unfollow) return;
    await this.load();
    if (!this.unfollow || this.failure.peek() !== null) return;
    this.leave();
    this.follow();
  }
}
