// The cases of the specification and as many of our own, over REST against the real server.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { gameOf, good } from "./harness/rest.mjs";
import { ask, cupOf, day, policies, setClock, stage } from "./harness/vacations.mjs";

const cleanups = [];
const far = { ...policies.A, horizon_days: 1000 };
const hour = 3_600_000;
const sites = new Map();

/** A site of its own for each time at which its clock begins. */
async function siteAt(now) {
  const known = sites.get(now);
  if (known) return known;
  const site = await stage({ after: (act) => cleanups.unshift(act) }, now);
  sites.set(now, site);
  return site;
}

after(async () => {
  for (const act of cleanups) await act();
});

const zone = (name) => ({ time_zone: name });
const zagreb = zone("Europe/Zagreb");
/** Times as the cases write them: "1.7.2024 9" is a date with an hour, "-" is an empty one. */
function typed(start, end) {
  const [start_date, start_hour = ""] = start.split("|");
  const [end_date, end_hour = ""] = end.split("|");
  return { start_date, start_hour, end_date, end_hour };
}

/** An answer as the cases have it: what was accepted, or the codes in order. */
function outcome({ status, body }) {
  if (status === 422) return body.errors.map(({ code }) => code).sort();
  assert.ok(status < 300, JSON.stringify(body));
  const [{ start_ms: start, end_ms: end, charged_hours: charged, state }] = body.allocations;
  return { start, end, charged, state, warned: body.warnings.map(({ code }) => code) };
}

const accepted = (start, end, charged, ...warned) => ({
  ...{ start, end, charged, state: "planned", warned },
});

