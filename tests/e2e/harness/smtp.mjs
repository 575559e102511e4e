// A small SMTP server over TLS (RFC 8314), with a certificate of its own.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createServer } from "node:tls";
import { temporaryFolder } from "./server.mjs";

const patience_ms = 15_000;

function certificate(folder) {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
      ...["-keyout", key, "-out", cert, "-days", "2", "-subj", "/CN=127.0.0.1"],
      ...["-addext", "subjectAltName=IP:127.0.0.1"],
    ],
    { stdio: "ignore" },
  );
  return { key: readFileSync(key), cert: readFileSync(cert), file: cert };
}

/** What a message says: {to, subject, body, headers}. */
function parsed(to, lines) {
  const end = lines.indexOf("");
  const headers = lines.slice(0, end);
  const body = Buffer.from(lines.slice(end + 1).join(""), "base64").toString();
  const subject = headers.find((line) => line.startsWith("Subject: "))?.slice("Subject: ".length);
  return { to, subject, body, headers };
}

class Postbox {
  #got = [];
  #waiting = [];

  put(mail) {
    const waiter = this.#waiting.shift();
    if (waiter) waiter(mail);
    else this.#got.push(mail);
  }

  get count() {
    return this.#got.length;
  }

  /** The next message that came. */
  next() {
    const mail = this.#got.shift();
    if (mail) return Promise.resolve(mail);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("no message came")), patience_ms);
      this.#waiting.push((came) => {
        clearTimeout(timer);
        resolve(came);
      });
    });
  }
}

function converse(socket, login, postbox, state) {
  const say = (text) => socket.write(`${text}\r\n`);
  let to = "";
  let data = null;
  const right = Buffer.from(`\0${login.user}\0${login.password}`).toString("base64");
  let asked = false;
  let known = false;
  say("220 test");
  const lines = createInterface({ input: socket });
  // A client may hang up without reading the goodbye; the lines hear of their socket's errors.
  lines.on("error", () => {});
  lines.on("line", (line) => {
    if (data !== null) {
      if (line !== ".") return data.push(line.replace(/^\.\./, "."));
      postbox.put(parsed(to, data));
      data = null;
      return say("250 taken");
    }
    if (asked) {
      asked = false;
      known = line === right;
      return say(known ? "235 welcome" : "535 who?");
    }
    const [verb] = line.split(" ");
    if (verb === "EHLO") return socket.write("250-test\r\n250 AUTH PLAIN\r\n");
    if (verb === "AUTH") {
      asked = true;
      return say("334 ");
    }
    if (verb === "QUIT") return say("221 bye");
    if (!known) return say("530 sign in first");
    if (verb === "RCPT") {
      to = /<(.*)>/.exec(line)[1];
      if (state.refusals-- > 0) return say("451 later");
    }
    if (verb !== "DATA") return say("250 good");
    data = [];
    say("354 go on");
  });
}

/**
 * Stopped by the end of `test`: {postbox, args} where `args` are those of `crownhead serve`. The
 * first `refusals` messages are refused for the moment.
 */
export async function startSmtp(test, { refusals = 0 } = {}) {
  const { key, cert, file } = certificate(temporaryFolder(test));
  const login = { user: "club", password: "a secret word" };
  const postbox = new Postbox();
  const state = { refusals };
  const server = createServer({ key, cert }, (socket) => converse(socket, login, postbox, state));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  test.after(() => server.close());
  const url = `smtps://127.0.0.1:${server.address().port}`;
  return {
    postbox,
    args: [
      ...["--smtp-url", url, "--smtp-ca", file, "--smtp-user", login.user],
      ...["--smtp-password", login.password, "--mail-from", "club@example.org"],
    ],
  };
}
