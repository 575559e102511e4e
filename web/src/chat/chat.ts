// The chat of one game, as far as the user may read it.

import { computed, type Signal, signal } from "@preact/signals";
import { Resource } from "../loading/resource.ts";
import { api, type ChatLine, type ChatRoom } from "../net/api.ts";
import type { Socket } from "../net/socket.ts";
import { blocked, username } from "../session/account.ts";
import { troubleText } from "../trouble.ts";
import { keepSeen, seenBefore } from "./chat-memory.ts";
import { isAfter, merged } from "./lines.ts";

export class Chat {
  /** True while the lines are not shown. */
  readonly folded = signal(true);
  /** True if the user has asked for the field to write in. */
  readonly wanted = signal(false);
  /** What the user has typed. */
  readonly draft = signal("");
  /** Earlier lines, and lines sent while the connection was lost. */
  private readonly before = new Resource(
    () => api.chat(this.game),
    ({ items }) => this.add(items),
  );
  private readonly refused = signal<string | null>(null);
  /** Why a line was rejected, or why the lines could not be loaded. */
  readonly trouble = computed(() => this.refused.value ?? this.before.trouble.value);
  private readonly lines = signal<readonly ChatLine[]>([]);
  /** Id of the last line that the user has seen. */
  private readonly seen: Signal<number>;

  /** Without lines of blocked players. */
  readonly shown = computed(() =>
    this.lines.value.filter((line) => !blocked.value.has(line.username)),
  );
  /** True if there are unseen lines from other players. */
  readonly fresh = computed(() => {
    const last = this.shown.value.filter((line) => line.username !== username.value).at(-1);
    return this.folded.value && last !== undefined && isAfter(last, this.seen.value);
  });

  constructor(
    /** The game's id. */
    readonly game: string,
    private readonly socket: Pick<Socket, "command">,
  ) {
    this.seen = signal(seenBefore(game));
  }

  load() {
    return this.before.load();
  }

  stop() {
    this.before.stop();
  }

  heard(line: ChatLine) {
    this.add([line]);
  }

  private add(more: readonly ChatLine[]) {
    this.lines.value = merged(this.lines.value, more);
    if (!this.folded.value) this.see();
  }

  fold(folded: boolean) {
    if (folded === this.folded.peek()) return;
    this.folded.value = folded;
    if (!folded) this.see();
  }

  private see() {
    const last = this.lines.peek().at(-1);
    if (!last || !isAfter(last, this.seen.peek())) return;
    this.seen.value = Number(last.id);
    keepSeen(this.game, this.seen.value);
  }

  /** Sends a line. Returns false if it was rejected; the reason is then in `trouble`. */
  async say(text: string, room: ChatRoom): Promise<boolean> {
    this.refused.value = null;
    try {
      await this.socket.command("chat", { topic: `game/${this.game}`, text, room });
      return true;
    } catch (error) {
      this.refused.value = troubleText(error);
      return false;
    }
  }
}