/** Each in a tournament of its own: what is asked, and what comes of it. */
const cases = [
  [
    "2011-12-01T00:00:00Z",
    [
      [
        "a zone that skips the day: midnight",
        typed("30.12.2011", "7.1.2012"),
        zone("Pacific/Apia"),
        accepted(1325239200000, 1325844000000, 192, "MIDNIGHT_SKIPPED"),
      ],
      [
        "a zone that skips the day: an hour",
        typed("30.12.2011|5", "7.1.2012"),
        zone("Pacific/Apia"),
        ["LOCAL_TIME_NONEXISTENT"],
      ],
      [
        "a zone that skips the day: over it",
        typed("28.12.2011", "7.1.2012"),
        zone("Pacific/Apia"),
        accepted(1325066400000, 1325844000000, 240),
      ],
    ],
  ],
  [
    "2012-01-01T00:00:00Z",
    [["1", typed("1.2.2012", "8.2.2012"), zagreb, accepted(1328050800000, 1328655600000, 168)]],
  ],
  [
    "2024-01-10T12:00:00Z",
    [
      ["2 slashes", typed("1/7/2024", "8.7.2024"), zagreb, ["DATE_FORMAT"]],
      ["2 short year", typed("1.7.24", "8.7.2024"), zagreb, ["DATE_FORMAT"]],
      ["2 a letter", typed("1.7.2024x", "8.7.2024"), zagreb, ["DATE_FORMAT"]],
      ["2 empty", typed("", "8.7.2024"), zagreb, ["DATE_FORMAT"]],
      ["2 month first", typed("2024-07-01", "8.7.2024"), zagreb, ["DATE_FORMAT"]],
      [
        "2 spaces and a dot",
        typed("1. 7. 2024.", "8.7.2024"),
        zagreb,
        accepted(1719784800000, 1720389600000, 168),
      ],
      ["3 in February", typed("1.2.2024", "31.2.2027"), zagreb, ["DATE_INVALID"]],
      ["3 day 0", typed("0.1.2024", "8.7.2024"), zagreb, ["DATE_INVALID"]],
      ["3 no leap year", typed("29.2.2023", "8.7.2024"), zagreb, ["DATE_INVALID"]],
      ["2100 is no leap year", typed("29.2.2100", "8.7.2024"), zagreb, ["DATE_INVALID"]],
      ["2000 was one", typed("29.2.2000", "7.3.2000"), zagreb, ["START_IN_PAST"]],
      ["4", typed("29.2.2024", "7.3.2024"), zagreb, accepted(1709161200000, 1709766000000, 168)],
      [
        "over a leap day",
        typed("27.2.2024", "1.3.2024"),
        zagreb,
        accepted(1708988400000, 1709247600000, 72),
      ],
      [
        "over no leap day",
        typed("27.2.2025", "2.3.2025"),
        zagreb,
        accepted(1740610800000, 1740870000000, 72),
      ],
      [
        "5",
        typed("1.7.2024|9", "8.7.2024|17"),
        zagreb,
        accepted(1719817200000, 1720450800000, 176),
      ],
      [
        "6 the shortest",
        typed("1.7.2024", "4.7.2024"),
        zagreb,
        accepted(1719784800000, 1720044000000, 72),
      ],
      ["6 too short", typed("1.7.2024", "3.7.2024|23"), zagreb, ["SPLIT_TOO_SHORT"]],
      [
        "6 the longest",
        typed("1.7.2024", "16.7.2024"),
        zagreb,
        accepted(1719784800000, 1721080800000, 360),
      ],
      ["6 too long", typed("1.7.2024", "16.7.2024|1"), zagreb, ["SPLIT_TOO_LONG"]],
      ["hours", typed("1.7.2024|24", "8.7.2024|7.5"), zagreb, ["HOUR_FORMAT", "HOUR_OUT_OF_RANGE"]],
      ["hours again", typed("1.7.2024|-1", "8.7.2024| 9"), zagreb, ["HOUR_FORMAT", "HOUR_FORMAT"]],
      ["10", typed("28.3.2024", "4.4.2024"), zagreb, accepted(1711580400000, 1712181600000, 168)],
      ["11", typed("31.3.2024|2", "8.4.2024"), zagreb, ["LOCAL_TIME_NONEXISTENT"]],
      [
        "12 start",
        typed("27.10.2024|2", "1.11.2024"),
        zagreb,
        accepted(1729987200000, 1730415600000, 118, "LOCAL_TIME_AMBIGUOUS"),
      ],
      [
        "12 end",
        typed("20.10.2024", "27.10.2024|2"),
        zagreb,
        accepted(1729375200000, 1729990800000, 170, "LOCAL_TIME_AMBIGUOUS"),
      ],
      [
        "12 strictly",
        { ...typed("27.10.2024|2", "1.11.2024"), dst: "reject" },
        zagreb,
        ["LOCAL_TIME_AMBIGUOUS"],
      ],
      [
        "13 none",
        typed("10.3.2024|2", "17.3.2024"),
        zone("America/New_York"),
        ["LOCAL_TIME_NONEXISTENT"],
      ],
      [
        "13 start",
        typed("3.11.2024|1", "8.11.2024"),
        zone("America/New_York"),
        accepted(1730610000000, 1731042000000, 119, "LOCAL_TIME_AMBIGUOUS"),
      ],
      [
        "13 end",
        typed("28.10.2024", "3.11.2024|1"),
        zone("America/New_York"),
        accepted(1730088000000, 1730613600000, 145, "LOCAL_TIME_AMBIGUOUS"),
      ],
      [
        "14",
        typed("1.7.2024", "8.7.2024"),
        zone("Asia/Kathmandu"),
        accepted(1719771300000, 1720376100000, 168),
      ],
      [
        "30 minutes",
        typed("1.7.2024", "8.7.2024"),
        zone("Asia/Kolkata"),
        accepted(1719772200000, 1720377000000, 168),
      ],
      [
        "a link of it",
        typed("1.7.2024", "8.7.2024"),
        zone("Asia/Calcutta"),
        accepted(1719772200000, 1720377000000, 168),
      ],
      [
        "another link",
        typed("1.7.2024", "8.7.2024"),
        zone("US/Eastern"),
        accepted(1719806400000, 1720411200000, 168),
      ],
      [
        "no zone in another case",
        typed("1.7.2024", "8.7.2024"),
        zone("asia/kolkata"),
        ["TIME_ZONE_UNKNOWN"],
      ],
      [
        "45 minutes over a change",
        typed("26.9.2024", "3.10.2024"),
        zone("Pacific/Chatham"),
        accepted(1727262900000, 1727864100000, 168),
      ],
      [
        "a change by half an hour",
        typed("4.4.2024", "11.4.2024"),
        zone("Australia/Lord_Howe"),
        accepted(1712149200000, 1712755800000, 168),
      ],
      [
        "half an hour and a change",
        typed("7.3.2024", "14.3.2024"),
        zone("America/St_Johns"),
        accepted(1709782200000, 1710383400000, 168),
      ],
      [
        "south: an hour skipped",
        typed("6.10.2024|2", "13.10.2024"),
        zone("Australia/Sydney"),
        ["LOCAL_TIME_NONEXISTENT"],
      ],
      [
        "south: over it",
        typed("3.10.2024", "10.10.2024"),
        zone("Australia/Sydney"),
        accepted(1727877600000, 1728478800000, 168),
      ],
      [
        "south: a start that comes twice",
        typed("7.4.2024|2", "14.4.2024"),
        zone("Australia/Sydney"),
        accepted(1712415600000, 1713016800000, 166, "LOCAL_TIME_AMBIGUOUS"),
      ],
      [
        "south: an end that comes twice",
        typed("1.4.2024", "7.4.2024|2"),
        zone("Australia/Sydney"),
        accepted(1711890000000, 1712419200000, 146, "LOCAL_TIME_AMBIGUOUS"),
      ],
      [
        "south: a midnight skipped",
        typed("8.9.2024", "15.9.2024"),
        zone("America/Santiago"),
        accepted(1725768000000, 1726369200000, 168, "MIDNIGHT_SKIPPED"),
      ],
      [
        "15",
        typed("10.3.2024", "17.3.2024"),
        zone("America/Havana"),
        accepted(1710046800000, 1710648000000, 168, "MIDNIGHT_SKIPPED"),
      ],
      [
        "15 typed",
        typed("10.3.2024|0", "17.3.2024"),
        zone("America/Havana"),
        ["LOCAL_TIME_NONEXISTENT"],
      ],
      [
        "24 the longest text",
        { ...typed("1.7.2024", "8.7.2024"), message: "é".repeat(2000) },
        zagreb,
        accepted(1719784800000, 1720389600000, 168),
      ],
      [
        "24 a longer one",
        { ...typed("1.7.2024", "8.7.2024"), message: "é".repeat(2001) },
        zagreb,
        ["MESSAGE_TOO_LONG"],
      ],
      [
        "24 NUL",
        { ...typed("1.7.2024", "8.7.2024"), message: "a\u0000b" },
        zagreb,
        ["MESSAGE_INVALID"],
      ],
      ["an end before the start", typed("8.7.2024", "1.7.2024"), zagreb, ["END_NOT_AFTER_START"]],
      [
        "several at once",
        { ...typed("1.7.24", "8.7.2024|24"), message: "\u0007" },
        zone("Mars/Olympus"),
        ["DATE_FORMAT", "HOUR_OUT_OF_RANGE", "MESSAGE_INVALID", "TIME_ZONE_UNKNOWN"],
      ],
    ],
  ],
];

