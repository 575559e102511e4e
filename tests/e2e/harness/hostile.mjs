// Hostile clients, and people who only want to play, for tests/e2e/hostile.test.mjs and
// bench/hostile.mjs. Each has its own loopback address. All of them end at a given time.

import { Agent } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { frame, handshake, opcode } from "./raw.mjs";
import { send } from "./rest.mjs";
import { seed, seeded } from "./seed.mjs";

const random = seeded(seed);

/** A client at an address, with a cookie once it has received one. */
class Visitor {
  constructor(port, address) {
    this.server = { url: `http://127.0.0.1:${port}`, port };
    this.address = address;
    this.agent = new Agent({
      keepAlive: true,
      maxSockets: 24,
      localAddress: address,
      timeout: 60_000,
    });
  }

  /** Like send(), with status 0 if the connection was refused or lost. */
  async ask(method, path, body) {
    const sent = typeof body === "string" ? { raw: body } : { body };
    const headers = this.cookie ? { Cookie: this.cookie } : {};
    const { server, agent } = this;
    const lost = () => ({ status: 0, headers: {}, text: "" });
    const got = await send(server, method, path, { headers, agent, ...sent }).catch(lost);
    const cookie = got.headers["set-cookie"]?.[0].split(";")[0];
    if (cookie && got.status < 300) this.cookie = cookie;
    return got;
  }

  leave() {
    this.agent.destroy();
  }
}

const crowded = {
  frisian: "W:WK38:B2,8,10,11,12,13,14,17,19,21,22,23,24,25,26,28,30,31,34,37,39,42,43,44,K48",
  international:
    "W:WK7:BK2,K9,K11,K12,K15,K17,K20,K21,K23,K24,K26,K28,K33,K37,K39,K41,K42,K43,K44,K48",
};
const perMove = { kind: "per_move", time_ms: 86_400_000 };

let texts;
/** Large PDN texts: one byte per game, one move per game, endless tags, crowded positions. */
function hostilePdn() {
  texts ??= [
    { variant: "turkish", pdn: `[A "x"] ${"*".repeat(1_200_000)}` },
    { pdn: "1-6 *\n".repeat(200_000) },
    {
      pdn: Array.from({ length: 150_000 }, (_, i) => `[a${i.toString(36)}""]`).join(""),
    },
    {
      pdn: `[GameType "40"][FEN "${crowded.frisian}"] 1. 38-1 *\n`.repeat(8_000),
    },
  ].map((body) => JSON.stringify(body));
  return texts;
}

/** Repeats `act` until `until`, at most `most` times. */
async function again(until, most, act) {
  for (let i = 0; i < most && Date.now() < until; ++i) await act(i);
}

/** A separate connection, closed at `until`. */
function raw({ server, address }, until, begin) {
  const socket = connect({ host: "127.0.0.1", port: server.port, localAddress: address });
  const end = setTimeout(() => socket.destroy(), Math.max(0, until - Date.now()));
  socket.on("error", () => {});
  socket.on("close", () => clearTimeout(end));
  socket.on("connect", () => begin(socket));
  return new Promise((resolve) => socket.on("close", resolve));
}

/** Follows everything repeatedly, and reads nothing. */
const neverReads = (visitor, games, until) =>
  raw(visitor, until, async (socket) => {
    socket.pause();
    socket.write(handshake(visitor.server));
    await again(until, 100_000, async (i) => {
      const topic = i % 3 === 0 ? "lobby" : `game/${games[i % games.length]}`;
      if (socket.writable) socket.write(frame(opcode.text, `{"t":"sub","topic":"${topic}"}`));
      if (i % 20 === 0) await pause(200);
    });
  });

/** Requests a file and reads one byte now and then. */
const readsSlowly = (visitor, path, until) =>
  raw(visitor, until, async (socket) => {
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await again(until, 100_000, async () => {
      socket.read(1);
      await pause(1000);
    });
  });

/** Requests all of the longest possible games, and their events. */
const looksAtLongGames = (visitor, games, until) =>
  again(until, 20_000, (i) => {
    const game = `/api/v1/games/${games[i % games.length]}`;
    const ways = [
      "",
      "/events?after=0",
      "",
      "/events?format=ndjson",
      "/record",
      "/events?after=1900",
    ];
    return visitor.ask("GET", game + ways[Math.floor(i / games.length) % ways.length]);
  });

