import assert from "node:assert/strict";
import { test } from "node:test";
import { effect } from "@preact/signals";
import { Refused, Socket, type Told, type TopicListener, type Wire } from "../../src/net/socket.ts";
import type { Keep } from "../../src/net/unanswered.ts";

/** A network whose connections the test opens, feeds and breaks. */
class Network {
  readonly wires: FakeWire[] = [];
  private timers: { at: number; act: () => void }[] = [];
  private ids = 0;
  time = 0;

  readonly socket: Socket;

  /** The storage outlives a page. Ids begin with the name of the page. */
  constructor(keep: Keep = nothingKept, name = "id") {
    this.socket = new Socket(
      {
        connect: () => {
          const wire = new FakeWire();
          this.wires.push(wire);
          return wire;
        },
        now: () => this.time,
        uuid: () => `${name}${++this.ids}`,
        random: () => 1,
        after: (ms, act) => {
          const timer = { at: this.time + ms, act };
          this.timers.push(timer);
          return () => {
            this.timers = this.timers.filter((other) => other !== timer);
          };
        },
        tooLate: () => "too late",
      },
      keep,
    );
  }

  get open(): FakeWire[] {
    return this.wires.filter((wire) => !wire.closed);
  }

  get wire(): FakeWire {
    const last = this.wires.at(-1);
    assert.ok(last);
    return last;
  }

  pass(ms: number) {
    const until = this.time + ms;
    for (;;) {
      const [next] = this.timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.act();
    }
    this.time = until;
  }
}

const nothingKept: Keep = { get: () => null, set: () => {} };

function storage(): Keep & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    get: (name) => texts.get(name) ?? null,
    set: (name, text) => void (text === null ? texts.delete(name) : texts.set(name, text)),
  };
}

class FakeWire implements Wire {
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: Wire["onclose"] = null;
  readonly sent: string[] = [];

  send(text: string) {
    this.sent.push(text);
  }

  close() {
    this.closed = true;
    this.onclose?.();
  }

  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The messages sent, except for time requests. */
  get asked(): unknown[] {
    return this.sent.map((text) => JSON.parse(text)).filter(({ t }) => t !== "time");
  }
}

function connected(): Network {
  const network = new Network();
  network.socket.open();
  network.wire.onopen?.();
  return network;
}

function recorder(): { listener: TopicListener; heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    listener: {
      snapshot: (d, v) => heard.push(`snapshot ${v} ${JSON.stringify(d)}`),
      event: (d, v) => heard.push(`event ${v} ${JSON.stringify(d)}`),
      info: (d) => heard.push(`info ${JSON.stringify(d)}`),
    },
  };
}

const event = (v: number) => ({ t: "event", topic: "game/1", v, d: v });

test("a topic is followed from the known version", () => {
  const network = connected();
  const { listener, heard } = recorder();
  network.socket.follow("game/1", listener, 7);
  assert.deepEqual(network.wire.asked, [{ t: "sub", topic: "game/1", v: 7 }]);
  network.wire.say(event(7));
  network.wire.say(event(8));
  network.wire.say({ t: "info", topic: "game/1", d: "here" });
  assert.deepEqual(heard, ["event 8 8", 'info "here"']);
});

test("events before the first snapshot are dropped", () => {
  const network = connected();
  const { listener, heard } = recorder();
  network.socket.follow("lobby", listener);
  network.wire.say({ t: "event", topic: "lobby", v: 4, d: 4 });
  network.wire.say({ t: "snapshot", topic: "lobby", v: 4, d: [] });
  network.wire.say({ t: "event", topic: "lobby", v: 5, d: 5 });
  assert.deepEqual(heard, ["snapshot 4 []", "event 5 5"]);
});