for (const [now, rows] of cases)
  for (const [name, times, where, expected] of rows)
    test(`case ${name}`, async () => {
      const site = await siteAt(now);
      const [anna] = site.players;
      const { id } = await cupOf(site, far);
      const body = { tournaments: [id], ...times, ...where };
      const seen = await anna.post("/vacations/preview", body);
      const made = await ask(anna, body);
      assert.deepEqual(outcome(made), expected);
      assert.deepEqual(outcome(seen), outcome(made), "the preview says what comes");
    });

const codes = ({ status, body }) =>
  status === 422 ? body.errors.map(({ code }) => code).sort() : `status ${status}`;
const from = (start, end, ids) => ({ tournaments: ids, ...typed(start, end), ...zagreb });
const winter = "2024-01-10T12:00:00Z";
const deadline = async (player, game) => (await gameOf(player, game)).clock.deadline_ms;

test("cases 7 and 9: quotas are met exactly, and all or nothing is stored", async () => {
  const site = await siteAt(winter);
  const [anna] = site.players;
  const a = await cupOf(site, policies.A);
  const b = await cupOf(site, { ...policies.B, splits_allowed: 2 });
  await good(ask(anna, from("1.3.2024", "11.3.2024", [b.id])));
  assert.deepEqual(codes(await ask(anna, from("1.7.2024", "15.7.2024", [a.id, b.id]))), [
    "DAYS_EXHAUSTED",
    "SPLIT_TOO_LONG",
  ]);
  await good(ask(anna, from("1.7.2024", "11.7.2024", [a.id, b.id])));
  assert.deepEqual(codes(await ask(anna, from("1.8.2024", "8.8.2024", [b.id]))), [
    "DAYS_EXHAUSTED",
    "SPLITS_EXHAUSTED",
  ]);
  // Thirty days in three parts, to the hour.
  for (const [start, end] of [
    ["1.8.2024", "11.8.2024"],
    ["1.9.2024", "11.9.2024"],
  ])
    await good(ask(anna, from(start, end, [a.id])));
  const figures = (await good(anna.get("/vacations/eligible"))).find(
    ({ tournament_id: id }) => id === a.id,
  );
  assert.deepEqual([figures.splits_used, figures.days_used], [3, 30]);
});

