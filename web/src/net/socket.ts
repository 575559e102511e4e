// The one WebSocket of this tab: it comes back by itself, goes on with each topic where it stopped
// and sends again, under the same id, what was not answered.

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
  /** It shows a game among others: the server counts nobody for it. */
  glance?: boolean;
}

/** The part of WebSocket that is used here. */
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
  /** Why a command is not sent that has waited for too long. */
  tooLate?(): string;
}

/** Those who follow a topic, each with the last version that it was told; undefined for none. */
type Followers = Map<TopicListener, number | undefined>;

/** An account. */
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
      detail: "sign in to play; you are looking on",
    }),
  );

const firstDelayMs = 500;
const longestDelayMs = 15_000;
const heartbeatMs = 10_000;
const silenceMs = 8_000;
/** For a connection to be made; one that takes longer counts as lost. */
const connectMs = 7_000;
/** Where there is reason to doubt: an answer is late, or the browser says that the network is gone. */
const doubtMs = 2_000;
/** How long a topic is not asked for again that was refused for now; up to twice as long. */
const refusedMs = 2_000;
/** What the server closes with when the session has ended that the socket spoke for. */
const sessionEnded = 1008;

export class Socket {
  readonly state = signal<"connecting" | "open" | "lost">("connecting");
  /** Counts the connections that were made: who sees another number has missed something. */
  readonly connections = signal(0);
  /** Told when the session of this socket has ended, maybe in another tab: who comes back may be another. */
  onSessionEnded = () => {};
  /** Told of each command that was answered, whether or not the page that gave it is still there. */
  onAnswered = (_command: Told, _refused: Refused | null) => {};

  private wire: Wire | null = null;
  private readonly topics = new Map<string, Followers>();
  private readonly commands: Unanswered;
  private readonly time: ServerTime;
  /** Whose commands this page gives. */
  private speaker: Speaker | null = null;
  /** Whether the server has said on this connection that it takes it for the speaker's. */
  private known = false;
  private attempts = 0;
  private attemptAt = 0;
  private stopRetry = () => {};
  private stopAskingAgain = () => {};
  /** Topics that were asked for and of which nothing was heard yet. */
  private readonly unheard = new Set<string>();
  private stopHeartbeat = () => {};

  constructor(
    private readonly around: Surroundings,
    keep: Keep = browserKeep,
  ) {
    this.time = new ServerTime(() => around.now());
    this.commands = new Unanswered(keep, () => around.now());
  }

  /** The server's time as well as it is known, in milliseconds UTC. */
  serverNow(): number {
    return this.time.serverNow();
  }

  /** What was given and not answered yet, the first one first. */
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

  /** One that is left says nothing any more; it may still be connecting. */
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

  /** Connects anew, as somebody else: after signing in or out. */
  restart() {
    this.speakFor(null);
    this.forgetVersions();
    this.open();
  }

  /**
   * Whose commands this page gives from now on. Those of another are sent no more from here; they
   * wait in the browser until that account is here again.
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

  /** Drops what was not answered yet: who gave it has said so. */
  dropCommands() {
    for (const command of this.commands.all.peek()) {
      this.commands.take(command);
      command.reject(signInFirst());
    }
  }

  /** There is reason to believe that the connection is gone. */
  doubt() {
    this.beat(doubtMs);
  }

  /** Tries at once instead of waiting for the next attempt, or for one that seems to hang. */
  hurry() {
    const hangs = this.wire !== null && this.around.now() - this.attemptAt >= doubtMs;
    if (this.state.peek() === "open") this.beat();
    else if (this.wire === null || hangs) this.open();
  }

  /**
   * Follows a topic until the function that is returned is called. With `version` only what came
   * after it is told; without, or where the server no longer knows it, first a snapshot.
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

  /** Resolves after the server has stored it; rejects with Refused, never for a lost connection. */
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

  /** Not before the server has said for whom it takes this connection. */
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

  /** Somebody else may be told other things. */
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

  /** Asks for a sign of life; without one the connection counts as lost. */
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

  /** Whether the server takes this connection for the speaker's; if it does not, it is left. */
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

  /** A refusal of a topic does not name it: all of which nothing was heard are asked for again. */
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

  /** From the oldest version that somebody needs. */
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