test("a gap is requested again, and no event is delivered twice or out of order", () => {
  const network = connected();
  const { listener, heard } = recorder();
  network.socket.follow("game/1", listener, 1);
  network.wire.say(event(3));
  assert.deepEqual(network.wire.asked.at(-1), { t: "sub", topic: "game/1", v: 1 });
  network.wire.say(event(2));
  network.wire.say(event(3));
  network.wire.say(event(3));
  assert.deepEqual(heard, ["event 2 2", "event 3 3"]);
});

test("after a lost connection topics resume where they stopped", () => {
  const network = connected();
  const { listener, heard } = recorder();
  network.socket.follow("game/1", listener, 1);
  network.wire.say(event(2));
  network.wire.close();
  assert.equal(network.socket.state.value, "lost");
  network.pass(500);
  assert.equal(network.wires.length, 2);
  network.wire.onopen?.();
  assert.equal(network.socket.state.value, "open");
  assert.deepEqual(network.wire.asked, [{ t: "sub", topic: "game/1", v: 2 }]);
  network.wire.say(event(3));
  assert.deepEqual(heard, ["event 2 2", "event 3 3"]);
});

test("a topic refused for now is requested again, active ones are not", () => {
  const network = connected();
  const { listener, heard } = recorder();
  network.socket.follow("game/1", listener, 1);
  network.wire.say(event(2));
  const leave = network.socket.follow("lobby", listener);
  network.socket.follow("me", listener);
  const before = network.wire.asked.length;
  for (let i = 0; i < 2; i++) network.wire.say({ t: "err", id: null, code: "RATE_LIMITED" });
  leave();
  network.pass(4_500);
  assert.deepEqual(network.wire.asked.slice(before), [
    { t: "unsub", topic: "lobby" },
    { t: "sub", topic: "me" },
  ]);
  network.wire.say({ t: "snapshot", topic: "me", v: 1, d: {} });
  network.wire.say({ t: "err", id: null, code: "NOT_FOUND" });
  network.pass(4_500);
  assert.equal(network.wire.asked.length, before + 2);
  assert.deepEqual(heard, ["event 2 2", "snapshot 1 {}"]);
});

test("retries back off, and hurrying triggers one at once", () => {
  const network = connected();
  network.wire.close();
  for (const delay of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
    const before = network.wires.length;
    network.pass(delay - 1);
    assert.equal(network.wires.length, before);
    network.pass(1);
    assert.equal(network.wires.length, before + 1);
    network.wire.close();
  }
  const before = network.wires.length;
  network.socket.hurry();
  assert.equal(network.wires.length, before + 1);
  network.pass(20_000);
  assert.equal(network.wires.length, before + 1);
});

test("a command is answered once it is stored", async () => {
  const network = connected();
  const answer = network.socket.command("move", { game: "1", ply: 0, move: "32-28" });
  assert.deepEqual(network.wire.asked, [
    { t: "move", id: "id1", game: "1", ply: 0, move: "32-28" },
  ]);
  network.wire.say({ t: "ack", id: "id1", v: 2, d: { ply: 1 } });
  assert.deepEqual(await answer, { v: 2, d: { ply: 1 } });
});

test("a refused command says why", async () => {
  const network = connected();
  const answer = network.socket.command("resign", { game: "1" });
  network.wire.say({ t: "err", id: "id1", code: "GAME_OVER", detail: "the game is over" });
  await assert.rejects(answer, (error: unknown) => {
    assert.ok(error instanceof Refused);
    assert.equal(error.code, "GAME_OVER");
    assert.equal(error.message, "The game is over.");
    return true;
  });
});

test("an unanswered command is sent again under the same id", async () => {
  const network = connected();
  const first = network.socket.command("resign", { game: "1" });
  const second = network.socket.command("draw", { game: "1", action: "offer" });
  network.wire.say({ t: "ack", id: "id1", d: {} });
  await first;
  network.wire.close();
  const third = network.socket.command("abort", { game: "2" });
  network.pass(500);
  network.wire.onopen?.();
  assert.deepEqual(network.wire.asked, [
    { t: "draw", id: "id2", game: "1", action: "offer" },
    { t: "abort", id: "id3", game: "2" },
  ]);
  network.wire.say({ t: "ack", id: "id3", d: {} });
  network.wire.say({ t: "ack", id: "id2", d: {} });
  await Promise.all([second, third]);
});