test("case 8: what overlaps is refused, what touches is not", async () => {
  const site = await siteAt(winter);
  const [anna] = site.players;
  const { id } = await cupOf(site, policies.A);
  await good(ask(anna, from("1.7.2024", "8.7.2024", [id])));
  assert.deepEqual(codes(await ask(anna, from("7.7.2024", "14.7.2024", [id]))), [
    "OVERLAPS_VACATION",
  ]);
  assert.deepEqual(codes(await ask(anna, from("30.6.2024", "3.7.2024|1", [id]))), [
    "OVERLAPS_VACATION",
  ]);
  await good(ask(anna, from("8.7.2024", "15.7.2024", [id])));
  await good(ask(anna, from("24.6.2024", "1.7.2024", [id])));
});

test("gaps, notice and horizon are met exactly", async () => {
  const site = await siteAt(winter);
  const [anna] = site.players;
  const gap = await cupOf(site, { ...policies.A, min_gap_hours: 48 });
  await good(ask(anna, from("1.7.2024", "8.7.2024", [gap.id])));
  assert.deepEqual(codes(await ask(anna, from("9.7.2024|23", "14.7.2024", [gap.id]))), [
    "GAP_TOO_SHORT",
  ]);
  await good(ask(anna, from("10.7.2024", "14.7.2024", [gap.id])));
  // Now is 13:00 in Zagreb.
  const notice = await cupOf(site, { ...policies.A, notice_hours: 24 });
  assert.deepEqual(codes(await ask(anna, from("11.1.2024|12", "18.1.2024", [notice.id]))), [
    "NOTICE_TOO_SHORT",
  ]);
  await good(ask(anna, from("11.1.2024|13", "18.1.2024", [notice.id])));
  const near = await cupOf(site, { ...policies.A, horizon_days: 10 });
  assert.deepEqual(codes(await ask(anna, from("20.1.2024|14", "25.1.2024", [near.id]))), [
    "START_TOO_FAR",
  ]);
  await good(ask(anna, from("20.1.2024|13", "25.1.2024", [near.id])));
});

