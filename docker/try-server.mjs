// A smoke test of a server that runs in the image: pages, an account, metrics.

import assert from "node:assert/strict";

const url = process.argv[2];

const page = await fetch(url);
assert.equal(page.status, 200);
assert.match(await page.text(), /<title>/);
assert.match(page.headers.get("content-security-policy"), /default-src 'none'/);

const made = await fetch(`${url}/api/v1/accounts`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({
    username: "anna",
    password: "a long enough one",
    time_zone: "Europe/Riga",
  }),
});
assert.equal(made.status, 201, await made.clone().text());

const figures = await fetch(`${url}/metrics`);
assert.equal(figures.status, 200);
assert.match(await figures.text(), /^crownhead_database_healthy 1$/m);
