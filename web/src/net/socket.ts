// The tab's only WebSocket. It reconnects automatically, resumes each topic from the last version
// received, and resends unanswered commands under their original ids.

import { signal } from "@preact/signals";
import { refusalSentence } from "../messages/refusals.ts";
import type { RefusalReason } from "../messages/texts.ts";
import { ServerTime } from "./server-time.ts";
import {
  type Answer,
  browserKeep,
  type Command,
  type Keep,
  Refused,
  type Told,
  Unanswered,
} from "./unanswered.ts";
import { uuid } from "./uuid.ts";

export { type Answer, Refused, type Told };

export interface TopicListener {
  snapshot?(d: unknown, v: number): void;
  event?(d: unknown, v: number): void;
  info?(d: unknown): void;
  /** A preview of a game: the server does not count this client as a spectator. */
  glance?: boolean;
}

/** The subset of WebSocket that this module uses. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((event?: { code: number }) => void) | null;
}

export interface Surroundings {
  connect(): Wire;
  now(): number;
  uuid(): string;
  random(): number;
  after(ms: number, act: () => void): () => void;
  /** Returns the message for a command that has waited too long and is not sent. */
  tooLate?(): string;
}

/** Listeners of a topic, each with the last version that it received; undefined if none. */
type Followers = Map<TopicListener, number | undefined>;

/** The account on whose behalf commands are sent. */
export interface Speaker {
  id: string;
  name: string;
}

interface Incoming {
  t?: string;
  id?: string | null;
  topic?: string;
  v?: number;
  d?: unknown;
  code?: string;
  detail?: string;
  reason?: string;
  params?: Readonly<Record<string, unknown>>;
  server_ms?: number;
}

const signInFirst = () =>
  new Refused(
    "NOT_SIGNED_IN",
    refusalSentence({
      reason: "game.sign_in_to_play" satisfies RefusalReason,
      detail: "sign in to play; you are a spectator",
    }),
  );

const firstDelayMs = 500;
const longestDelayMs = 15_000;
const heartbeatMs = 10_000;
const silenceMs = 8_000;
/** Timeout for connecting. A slower attempt counts as lost. */
const connectMs = 7_000;
/**
 * Used when the connection is in doubt: an answer is late, or the browser reports that it is
 * offline.
 */
const doubtMs = 2_000;
/**
 * Minimum delay before subscribing again to a topic that was refused for now; the actual delay is
 * up to twice as long.
 */
const refusedMs = 2_000;
/** Close code that the server sends when the session of this socket has ended. */
const sessionEnded = 1008;

export class Socket {
  readonly state = signal<"connecting" | "open" | "lost">("connecting");
  /** Counts connections. A reader that sees a different number has missed messages. */
  readonly connections = signal(0);
  /**
   * Called when the session of this socket has ended, possibly in another tab. The next session may
   * belong to a different account.
   */
  onSessionEnded = () => {};
  /** Called for each answered command, even if the page that sent it is no longer open. */
  onAnswered = (_command: Told, _refused: Refused | null) => {};

  private wire: Wire | null = null;
  private readonly topics = new Map<string, Followers>();
  private readonly commands: Unanswered;
  private readonly time: ServerTime;
  /** The account that sends commands from this page. */
  private speaker: Speaker | null = null;
  /** True once the server has confirmed on this connection that it belongs to `speaker`. */
  private known = false;
  private attempts = 0;
  private attemptAt = 0;
  private stopRetry = () => {};
  private stopAskingAgain = () => {};
  /** Topics with a subscription that the server has not answered. */
  private readonly unheard = new Set<string>();
  private stopHeartbeat = () => {};

  constructor(
    private readonly around: Surroundings,
    keep: Keep = browserKeep,
  ) {
    this.time = new ServerTime(() => around.now());
    this.commands = new Unanswered(keep, () => around.now());
  }

  /** Returns the estimated server time in milliseconds UTC. */
  serverNow(): number {
    return this.time.serverNow();
  }

  /** Unanswered commands, oldest first. */
  get unanswered(): readonly Command[] {
    return this.commands.all.value;
  }

  open() {
    this.stopRetry();
    this.leaveWire();
    if (this.state.peek() === "open") this.state.value = "connecting";
    const wire = this.around.connect();
    this.wire = wire;
    this.attemptAt = this.around.now();
    wire.onopen = () => this.opened(wire);
    wire.onmessage = ({ data }) => {
      if (wire === this.wire) this.received(String(data));
    };
    wire.onclose = (event) => {
      if (wire !== this.wire) return;
      this.closed();
      if (event?.code === sessionEnded) this.somebodyElse();
    };
    this.stopHeartbeat = this.around.after(connectMs, () => this.giveUp(wire));
  }

