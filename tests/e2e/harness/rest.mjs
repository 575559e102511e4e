// A client of the REST interface.

import { randomUUID } from "node:crypto";
import { Agent, request as httpRequest } from "node:http";

const everybodys = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * One request: {status, headers, text, body}, where `body` is the parsed JSON, if any. `agent` may
 * set an address and a timeout.
 */
export function send(server, method, path, { headers = {}, body, raw, agent = everybodys } = {}) {
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const sent = { ...headers };
  if (text !== undefined) {
    sent["Content-Type"] ??= "application/json";
    sent["Content-Length"] = Buffer.byteLength(text);
  }
  return new Promise((resolve, reject) => {
    // Sent unchanged: a URL object would resolve dots in the path.
    const { hostname, port } = new URL(server.url);
    const wish = {
      hostname,
      port,
      path: path.replace(/[^!-~]+/g, encodeURIComponent),
      method,
      headers: sent,
      agent,
    };
    const request = httpRequest(wish, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const answer = Buffer.concat(parts).toString();
        const isJson = /json/.test(response.headers["content-type"] ?? "");
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: answer,
          body: isJson && answer ? JSON.parse(answer) : undefined,
        });
      });
    });
    request.on("error", reject);
    request.on("timeout", () => request.destroy(new Error("no answer in time")));
    request.end(text);
  });
}

/** One player's requests under /api/v1, with a token or else a cookie. */
export class Client {
  constructor(server, { name, password, cookie, token } = {}) {
    Object.assign(this, { server, name, password, cookie, token });
  }

  get credentials() {
    if (this.token) return { Authorization: `Bearer ${this.token}` };
    return this.cookie ? { Cookie: this.cookie } : {};
  }

  send(method, path, { headers, ...rest } = {}) {
    const all = { ...this.credentials, ...headers };
    return send(this.server, method, `/api/v1${path}`, { headers: all, ...rest });
  }

  get(path, headers) {
    return this.send("GET", path, { headers });
  }

  /** A POST. With a `key` it can be resent. */
  post(path, body, { key, headers } = {}) {
    const all = key ? { "Idempotency-Key": key, ...headers } : headers;
    return this.send("POST", path, { headers: all, body });
  }

  /** The same player on a restarted server. */
  on(server) {
    return new Client(server, this);
  }
}

export class Refused extends Error {
  constructor(what, answer) {
    super(`${what}: ${answer.status} ${answer.text}`);
    this.answer = answer;
  }
}

/** Returns the body of an answer, which must have a status below 300. */
export async function good(answer) {
  const got = await answer;
  if (got.status >= 300) throw new Refused("not done", got);
  return got.body;
}

export const cookieOf = (answer) => answer.headers["set-cookie"]?.[0].split(";")[0];

/** The answer to signing in with name and password. */
export const signIn = (server, username, password, headers = {}) =>
  send(server, "POST", "/api/v1/session", { body: { username, password }, headers });

/** A client for an existing account, signed in with a cookie. */
export async function signedIn(server, name, password, headers) {
  const answer = await signIn(server, name, password, headers);
  await good(answer);
  return new Client(server, { name, password, cookie: cookieOf(answer) });
}

/** Creates an account that is signed in with a cookie. */
export async function makeAccount(server, name, password = `the word of ${name}`) {
  const body = { username: name, password };
  const answer = await send(server, "POST", "/api/v1/accounts", { body });
  await good(answer);
  return new Client(server, { name, password, cookie: cookieOf(answer) });
}

/** Creates an account with a token. */
export async function makePlayer(server, name, scopes = ["read", "play"]) {
  const account = await makeAccount(server, name);
  const { password } = account;
  const { token } = await good(account.post("/tokens", { name: "test", scopes, password }));
  return new Client(server, { ...account, token });
}

/** Creates two of them. */
export const twoPlayers = async (server) => [
  await makePlayer(server, "ann"),
  await makePlayer(server, "bob"),
];

export const blitz = { kind: "fischer", base_ms: 300_000, increment_ms: 3_000 };
export const days = (count) => ({ kind: "per_move", time_ms: count * 86_400_000 });

/** Starts a game by challenge and returns its id. */
export async function startGame(white, black, wish = {}) {
  const challenge = {
    ...{ opponent: black.name, variant: "international", time_control: blitz, color: "white" },
    ...{ rated: false, ...wish },
  };
  const { id } = await good(white.post("/challenges", challenge, { key: randomUUID() }));
  const { game_id } = await good(black.post(`/challenges/${id}/accept`, {}, { key: randomUUID() }));
  return game_id;
}

/** The game as returned by GET. */
export const gameOf = (client, id) => good(client.get(`/games/${id}`));

/** All events of a game so far. */
export async function eventsOf(client, id) {
  const events = [];
  for (let cursor = "0"; cursor !== null; ) {
    const page = await good(client.get(`/games/${id}/events?cursor=${cursor}`));
    events.push(...page.items);
    cursor = page.next_cursor;
  }
  return events;
}