test("silence counts as a lost connection", () => {
  const network = connected();
  network.pass(10_000);
  assert.equal(network.socket.state.value, "open");
  network.wire.say({ t: "time", server_ms: 10_000 });
  network.pass(10_000);
  network.pass(7_999);
  assert.equal(network.socket.state.value, "open");
  network.pass(1);
  assert.equal(network.socket.state.value, "lost");
});

test("the server's time is estimated from the fastest answer", () => {
  const network = connected();
  network.time = 100;
  network.wire.say({ t: "time", server_ms: 5_050 });
  assert.equal(network.socket.serverNow(), 5_100);
  network.pass(10_000);
  network.time += 3_000;
  network.wire.say({ t: "time", server_ms: 1 });
  assert.equal(network.socket.serverNow(), network.time + 5_000);
});

test("views of the server's time update when the estimate improves", () => {
  const network = connected();
  network.time = 86_400_000;
  const shown: number[] = [];
  const stop = effect(() => {
    shown.push(network.socket.serverNow());
  });
  network.wire.say({ t: "time", server_ms: 5_000 });
  stop();
  assert.equal(shown.length, 2);
  assert.equal(shown[1], network.socket.serverNow());
});

test("a topic is left when its last listener leaves", () => {
  const network = connected();
  const { listener, heard } = recorder();
  const leave = network.socket.follow("game/1", listener, 1);
  leave();
  assert.deepEqual(network.wire.asked.at(-1), { t: "unsub", topic: "game/1" });
  network.wire.say(event(2));
  assert.deepEqual(heard, []);
});

test("a restart as another account starts from snapshots", () => {
  const network = connected();
  const { listener } = recorder();
  network.socket.follow("game/1", listener, 5);
  network.socket.restart();
  network.wire.onopen?.();
  assert.deepEqual(network.wire.asked, [{ t: "sub", topic: "game/1" }]);
});

test("after its session ends it reloads the account and starts from snapshots", () => {
  for (const [code, asked] of [
    [1008, { t: "sub", topic: "me" }],
    [1001, { t: "sub", topic: "me", v: 5 }],
  ] as const) {
    const network = connected();
    let ends = 0;
    network.socket.onSessionEnded = () => {
      ends += 1;
    };
    network.socket.follow("me", recorder().listener, 5);
    network.wire.onclose?.({ code });
    assert.equal(ends, code === 1008 ? 1 : 0);
    network.pass(500);
    network.wire.onopen?.();
    assert.deepEqual(network.wire.asked, [asked]);
  }
});

test("two listeners of one topic each receive what they lack", () => {
  const network = connected();
  const first = recorder();
  const second = recorder();
  network.socket.follow("game/1", first.listener, 2);
  network.socket.follow("game/1", second.listener, 3);
  assert.deepEqual(network.wire.asked.at(-1), { t: "sub", topic: "game/1", v: 2 });
  network.wire.say(event(3));
  network.wire.say(event(4));
  assert.deepEqual(first.heard, ["event 3 3", "event 4 4"]);
  assert.deepEqual(second.heard, ["event 4 4"]);
});

test("nothing is sent while reconnecting", () => {
  const network = connected();
  network.socket.restart();
  network.socket.follow("me", recorder().listener);
  assert.deepEqual(network.wire.sent, []);
  network.wire.onopen?.();
  assert.deepEqual(network.wire.asked, [{ t: "sub", topic: "me" }]);
});

test("a command unanswered for two seconds puts the connection in doubt", () => {
  const network = connected();
  void network.socket.command("resign", { game: "1" });
  network.pass(2000);
  assert.deepEqual(network.wire.sent.at(-1), '{"t":"time"}');
  network.pass(1999);
  assert.equal(network.socket.state.value, "open");
  network.pass(1);
  assert.equal(network.socket.state.value, "lost");
});