  /** Closes the current connection, which may still be connecting, and ignores what it sends. */
  private leaveWire() {
    this.stopHeartbeat();
    const old = this.wire;
    this.wire = null;
    this.known = false;
    if (!old) return;
    old.onclose = null;
    old.close();
  }

  private giveUp(wire: Wire) {
    if (wire !== this.wire) return;
    this.leaveWire();
    this.closed();
  }

  private somebodyElse() {
    this.forgetVersions();
    this.onSessionEnded();
  }

  /** Reconnects for a different account, after signing in or out. */
  restart() {
    this.speakFor(null);
    this.forgetVersions();
    this.open();
  }

  /**
   * Sets the account that sends commands from this page. Commands of another account are not sent
   * from here; they wait in the browser until that account signs in again.
   */
  speakFor(speaker: Speaker | null) {
    const before = this.speaker;
    this.speaker = speaker;
    if (before?.id !== speaker?.id) this.known = false;
    const owner = speaker?.id ?? null;
    for (const command of this.commands.all.peek()) {
      if (command.owner === owner) continue;
      this.commands.forget(command);
      command.reject(signInFirst());
    }
    if (owner !== null) this.commands.recall(owner);
    this.sendCommands();
  }

  /** Drops all unanswered commands. Called after the user has confirmed it. */
  dropCommands() {
    for (const command of this.commands.all.peek()) {
      this.commands.take(command);
      command.reject(signInFirst());
    }
  }

  /** Checks the connection, which may be lost. */
  doubt() {
    this.beat(doubtMs);
  }

  /** Connects at once instead of waiting for the next attempt or for one that seems to hang. */
  hurry() {
    const hangs = this.wire !== null && this.around.now() - this.attemptAt >= doubtMs;
    if (this.state.peek() === "open") this.beat();
    else if (this.wire === null || hangs) this.open();
  }

  /**
   * Subscribes to a topic until the returned function is called. With `version`, the listener
   * receives only later events. Without it, or if the server no longer has that version, the
   * listener first receives a snapshot.
   */
  follow(name: string, listener: TopicListener, version?: number): () => void {
    const followers: Followers = this.topics.get(name) ?? new Map();
    this.topics.set(name, followers);
    followers.set(listener, version);
    this.subscribe(name, followers);
    return () => {
      followers.delete(listener);
      if (followers.size > 0 || this.topics.get(name) !== followers) return;
      this.topics.delete(name);
      this.unheard.delete(name);
      this.sendNow({ t: "unsub", topic: name });
    };
  }

  /**
   * Resolves after the server has stored the command. Rejects with Refused; a lost connection never
   * rejects.
   */
  command(t: string, fields: Record<string, unknown>): Promise<Answer> {
    const owner = this.speaker?.id ?? null;
    const command = this.commands.add(this.around.uuid(), t, fields, owner);
    this.sendCommand(command);
    this.around.after(doubtMs, () => {
      if (this.commands.find(command.id)) this.doubt();
    });
    return command.answer;
  }

  private opened(wire: Wire) {
    if (wire !== this.wire) return;
    this.attempts = 0;
    this.connections.value += 1;
    this.state.value = "open";
    this.time.begin();
    this.askTime();
    for (const [name, followers] of this.topics) this.subscribe(name, followers);
    this.sendCommands();
    this.stopHeartbeat();
    this.stopHeartbeat = this.around.after(heartbeatMs, () => this.beat());
  }

  private sendCommands() {
    for (const command of this.commands.all.peek()) this.sendCommand(command);
  }

  /** Waits until the server has confirmed the account of this connection. */
  private sendCommand(command: Command) {
    if (this.state.peek() !== "open") return;
    if (this.speaker && (command.owner !== this.speaker.id || !this.known)) return;
    if (!this.commands.isLate(command)) {
      this.sendNow({ t: command.t, id: command.id, ...command.fields });
      return;
    }
    this.answer(command, new Refused("TOO_LATE", this.around.tooLate?.() ?? ""));
  }

  private answer(command: Command, answer: Answer | Refused) {
    this.commands.take(command);
    const refused = answer instanceof Refused ? answer : null;
    this.onAnswered(command, refused);
    if (refused) command.reject(refused);
    else command.resolve(answer as Answer);
  }

