// Google's side of push messages for Chromium, as far as a browser needs it: the whole browser checks
// in, registers and keeps a connection over which messages reach it. Decryption is the browser's.

import { createHash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { createServer as createTlsServer } from "node:tls";
import { wholeChromium } from "./browser.mjs";
import { certificate } from "./push.mjs";
import { temporaryFolder } from "./server.mjs";

const require = createRequire(new URL("../../../web/package.json", import.meta.url));
const { chromium } = require("playwright-core");

// Protocol buffers: a varint, and a field of bytes or text.

function varint(n) {
  const bytes = [];
  for (; n > 127; n >>>= 7) bytes.push((n & 127) | 128);
  return Buffer.from([...bytes, n]);
}

function field(number, value) {
  const bytes = Buffer.from(value);
  return Buffer.concat([varint((number << 3) | 2), varint(bytes.length), bytes]);
}

/** CheckinResponse: stats_ok, and the device's number and secret as fixed64. */
const checkin = Buffer.from([8, 1, 0x39, 1, 0, 0, 0, 0, 0, 0, 0, 0x41, 2, 0, 0, 0, 0, 0, 0, 0]);

// The Mobile Connection Server's protocol: a version, then frames of a tag, a length and a message.

const version = 41;
const tags = { loginResponse: 3, dataMessage: 8 };

const frame = (tag, message) =>
  Buffer.concat([Buffer.from([tag]), varint(message.length), message]);

/** What the browser calls the messages that it has received, when it connects again. */
const persistentId = (number) => `0:${number}`;

/** A message for the subscription `subtype`, made to the key `sender`. */
function dataMessage({ subtype, sender }, body, number) {
  const data = (key, value) => field(7, Buffer.concat([field(1, key), field(2, value)]));
  return frame(
    tags.dataMessage,
    Buffer.concat([
      field(2, `message-${number}`),
      field(3, sender),
      field(5, "org.chromium.linux"),
      data("subtype", subtype),
      data("content-encoding", "aes128gcm"),
      field(9, persistentId(number)),
      field(21, body),
    ]),
  );
}

const listening = async (server) => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server.address().port;
};

async function textOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Starts both services: {args, deliver}. */
async function startServices(t) {
  const { key, cert } = certificate(temporaryFolder(t));
  /** Subscriptions by the token in their endpoint. */
  const subscriptions = new Map();
  const http = createServer(async (request, response) => {
    const body = new URLSearchParams(await textOf(request));
    if (request.url === "/checkin") return response.end(checkin);
    // The first registration is the browser's own.
    const token = `browser-${subscriptions.size}`;
    subscriptions.set(token, { subtype: body.get("X-subtype"), sender: body.get("sender") });
    return response.end(`token=${token}`);
  });
  const messages = [];
  const sockets = new Set();
  const mcs = createTlsServer({ key, cert }, (socket) => {
    // The browser may drop a connection and make another one.
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    socket.once("data", (login) => {
      sockets.add(socket);
      socket.write(Buffer.from([version]));
      socket.write(frame(tags.loginResponse, field(1, "1")));
      for (const [i, message] of messages.entries())
        if (!login.includes(field(10, persistentId(i)))) socket.write(message);
    });
  });
  const [httpPort, mcsPort] = await Promise.all([http, mcs].map(listening));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    http.closeAllConnections();
    http.close();
    mcs.close();
  });
  const { publicKey } = new X509Certificate(cert);
  const spki = publicKey.export({ type: "spki", format: "der" });
  return {
    args: [
      `--gcm-checkin-url=http://127.0.0.1:${httpPort}/checkin`,
      `--gcm-registration-url=http://127.0.0.1:${httpPort}/register`,
      `--gcm-mcs-endpoint=https://localhost:${mcsPort}`,
      `--ignore-certificate-errors-spki-list=${createHash("sha256").update(spki).digest("base64")}`,
    ],
    /** Hands the browser an encrypted body, at once or when it connects. */
    deliver(token, body) {
      const message = dataMessage(subscriptions.get(token), body, messages.length);
      messages.push(message);
      for (const socket of sockets) socket.write(message);
    },
  };
}

/**
 * Starts the whole browser with a profile of its own: {context, deliver}. Chromium checks in some
 * seconds after its start, on a busy machine up to a minute later.
 */
export async function startPushedBrowser(t) {
  const services = await startServices(t);
  const context = await chromium.launchPersistentContext(temporaryFolder(t), {
    executablePath: wholeChromium,
    ignoreDefaultArgs: ["--disable-background-networking"],
    args: ["--no-sandbox", "--disable-gpu", ...services.args],
  });
  t.after(() => context.close());
  return { context, deliver: services.deliver };
}
