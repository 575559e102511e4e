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
  return { password, cookies };
}

/** All people by name, each with a client that acts for them. */
export const everybody = (server, size, cookies) =>
  new Map(
    cast(size).map((one) => [
      one.name,
      { ...one, client: new Client(server, { name: one.name, cookie: cookies[one.name] }) },
    ]),
  );