/** A random wish, of which some are good. */
function randomWish(random, ids) {
  const pick = (n) => Math.floor(random() * n);
  const date = () =>
    `${1 + pick(31)}.${1 + pick(12)}.${pick(30) === 0 ? "24" : 2024 + (pick(9) === 0 ? 1 : 0)}`;
  const hours = ["", "", "", "", "", "", "", "0", "2", "9", "23", "24", "x"];
  const zones = ["Europe/Zagreb", "America/Havana", "Asia/Kathmandu", "Australia/Lord_Howe", "Ex"];
  const start = date();
  const [day_, month, year] = start.split(".").map(Number);
  const end = new Date(Date.UTC(year, month - 1, day_ + 1 + pick(16)));
  const near = `${end.getUTCDate()}.${end.getUTCMonth() + 1}.${end.getUTCFullYear()}`;
  return {
    tournaments: ids.filter(() => pick(3) > 0),
    ...{ start_date: start, start_hour: hours[pick(hours.length)] },
    ...{ end_date: pick(9) === 0 ? date() : near, end_hour: hours[pick(hours.length)] },
    time_zone: zones[pick(zones.length)],
  };
}

/** Numbers that look random and are the same in each run. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test("a preview and the request that follows it at the same instant agree", async () => {
  const site = await siteAt(winter);
  const [anna] = site.players;
  const random = randomFrom(2024);
  let made = 0;
  for (let i = 0; i < 12; i += 1) {
    const cups = [
      await cupOf(site, policies.A),
      await cupOf(site, policies.B),
      await cupOf(site, policies.G),
    ];
    const ids = cups.map(({ id }) => id);
    for (let j = 0; j < 15; j += 1) {
      const body = randomWish(random, ids);
      const seen = await anna.post("/vacations/preview", body);
      const done = await ask(anna, body);
      if (done.status === 422) {
        assert.equal(seen.status, 422);
        assert.deepEqual(seen.body, done.body);
        continue;
      }
      made += 1;
      assert.deepEqual(outcome(seen), outcome(done));
      for (const { id, deadline_after_ms: after } of seen.body.games)
        assert.equal(await deadline(anna, id), after);
      for (const figures of await good(anna.get("/vacations/eligible"))) {
        assert.ok(figures.splits_used <= figures.splits_allowed);
        assert.ok(figures.days_used <= figures.days_allowed);
      }
    }
  }
  assert.ok(made >= 20, `only ${made} were accepted`);
});

/** When the turn of cases 16 to 19 began. */
const turnBegan = "2024-06-28T10:15:30.250Z";
const turnSince = Date.parse(turnBegan);
const bank = (base_ms) => ({ time_control: { kind: "fischer", base_ms, increment_ms: 0 } });

test("cases 16 and 18: the deadline moves by what stands still", async () => {
  const site = await siteAt(turnBegan);
  const { id, game, white } = await cupOf(site, policies.A, bank(864_000_000));
  await good(ask(white, from("1.7.2024", "15.7.2024", [id])));
  assert.equal(await deadline(white, game), Date.parse("2024-07-22T10:15:30.250Z"));
  const span = { start_ms: Date.parse("2024-07-10"), end_ms: Date.parse("2024-07-20") };
  await good(site.dirk.post(`/tournaments/${id}/freezes`, { ...span, reason: "holidays" }));
  assert.equal(await deadline(white, game), Date.parse("2024-07-27T12:15:30.250Z"));
});

test("case 17: a flag falls before the vacation or after it", async () => {
  const site = await siteAt(turnBegan);
  const [lost, saved] = [
    await cupOf(site, policies.A, bank(215_069_750)),
    await cupOf(site, policies.A, bank(215_069_751)),
  ];
  for (const { id, white } of [lost, saved])
    await good(ask(white, from("1.7.2024", "15.7.2024", [id])));
  const { white } = saved;
  assert.equal(await deadline(white, lost.game), Date.parse("2024-06-30T22:00:00Z"));
  assert.equal(await deadline(white, saved.game), Date.parse("2024-07-14T22:00:00.001Z"));
});

