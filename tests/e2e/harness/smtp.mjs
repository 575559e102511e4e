// A small SMTP server over TLS (RFC 8314), with its own certificate.

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

/** Parses a message: {to, subject, body, headers}. */
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

  /** The next message received. */
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

/** The server's answers to a client, line by line. */
class Conversation {
  to = "";
  /** The lines of the message being received. */
  data = null;
  asked = false;
  known = false;

  constructor(login, postbox, state) {
    this.secret = Buffer.from(`\0${login.user}\0${login.password}`).toString("base64");
    this.postbox = postbox;
    this.state = state;
  }

  /** Returns the answer, if the line has one. */
  hear(line) {
    if (this.data !== null) return this.take(line);
    if (this.asked) return this.recognise(line);
    const [verb] = line.split(" ");
    if (verb === "EHLO") return "250-test\r\n250 AUTH PLAIN";
    if (verb === "QUIT") return "221 bye";
    if (verb === "AUTH") {
      this.asked = true;
      return "334 ";
    }
    return this.known ? this.obey(verb, line) : "530 sign in first";
  }

  take(line) {
    if (line !== ".") {
      this.data.push(line.replace(/^\.\./, "."));
      return null;
    }
    this.postbox.put(parsed(this.to, this.data));
    this.data = null;
    return "250 taken";
  }

  recognise(line) {
    this.asked = false;
    this.known = line === this.secret;
    return this.known ? "235 welcome" : "535 who?";
  }

  obey(verb, line) {
    if (verb === "RCPT") {
      this.to = /<(.*)>/.exec(line)[1];
      if (this.state.refusals-- > 0) return "451 later";
    }
    if (verb !== "DATA") return "250 good";
    this.data = [];
    return "354 go on";
  }
}

function converse(socket, conversation) {
  const say = (text) => socket.write(`${text}\r\n`);
  say("220 test");
  const lines = createInterface({ input: socket });
  // A client may hang up without reading the goodbye. `lines` also emits the errors of its socket.
  lines.on("error", () => {});
  lines.on("line", (line) => {
    const answer = conversation.hear(line);
    if (answer !== null) say(answer);
  });
}

/**
 * Starts a server that is stopped at the end of `test`. Returns {postbox, args}, where `args` are
 * arguments of `crownhead serve`. The first `refusals` messages are rejected temporarily.
 */
export async function startSmtp(test, { refusals = 0 } = {}) {
  const { key, cert, file } = certificate(temporaryFolder(test));
  const login = { user: "club", password: "a secret word" };
  const postbox = new Postbox();
  const state = { refusals };
  const server = createServer({ key, cert }, (socket) =>
    converse(socket, new Conversation(login, postbox, state)),
  );
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