const longChapter = (i) => ({
  name: `chapter ${i}`,
  game: { variant: "international", moves: [], comment: `${i} ${"x".repeat(50_000)}` },
});

/** Fills studies with long chapters until there are `chapters` of them. Returns their paths. */
async function fillsStudies(visitor, chapters, until) {
  const paths = [];
  let study;
  await again(until, chapters, async (i) => {
    if (i % 64 === 0) {
      study = (await visitor.ask("POST", "/api/v1/studies", { name: `study ${i}` })).body?.id;
    }
    const made = await visitor.ask("POST", `/api/v1/studies/${study}/chapters`, longChapter(i));
    if (made.body?.id) paths.push(`/api/v1/studies/${study}/chapters/${made.body.id}`);
  });
  return paths;
}

/** Requests the export of an account repeatedly, and reads nothing. */
const exportsAndReadsNothing = (visitor, until) =>
  again(until, 20_000, async () => {
    const soon = Math.min(until, Date.now() + 2_000);
    await raw(visitor, soon, (socket) => {
      socket.pause();
      const head = `Host: x\r\nCookie: ${visitor.cookie}\r\n\r\n`;
      socket.write(`GET /api/v1/account/export HTTP/1.1\r\n${head}`);
    });
  });

/**
 * With a full account: exports it without reading, changes a chapter repeatedly, closes the account
 * near the end, and starts over with another account.
 */
async function wearsFullAccounts(visitor, name, until, { chapters = 300, lives = 10_000 } = {}) {
  const password = "a long enough one";
  await again(until, 100, async (i) => {
    visitor.cookie = undefined;
    const account = { username: `${name}n${i}`, password };
    if ((await visitor.ask("POST", "/api/v1/accounts", account)).status !== 201) {
      return pause(1_000);
    }
    const paths = await fillsStudies(visitor, chapters, until);
    const closes = Math.min(until, Date.now() + lives);
    await Promise.all([
      exportsAndReadsNothing(visitor, closes),
      paths.length > 0 &&
        again(closes, 20_000, (n) => visitor.ask("PUT", paths[0], longChapter(n))),
    ]);
    await visitor.ask("POST", "/api/v1/account/close", { password });
  });
}

/** Offers long nardi matches, whose dice need thousands of hashes, in the lobby and by link. */
async function offersLongMatches(visitor, name, until) {
  const wish = {
    variant: "nardi",
    terms: { length: 25, cube: true },
    rated: false,
    time_control: { kind: "fischer", base_ms: 300_000, increment_ms: 3_000 },
  };
  await visitor.ask("POST", "/api/v1/accounts", { username: name, password: "a long enough one" });
  await again(until, 20_000, async () => {
    const { body } = await visitor.ask("POST", "/api/v1/seeks", wish);
    if (body?.id) await visitor.ask("DELETE", `/api/v1/seeks/${body.id}`);
    const made = await visitor.ask("POST", "/api/v1/challenges", wish);
    if (made.body?.id) await visitor.ask("DELETE", `/api/v1/challenges/${made.body.id}`);
  });
}

/**
 * All of this at once, by one client at `address`, until `until`. `games` are ids to read,
 * `longGames` ids of long games (may be empty), `people` names of players, `full` the size of the
 * accounts that it fills.
 */
