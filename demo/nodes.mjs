// ./dev run --nodes N: a site on several servers of this machine, behind HAProxy. PostgreSQL with a
// standby, NATS and N servers with --node and --link. A server that ends is started again. All data
// is removed at the end.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { freePort } from "../tests/e2e/harness/free_port.mjs";
import { Nats } from "../tests/e2e/harness/nats.mjs";
import { PostgresPair } from "../tests/e2e/harness/postgres_pair.mjs";

const { values } = parseArgs({
  options: { nodes: { type: "string" }, listen: { type: "string", default: "127.0.0.1:8080" } },
});
const count = Number(values.nodes);
if (!(count >= 2 && count <= 9)) throw new Error("--nodes must be a number from 2 to 9");

const binary =
  process.env.CROWNHEAD_BIN ??
  fileURLToPath(new URL("../build/release/crownhead", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "crownhead-nodes-"));
const url = `http://${values.listen}`;

/** The parts end in the opposite order of their start. */
const parts = [() => rmSync(folder, { recursive: true, force: true })];
const site = { after: (end) => parts.push(end) };
let stopping = false;

function start(command, args) {
  const program = spawn("setpriv", ["--pdeathsig", "TERM", command, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const ended = once(program, "exit").then(([status, signal]) => signal ?? status);
  return { program, ended };
}

/** Keeps a server running until the site ends. */
async function keep(name, port, db, nats) {
  const data = join(folder, name);
  mkdirSync(data);
  const args = ["serve", "--db", db, "--data", data, "--node", name, "--link", nats.address];
  args.push("--listen", `127.0.0.1:${port}`, "--public-url", url, "--trusted-proxy", "127.0.0.1");
  args.push("--log-level", "warning");
  let running = null;
  parts.push(async () => {
    running.program.kill("SIGTERM");
    await running.ended;
  });
  while (!stopping) {
    running = start(binary, args);
    console.log(`server ${name} runs on port ${port}; to kill it: kill -9 ${running.program.pid}`);
    const how = await running.ended;
    if (stopping) return;
    console.log(`server ${name} has ended (${how}) and is started again`);
    await pause(1000);
  }
}

/** Visitors of one address use one server while it is ready. */
function proxyConfiguration(ports) {
  const servers = ports.map(
    (port, i) => `  server n${i + 1} 127.0.0.1:${port} check inter 1s fall 1 rise 1`,
  );
  return `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  option forwardfor
  option redispatch
frontend site
  bind ${values.listen}
  default_backend nodes
backend nodes
  balance source
  hash-type consistent
  option httpchk GET /readyz
  default-server on-marked-down shutdown-sessions
${servers.join("\n")}
`;
}

async function run() {
  const pair = await PostgresPair.start(site);
  const migrated = start(binary, ["migrate", "--db", pair.address]);
  if ((await migrated.ended) !== 0) throw new Error("crownhead migrate has failed");
  const nats = await Nats.start(site);
  const ports = [];
  for (let i = 0; i < count; ++i) ports.push(await freePort());
  for (const [i, port] of ports.entries()) keep(`n${i + 1}`, port, pair.address, nats);
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, proxyConfiguration(ports));
  const proxy = start("haproxy", ["-db", "-q", "-f", file]);
  parts.push(() => proxy.program.kill("SIGTERM"));
  console.log(`the site is at ${url}, NATS at ${nats.address}`);
  console.log(`servers and roles: ${binary} nodes --db '${pair.address}'`);
  console.log(`an admin: ${binary} user role NAME admin --db '${pair.address}'`);
  const how = await Promise.race([proxy.ended, once(process, "SIGINT"), once(process, "SIGTERM")]);
  if (!Array.isArray(how)) throw new Error(`HAProxy has ended (${how}); is ${values.listen} free?`);
}

async function end() {
  stopping = true;
  for (const part of parts.reverse()) await part();
}

try {
  await run();
} finally {
  await end();
}