test("an answer clears the doubt, and answered commands raise none", async () => {
  const network = connected();
  const answer = network.socket.command("draw", { game: "1" });
  network.wire.say({ t: "ack", id: "id1", v: 2, d: {} });
  await answer;
  const said = network.wire.sent.length;
  network.pass(2000);
  assert.equal(network.wire.sent.length, said);
  network.socket.doubt();
  network.pass(1000);
  network.wire.say({ t: "time", server_ms: 0 });
  network.pass(2000);
  assert.equal(network.socket.state.value, "open");
});

test("there is one socket however often reconnecting is triggered", () => {
  const network = connected();
  network.wire.close();
  network.pass(500);
  for (let i = 0; i < 3; i++) network.socket.hurry();
  assert.equal(network.open.length, 1);
  network.pass(3000);
  for (let i = 0; i < 3; i++) network.socket.hurry();
  assert.equal(network.open.length, 1, "a hanging socket is replaced by a new one");
  assert.equal(network.wires.length, 3);
  const [, hanging, last] = network.wires;
  hanging?.onopen?.();
  assert.equal(network.socket.state.value, "lost", "an abandoned socket that opens is ignored");
  last?.onopen?.();
  assert.equal(network.socket.state.value, "open");
});

test("a hanging connection is closed, shown as lost and retried", () => {
  const network = new Network();
  network.socket.open();
  network.pass(5_999);
  assert.equal(network.socket.state.value, "connecting");
  network.pass(3_001);
  assert.equal(network.socket.state.value, "lost");
  assert.equal(network.open.length, 1);
  assert.equal(network.wires.length, 2);
  network.pass(60_000);
  assert.equal(network.open.length <= 1, true);
  network.socket.hurry();
  network.wire.onopen?.();
  assert.equal(network.socket.state.value, "open");
  assert.equal(network.open.length, 1);
});

test("time requests are answered in order", () => {
  const network = connected();
  network.time = 250;
  network.socket.hurry();
  network.time = 300;
  network.wire.say({ t: "time", server_ms: 5_150 });
  network.time = 550;
  network.wire.say({ t: "time", server_ms: 5_400 });
  assert.equal(network.socket.serverNow(), 5_550);
});

const anna = { id: "7", name: "Anna" };
const boris = { id: "8", name: "Boris" };

function follow(network: Network, speaker: typeof anna | null) {
  network.socket.speakFor(speaker);
  if (speaker) network.socket.follow("me", {});
}

const takenFor = (network: Network, { name }: typeof anna) =>
  network.wire.say({ t: "snapshot", topic: "me", v: 1, d: { username: name } });

const commandsOf = (wire: FakeWire) =>
  wire.asked.filter((message) => !["sub", "unsub"].includes((message as Told).t));

test("nothing is sent before the server names the account of the connection", () => {
  const network = connected();
  follow(network, anna);
  void network.socket.command("resign", { game: "1" });
  assert.deepEqual(commandsOf(network.wire), []);
  takenFor(network, anna);
  assert.deepEqual(commandsOf(network.wire), [{ t: "resign", id: "id1", game: "1" }]);
});

test("unsent commands survive the page and are sent once when the account returns", () => {
  const kept = storage();
  const before = new Network(kept, "old");
  follow(before, anna);
  void before.socket.command("move", { game: "1", ply: 0, move: "32-28" });
  assert.equal(kept.texts.size, 1);

  const after = new Network(kept, "new");
  after.time = 3_600_000;
  const told: string[] = [];
  after.socket.onAnswered = ({ fields }, refused) => told.push(`${fields.move} ${refused}`);
  after.socket.open();
  after.wire.onopen?.();
  follow(after, anna);
  takenFor(after, anna);
  const move = { t: "move", id: "old1", game: "1", ply: 0, move: "32-28" };
  assert.deepEqual(commandsOf(after.wire), [move]);
  assert.equal(after.socket.unanswered[0]?.fields.move, "32-28");
  after.wire.say({ t: "ack", id: "old1", v: 2, d: {} });
  assert.deepEqual(told, ["32-28 null"]);
  assert.equal(kept.texts.size, 0);
  assert.deepEqual(after.socket.unanswered, []);
});

