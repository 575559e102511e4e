// The one WebSocket of this tab: it comes back by itself, goes on with each topic where it stopped
// and sends again, under the same id, what was not answered.

import { signal } from "@preact/signals";
import { uuid } from "./uuid.ts";

export interface Answer {
  v?: number;
  d: unknown;
}

/** What the server refused, with a sentence that says why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    detail: string,
  ) {
    super(detail);
  }
}

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
}

/** Those who follow a topic, each with the last version that it was told; undefined for none. */
type Followers = Map<TopicListener, number | undefined>;

interface Command {
  text: string;
  resolve(answer: Answer): void;
  reject(refused: Refused): void;
}

interface Incoming {
  t?: string;
  id?: string | null;
  topic?: string;
  v?: number;
  d?: unknown;
  code?: string;
  detail?: string;
  server_ms?: number;
}

const firstDelayMs = 500;
const longestDelayMs = 15_000;
const heartbeatMs = 10_000;
const silenceMs = 8_000;
/** Where there is reason to doubt: an answer is late, or the browser says that the network is gone. */
const doubtMs = 2_000;
/** What the server closes with when the session has ended that the socket spoke for. */
const sessionEnded = 1008;

export class Socket {
  readonly state = signal<"connecting" | "open" | "lost">("connecting");
  /** Told when the session of this socket has ended, maybe in another tab: who comes back may be another. */
  onSessionEnded = () => {};

  private wire: Wire | null = null;
  private readonly topics = new Map<string, Followers>();
  private readonly commands = new Map<string, Command>();
  private attempts = 0;
  private stopRetry = () => {};
  private stopHeartbeat = () => {};
  private timeAskedAt = 0;
  /** How far the server is ahead; what shows an instant is drawn anew when that is known better. */
  private readonly aheadMs = signal(0);
  private bestRoundTrip = Number.POSITIVE_INFINITY;

  constructor(private readonly around: Surroundings) {}

  /** The server's time as well as it is known, in milliseconds UTC. */
  serverNow(): number {
    return this.around.now() + this.aheadMs.value;
  }

  open() {
    this.stopRetry();
    if (this.state.peek() === "open") this.state.value = "connecting";
    const wire = this.around.connect();
    this.wire = wire;
    wire.onopen = () => this.opened(wire);
    wire.onmessage = ({ data }) => {
      if (wire === this.wire) this.received(String(data));
    };
    wire.onclose = (event) => {
      if (wire !== this.wire) return;
      this.closed();
      if (event?.code !== sessionEnded) return;
      this.forgetVersions();
      this.onSessionEnded();
    };
  }

  /** Connects anew, as somebody else: after signing in or out. */
  restart() {
    this.forgetVersions();
    const old = this.wire;
    this.wire = null;
    old?.close();
    this.stopHeartbeat();
    this.open();
  }

  /** There is reason to believe that the connection is gone. */
  doubt() {
    this.beat(doubtMs);
  }

  /** Tries at once instead of waiting for the next attempt. */
  hurry() {
    if (this.state.peek() === "lost") this.open();
    else this.beat();
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
      this.sendNow({ t: "unsub", topic: name });
    };
  }

  /** Resolves after the server has stored it; rejects with Refused, never for a lost connection. */
  command(t: string, fields: Record<string, unknown>): Promise<Answer> {
    const id = this.around.uuid();
    const text = JSON.stringify({ t, id, ...fields });
    return new Promise((resolve, reject) => {
      this.commands.set(id, { text, resolve, reject });
      this.sendText(text);
      this.around.after(doubtMs, () => {
        if (this.commands.has(id)) this.doubt();
      });
    });
  }

  private opened(wire: Wire) {
    if (wire !== this.wire) return;
    this.attempts = 0;
    this.state.value = "open";
    this.askTime();
    for (const [name, followers] of this.topics) this.subscribe(name, followers);
    for (const command of this.commands.values()) this.sendText(command.text);
    this.stopHeartbeat();
    this.stopHeartbeat = this.around.after(heartbeatMs, () => this.beat());
  }

  /** Somebody else may be told other things. */
  private forgetVersions() {
    for (const followers of this.topics.values()) {
      for (const listener of followers.keys()) followers.set(listener, undefined);
    }
  }

  private closed() {
    this.wire = null;
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
    this.stopHeartbeat = this.around.after(patience, () => {
      if (wire !== this.wire) return;
      wire.onclose = null;
      wire.close();
      this.closed();
    });
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
        this.setTime(message.server_ms ?? 0);
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

  private answered({ t, id, v, d, code, detail }: Incoming) {
    const command = this.commands.get(id ?? "");
    if (!command || !id) return;
    this.commands.delete(id);
    if (t === "ack") command.resolve(v === undefined ? { d } : { v, d });
    else command.reject(new Refused(code ?? "", detail ?? ""));
  }

  private told(t: "snapshot" | "event" | "info", { topic: name = "", v = 0, d }: Incoming) {
    const followers = this.topics.get(name);
    if (!followers) return;
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

  /** From the oldest version that somebody needs. */
  private subscribe(name: string, followers: Followers) {
    const versions = [...followers.values()];
    const known = versions.filter((version) => version !== undefined);
    const from = known.length === versions.length ? { v: Math.min(...known) } : {};
    const glance = [...followers.keys()].every((listener) => listener.glance);
    this.sendNow({ t: "sub", topic: name, ...from, ...(glance ? { glance } : {}) });
  }

  private askTime() {
    this.timeAskedAt = this.around.now();
    this.sendNow({ t: "time" });
  }

  private setTime(serverMs: number) {
    const now = this.around.now();
    const roundTrip = now - this.timeAskedAt;
    // The answer that was under way for the shortest time is the most exact one; old ones fade.
    if (roundTrip > this.bestRoundTrip * 1.5 + 10) {
      this.bestRoundTrip *= 1.2;
      return;
    }
    this.bestRoundTrip = roundTrip;
    this.aheadMs.value = serverMs + roundTrip / 2 - now;
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