  /** A different account may receive different data, so all topics start from a snapshot. */
  private forgetVersions() {
    for (const followers of this.topics.values()) {
      for (const listener of followers.keys()) followers.set(listener, undefined);
    }
  }

  private closed() {
    this.wire = null;
    this.known = false;
    this.stopHeartbeat();
    this.state.value = "lost";
    const longest = Math.min(longestDelayMs, firstDelayMs * 2 ** this.attempts);
    this.attempts += 1;
    const delay = longest * (0.5 + this.around.random() / 2);
    this.stopRetry = this.around.after(delay, () => this.open());
  }

  /** Pings the server. Without an answer in time the connection counts as lost. */
  private beat(patience = silenceMs) {
    const wire = this.wire;
    if (!wire || this.state.peek() !== "open") return;
    this.askTime();
    this.stopHeartbeat();
    this.stopHeartbeat = this.around.after(patience, () => this.giveUp(wire));
  }

  private received(text: string) {
    if (this.state.peek() === "open") {
      this.stopHeartbeat();
      this.stopHeartbeat = this.around.after(heartbeatMs, () => this.beat());
    }
    if (text === "p") return;
    const message = JSON.parse(text) as Incoming;
    switch (message.t) {
      case "time":
        this.time.answered(message.server_ms ?? 0);
        break;
      case "ack":
      case "err":
        this.answered(message);
        break;
      case "snapshot":
      case "event":
      case "info":
        this.told(message.t, message);
        break;
    }
  }

  private answered({ t, id, v, d, code, ...why }: Incoming) {
    const command = this.commands.find(id ?? "");
    if (!command) {
      if (code === "RATE_LIMITED") this.askAgainSoon();
      return;
    }
    if (t === "ack") this.answer(command, v === undefined ? { d } : { v, d });
    else this.answer(command, new Refused(code ?? "", refusalSentence(why)));
  }

  /**
   * Returns true if the connection belongs to the current account. Otherwise closes it and returns
   * false.
   */
  private isSpeakers({ username }: { username?: string }): boolean {
    if (!this.speaker || this.known || username === undefined) return true;
    if (username !== this.speaker.name) {
      this.leaveWire();
      this.closed();
      this.somebodyElse();
      return false;
    }
    this.known = true;
    this.sendCommands();
    return true;
  }

  private told(t: "snapshot" | "event" | "info", { topic: name = "", v = 0, d }: Incoming) {
    const followers = this.topics.get(name);
    if (!followers) return;
    if (t !== "info") this.unheard.delete(name);
    if (t === "snapshot" && name === "me" && !this.isSpeakers(d as { username?: string })) return;
    let gap = false;
    for (const [listener, known] of [...followers]) {
      if (t === "info") {
        listener.info?.(d);
      } else if (t === "snapshot" || v - 1 === known) {
        followers.set(listener, v);
        listener[t]?.(d, v);
      } else if (known !== undefined && v > known) {
        gap = true;
      }
    }
    if (gap) this.subscribe(name, followers);
  }

  /**
   * A refused subscription does not name its topic, so all unanswered topics are subscribed again.
   */
  private askAgainSoon() {
    this.stopAskingAgain();
    const delay = refusedMs * (1 + this.around.random());
    this.stopAskingAgain = this.around.after(delay, () => {
      for (const name of this.unheard) {
        const followers = this.topics.get(name);
        if (followers) this.subscribe(name, followers);
      }
    });
  }

  /** Subscribes from the oldest version that a listener needs. */
  private subscribe(name: string, followers: Followers) {
    this.unheard.add(name);
    const versions = [...followers.values()];
    const known = versions.filter((version) => version !== undefined);
    const from = known.length === versions.length ? { v: Math.min(...known) } : {};
    const glance = [...followers.keys()].every((listener) => listener.glance);
    this.sendNow({ t: "sub", topic: name, ...from, ...(glance ? { glance } : {}) });
  }

  private askTime() {
    if (this.state.peek() !== "open") return;
    this.time.ask();
    this.sendNow({ t: "time" });
  }

  private sendNow(message: Record<string, unknown>) {
    this.sendText(JSON.stringify(message));
  }

  private sendText(text: string) {
    if (this.wire && this.state.peek() === "open") this.wire.send(text);
  }
}

export function browserSurroundings(): Surroundings {
  return {
    connect: () => {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as Wire;
    },
    now: () => Date.now(),
    uuid,
    random: () => Math.random(),
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  };
}
