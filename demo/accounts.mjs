// Creates the accounts of a demo, or signs in to existing ones.

import { randomBytes } from "node:crypto";
import { Client, good, makeAccount } from "../tests/e2e/harness/rest.mjs";
import { newcomers, players, programs } from "./people.mjs";
import { setRole } from "./served.mjs";

export const cast = (size) => [
  ...Object.values(newcomers),
  ...players.slice(0, size.players),
  ...programs.slice(0, size.programs),
];

/** Creates all accounts. Returns {password, cookies}; all accounts share the password. */
export async function makeEverybody(server, binary, db, size) {
  const password = `draughts-${randomBytes(4).toString("hex")}`;
  const made = cast(size).map(async ({ name, program }) => {
    const account = await makeAccount(server, name, password);
    if (program) await good(account.send("PATCH", "/account", { body: { bot: true } }));
    return [name, account.cookie];
  });
  const cookies = Object.fromEntries(await Promise.all(made));
  setRole(binary, db, newcomers.director.name, "director");
  setRole(binary, db, newcomers.admin.name, "admin");
  await identify(everybody(server, size, cookies));
  return { password, cookies };
}

/** Players say where they come from and which title they have; the admin confirms the titles. */
async function identify(people) {
  const admin = people.get(newcomers.admin.name).client;
  for (const { name, client, country, title = "" } of people.values()) {
    if (!country) continue;
    await good(client.send("PATCH", "/account", { body: { country, title } }));
    const decision = { title, confirmed: true, reason: "In the list of the federation." };
    if (title) await good(admin.post(`/moderation/users/${name}/title`, decision));
  }
}

/** All people by name, each with a client that acts for them. */
export const everybody = (server, size, cookies) =>
  new Map(
    cast(size).map((one) => [
      one.name,
      { ...one, client: new Client(server, { name: one.name, cookie: cookies[one.name] }) },
    ]),
  );