test("with both clocks frozen neither runs, and both move on together", async () => {
  const site = await siteAt(turnBegan);
  const { id, game, white, black } = await cupOf(site, policies.G, bank(864_000_000));
  await good(ask(black, from("1.7.2024", "8.7.2024", [id])));
  assert.equal(await deadline(white, game), turnSince + 10 * day + 7 * day);
});

test("edits in every state", async () => {
  const site = await siteAt(turnBegan);
  const [anna] = site.players;
  const patch = (vacation, times) =>
    anna.send("PATCH", `/vacations/${vacation}`, { body: { ...times, ...zagreb } });
  const f = await cupOf(site, policies.F);
  const a = await cupOf(site, policies.A);
  const booked = async (cup, start, end) =>
    (await good(ask(anna, from(start, end, [cup.id])))).allocations[0];

  const waiting = await booked(f, "1.7.2024", "8.7.2024");
  assert.equal(waiting.state, "pending");
  const again = await good(patch(waiting.id, typed("2.7.2024", "9.7.2024")));
  assert.deepEqual([again.state, again.replaces], ["pending", waiting.id]);
  assert.equal((await patch(waiting.id, typed("3.7.2024", "9.7.2024"))).status, 409, "cancelled");
  await good(
    site.dirk.post(`/tournaments/${f.id}/vacations/${again.id}/deny`, { reason: "final round" }),
  );
  assert.equal((await patch(again.id, typed("3.7.2024", "9.7.2024"))).status, 409, "rejected");

  const planned = await booked(a, "1.7.2024", "8.7.2024");
  const moved = await good(patch(planned.id, typed("2.7.2024", "9.7.2024")));
  assert.deepEqual([moved.state, moved.replaces], ["planned", planned.id]);
  assert.deepEqual(codes(await patch(moved.id, typed("2.7.2024", "3.7.2024"))), [
    "SPLIT_TOO_SHORT",
  ]);

  await setClock(anna, "2024-07-04T09:00:00.001Z");
  const early = await patch(moved.id, typed("3.7.2024", "9.7.2024"));
  assert.equal(early.body.code, "VACATION_ALREADY_STARTED");
  const longer = await good(patch(moved.id, typed("2.7.2024", "12.7.2024")));
  assert.deepEqual([longer.state, longer.charged_hours], ["active", 240]);
  assert.deepEqual(codes(await patch(moved.id, typed("2.7.2024", "18.7.2024"))), [
    "SPLIT_TOO_LONG",
  ]);
  const shorter = await good(patch(moved.id, typed("2.7.2024", "6.7.2024")));
  assert.deepEqual([shorter.state, shorter.charged_hours], ["active", 96]);
  assert.equal((await anna.post(`/vacations/${moved.id}/cancel`, {})).status, 409);
  const ended = await good(anna.post(`/vacations/${moved.id}/end`, {}));
  assert.deepEqual([ended.state, ended.charged_hours], ["finished", 72]);
  const over = await patch(moved.id, typed("2.7.2024", "9.7.2024"));
  assert.equal(over.body.code, "VACATION_ALREADY_FINISHED");
});

test("case 19: ending early gives the rest back", async () => {
  const site = await siteAt(turnBegan);
  const [anna] = site.players;
  await setClock(anna, "2024-08-01T00:00:00Z");
  const { id, game, white } = await cupOf(site, policies.A, bank(864_000_000));
  const start = Date.parse("2024-08-01T00:00:00Z");
  const booked = await good(ask(white, from("5.8.2024", "19.8.2024", [id])));
  const [{ id: vacation, start_ms: begins }] = booked.allocations;
  const left = begins + 107 * hour + 1;
  await setClock(anna, new Date(left).toISOString());
  const ended = await good(white.post(`/vacations/${vacation}/end`, {}));
  assert.equal(ended.charged_hours, 108);
  assert.equal(await deadline(white, game), start + 10 * day + (left - begins));
});