export async function beHostile({ port, address, until, games, longGames = [], people, full }) {
  const stranger = new Visitor(port, address);
  const guest = new Visitor(port, address);
  const any = (list, i) => list[i % list.length];
  const pdn = again(until, 500, (i) =>
    stranger.ask("POST", "/api/v1/pdn/read", any(hostilePdn(), i)),
  );
  const floods = Array.from({ length: 10 }, (_, n) =>
    again(until, 20_000, (i) =>
      stranger.ask(
        "GET",
        any(["/", "/api/v1/seeks", `/api/v1/games/${any(games, i + n)}`, "/api/v1/tournaments"], i),
      ),
    ),
  );
  const searches = again(until, 5_000, (i) =>
    stranger.ask(
      "GET",
      any(
        [
          `/api/v1/games?status=finished&player=${any(people, i)}`,
          `/api/v1/players/${any(people, i)}/games.pdn`,
          `/api/v1/players/${any(people, i)}/opponents`,
          `/api/v1/games/${any(games, i)}/events?after=0`,
        ],
        i,
      ),
    ),
  );
  const guesses = again(until, 2_000, (i) =>
    stranger.ask("POST", "/api/v1/session", { username: any(people, i), password: `guess ${i}` }),
  );
  const asGuest = (async () => {
    await guest.ask("POST", "/api/v1/guests", {});
    await again(until, 5_000, async (i) => {
      const kind = any(Object.keys(crowded), i);
      const wish = { variant: kind, fen: crowded[kind], rated: false, time_control: perMove };
      await guest.ask("POST", "/api/v1/challenges", wish);
      await guest.ask("POST", "/api/v1/computer-games", { ...wish, level: 1 });
      await guest.ask("POST", "/api/v1/challenges", {
        ...wish,
        fen: undefined,
        opponent: any(people, i),
      });
      await guest.ask("PUT", `/api/v1/games/${any(games, i)}/notes`, { text: "x".repeat(20_000) });
    });
  })();
  const sockets = Array.from({ length: 10 }, () => neverReads(stranger, games, until));
  const slow = Array.from({ length: 5 }, (_, i) =>
    readsSlowly(stranger, any(["/", `/api/v1/players/${people[0]}/games.pdn`], i), until),
  );
  const seeker = new Visitor(port, address);
  const number = address.split(".").at(-1);
  const matches = offersLongMatches(seeker, `hostile${number}`, until);
  const writer = new Visitor(port, address);
  const accounts = wearsFullAccounts(writer, `full${number}`, until, full);
  const long =
    longGames.length === 0
      ? []
      : [
          ...Array.from({ length: 2 }, () => looksAtLongGames(stranger, longGames, until)),
          ...Array.from({ length: 2 }, () => neverReads(stranger, longGames, until)),
          ...longGames.flatMap((game) =>
            ["/events?format=ndjson", "/events?after=0", ""].map((rest) =>
              readsSlowly(stranger, `/api/v1/games/${game}${rest}`, until),
            ),
          ),
        ];
  await Promise.all([
    pdn,
    ...floods,
    searches,
    guesses,
    asGuest,
    ...sockets,
    ...slow,
    matches,
    accounts,
    ...long,
  ]);
  writer.leave();
  seeker.leave();
  stranger.leave();
  guest.leave();
}

/** Plays the first legal move of a game if it is the person's turn. */
async function moves(person, game, counted) {
  const got = await counted(person.ask("GET", `/api/v1/games/${game}`));
  if (got.status !== 200) return;
  const { legal_moves: legal, ply, turn, status } = got.body;
  if (status !== "playing" || turn !== person.side || !legal?.length) return;
  await counted(person.ask("POST", `/api/v1/games/${game}/moves`, { move: legal[0], ply }));
}

/**
 * Signs in, opens pages and makes a move now and then, until `until`. Returns the number of
 * answers, of refusals and of lost sessions.
 */
export async function bePerson({ port, address, until, name, password, game, side, every = 2000 }) {
  const person = new Visitor(port, address);
  person.side = side;
  const told = { answers: 0, refused: 0, signed_out: 0, what: [] };
  const counted = async (answer) => {
    const got = await answer;
    ++told.answers;
    if (got.status === 0 || got.status === 429 || got.status >= 500) {
      ++told.refused;
      told.what.push(`${got.status} ${got.text}`);
    } else if (got.status === 401) {
      ++told.signed_out;
      told.what.push(got.text);
    }
    return got;
  };
  await pause(random() * every);
  await counted(person.ask("POST", "/api/v1/session", { username: name, password }));
  const pages = [
    "/",
    "/api/v1/account",
    "/api/v1/games?mine=1",
    "/api/v1/challenges",
    "/api/v1/tournaments",
  ];
  const round = async () => {
    for (const page of pages) await counted(person.ask("GET", page));
    await moves(person, game, counted);
    await pause(every * (0.5 + random()));
  };
  await round(); // at least once, however late the sign-in has finished
  await again(until, 10_000, round);
  person.leave();
  return told;
}
