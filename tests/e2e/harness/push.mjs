// A push service of the tests: it answers over TLS, checks each request against the RFCs alone, and decrypts as
// a browser does.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { getRandomValues, webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import { join } from "node:path";
import { temporaryFolder } from "./server.mjs";

const { subtle } = webcrypto;
const curve = { name: "ECDH", namedCurve: "P-256" };
const base64url = (bytes) => Buffer.from(bytes).toString("base64url");

/** A certificate of localhost that signs itself. */
export function certificate(folder) {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
      ...["-keyout", key, "-out", cert, "-days", "2", "-subj", "/CN=localhost"],
      ...["-addext", "subjectAltName=DNS:localhost"],
    ],
    { stdio: "ignore" },
  );
  return { key: readFileSync(key), cert: readFileSync(cert), file: cert };
}

async function hkdf(salt, secret, info, bytes) {
  const key = await subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const how = { name: "HKDF", hash: "SHA-256", salt, info };
  return Buffer.from(await subtle.deriveBits(how, key, bytes * 8));
}

/** A browser's side of a subscription (RFC 8291). */
export async function makeBrowser(endpoint) {
  const pair = await subtle.generateKey(curve, true, ["deriveBits"]);
  const open = Buffer.from(await subtle.exportKey("raw", pair.publicKey));
  const auth = getRandomValues(Buffer.alloc(16));
  return {
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: base64url(open), auth: base64url(auth) },
    },
    /** The JSON in the body of a request. Rejects a body that was changed. */
    async decrypt(body) {
      const salt = body.subarray(0, 16);
      assert.equal(body.readUInt32BE(16), 4096, "the record size");
      assert.equal(body[20], 65, "the length of the key");
      const theirs = body.subarray(21, 86);
      const key = await subtle.importKey("raw", theirs, curve, false, []);
      const shared = await subtle.deriveBits({ name: "ECDH", public: key }, pair.privateKey, 256);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), open, theirs]);
      const secret = await hkdf(auth, shared, info, 32);
      const cek = await hkdf(salt, secret, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const iv = await hkdf(salt, secret, Buffer.from("Content-Encoding: nonce\0"), 12);
      const aes = await subtle.importKey("raw", cek, "AES-GCM", false, ["decrypt"]);
      const record = Buffer.from(
        await subtle.decrypt({ name: "AES-GCM", iv }, aes, body.subarray(86)),
      );
      let end = record.length - 1;
      while (record[end] === 0) --end;
      assert.equal(record[end], 2, "the last record");
      assert.ok([1024, 2048].includes(record.length - 1), "padded");
      return JSON.parse(record.subarray(0, end).toString());
    },
  };
}

/** Checks the header Authorization (RFC 8292); `now` is the server's time. */
async function verifyToken(header, { audience, contact, key, now }) {
  const [, token, k] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), k=([\w-]+)$/.exec(header);
  assert.equal(k, key, "the key to which the browser subscribed");
  const [head, claims, signature] = token.split(".");
  const read = (part) => JSON.parse(Buffer.from(part, "base64url").toString());
  assert.deepEqual(read(head), { typ: "JWT", alg: "ES256" });
  const { aud, exp, sub } = read(claims);
  assert.deepEqual({ aud, sub }, { aud: audience, sub: contact });
  assert.ok(exp > now / 1000 && exp <= now / 1000 + 86_400, "the end of the token");
  const ecdsa = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const imported = await subtle.importKey("raw", Buffer.from(k, "base64url"), ecdsa, false, [
    "verify",
  ]);
  const raw = Buffer.from(signature, "base64url");
  assert.equal(raw.length, 64);
  assert.ok(await subtle.verify(ecdsa, imported, raw, Buffer.from(`${head}.${claims}`)));
}

/**
 * Starts a push service. `answer(request)` returns the status of its next answer, or [status, headers]; the array
 * `got` has the requests.
 */
export async function startPushService(t) {
  const { key, cert, file } = certificate(temporaryFolder(t));
  const service = { got: [], answer: () => 201, wait: null, certificate: file };
  const server = createServer({ key, cert }, (request, response) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      const { method, url: path, headers } = request;
      const one = { method, path, headers, body: Buffer.concat(parts) };
      service.got.push(one);
      const [status, more] = [service.answer(one)].flat();
      response.writeHead(status, more).end();
      service.wait?.();
    });
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  service.origin = `https://localhost:${server.address().port}`;
  /** Waits until `count` requests have been received in total, and returns the last of them. */
  service.has = async (count) => {
    while (service.got.length < count)
      await new Promise((come) => {
        service.wait = come;
      });
    return service.got[count - 1];
  };
  /** Checks a request's headers and size. */
  service.check = async (request, { contact, key, now }) => {
    assert.equal(request.method, "POST");
    assert.equal(request.headers["content-encoding"], "aes128gcm");
    assert.match(request.headers.ttl, /^\d+$/);
    assert.match(request.headers.urgency, /^(very-low|low|normal|high)$/);
    assert.match(request.headers.topic, /^[\w-]{1,32}$/);
    assert.ok(request.body.length <= 4096);
    await verifyToken(request.headers.authorization, {
      ...{ audience: service.origin, contact, key, now },
    });
  };
  return service;
}
