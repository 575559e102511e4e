// An open study: the server's version of it. Its topic announces each new version, so that readers
// see the changes of others.

import { Resource } from "../loading/resource.ts";
import { socket } from "../net/connection.ts";
import type { Socket } from "../net/socket.ts";
import { type Study, studies } from "../net/studies.ts";

/** Maximum length of a name, in characters. */
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

  /**
   * Follows new versions, including those since the answer. Returns a function that stops
   * following.
   */
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

  /**
   * The subscription has ended, usually because the user may no longer read the study. Loading it
   * again shows the reason.
   */
  private async ended() {
    if (!this.unfollow) return;
    await this.load();
    if (!this.unfollow || this.failure.peek() !== null) return;
    this.leave();
    this.follow();
  }
}