test("commands of one account are never sent for another", async () => {
  const kept = storage();
  const network = new Network(kept);
  network.socket.open();
  network.wire.onopen?.();
  follow(network, anna);
  takenFor(network, anna);
  network.wire.close();
  const resigned = network.socket.command("resign", { game: "1" });
  // A different account has signed in in another tab.
  let asked = 0;
  network.socket.onSessionEnded = () => {
    asked += 1;
  };
  network.pass(500);
  network.wire.onopen?.();
  takenFor(network, boris);
  assert.equal(asked, 1);
  follow(network, boris);
  await assert.rejects(resigned, Refused);
  for (let i = 0; i < 3; i++) {
    network.pass(15_000);
    network.wire.onopen?.();
    takenFor(network, boris);
  }
  assert.deepEqual(network.wires.flatMap(commandsOf), []);
  assert.equal(kept.texts.size, 1, "it waits for its own account");
  follow(network, anna);
  network.wire.close();
  network.pass(500);
  network.wire.onopen?.();
  takenFor(network, anna);
  assert.deepEqual(commandsOf(network.wire), [{ t: "resign", id: "id1", game: "1" }]);
});

test("a dropped command is never sent", async () => {
  const kept = storage();
  const network = new Network(kept);
  follow(network, anna);
  const resigned = network.socket.command("resign", { game: "1" });
  network.socket.dropCommands();
  await assert.rejects(resigned, Refused);
  assert.equal(kept.texts.size, 0);
  assert.deepEqual(network.socket.unanswered, []);
});

test("an outdated command is not sent, and the player is told", async () => {
  const minute = 60_000;
  for (const [t, after, sent] of [
    ["resign", 14 * minute, true],
    ["resign", 16 * minute, false],
    ["take", 2 * minute, false],
    ["move", 47 * 60 * minute, true],
    ["move", 49 * 60 * minute, false],
  ] as const) {
    const network = new Network(storage());
    follow(network, anna);
    const answer = network.socket.command(t, { game: "1" });
    network.time = after;
    network.socket.open();
    network.wire.onopen?.();
    takenFor(network, anna);
    assert.equal(commandsOf(network.wire).length, sent ? 1 : 0, `${t} after ${after}`);
    if (!sent)
      await assert.rejects(answer, (error: Refused) => {
        assert.deepEqual([error.code, error.message], ["TOO_LATE", "too late"]);
        return true;
      });
  }
});

test("a page stores at most fifty commands, and no seek", () => {
  const kept = storage();
  const network = new Network(kept);
  follow(network, anna);
  void network.socket.command("seek", { variant: "russian" });
  assert.equal(kept.texts.size, 0);
  for (let i = 0; i < 60; i++) void network.socket.command("chat", { text: String(i) });
  const [text = "[]"] = kept.texts.values();
  const texts = (JSON.parse(text) as Told[]).map(({ fields }) => fields.text);
  assert.equal(texts.length, 50);
  assert.equal(texts.at(-1), "59");
});

test("stored data that is not a list of commands is ignored", () => {
  for (const text of ["", "{", "null", "7", '[1,{"id":"x"},null]', '{"length":1}']) {
    const kept = storage();
    kept.texts.set("crownhead.unanswered.7", text);
    const network = new Network(kept);
    network.socket.open();
    network.wire.onopen?.();
    follow(network, anna);
    takenFor(network, anna);
    assert.deepEqual(commandsOf(network.wire), [], text);
  }
});
