import assert from "node:assert/strict";
import { test } from "node:test";
import { areaOf, nearest, placeOf } from "../../src/explained/curve-shape.ts";
import { gameMs, type Looking, walk } from "../../src/explained/walk.ts";

interface Made extends Looking {
  looks: { position: number; ms: number }[];
  shares: number[];
}

/** Analyses that take exactly the allowed time. Time passes equally for all workers. */
function looking(wish: Partial<Looking> = {}): Made {
  let gone = 0;
  const made: Made = {
    looks: [],
    shares: [],
    atOnce: 2,
    elapsed: () => gone,
    look: async (position, ms) => {
      made.looks.push({ position, ms });
      gone += ms / made.atOnce;
    },
    settled: () => false,
    doubtful: () => false,
    wanted: () => true,
    progress: (share) => made.shares.push(share),
    ...wish,
  };
  return made;
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);

test("60 moves per side are searched twice within the time limit", async () => {
  for (const atOnce of [1, 2, 4]) {
    const made = looking({ atOnce, doubtful: (at) => at % 3 === 0 });
    await walk(upTo(121), made);
    assert.ok(made.elapsed() <= gameMs * 1.01, `${atOnce}: ${made.elapsed()} ms`);
    const first = made.looks.slice(0, 121);
    assert.deepEqual(
      first.map(({ position }) => position),
      upTo(121),
      "first all positions, in the order of the game",
    );
    const brief = first.reduce((sum, { ms }) => sum + ms, 0) / atOnce;
    assert.ok(brief <= 0.16 * gameMs, `${atOnce}: the curve is complete after ${brief} ms`);
    assert.ok(made.looks.slice(121, 242).every(({ ms }, i) => ms > (first[i]?.ms ?? 0)));
  }
});

test("a short game takes less time", async () => {
  const made = looking({ doubtful: () => true });
  await walk(upTo(11), made);
  assert.ok(Math.max(...made.looks.map(({ ms }) => ms)) <= 1200);
  assert.ok(made.elapsed() < gameMs / 2);
});

test("slow searches shorten later ones", async () => {
  let gone = 0;
  const made = looking({ elapsed: () => gone });
  made.look = async (position, ms) => {
    made.looks.push({ position, ms });
    gone += 3 * ms;
  };
  await walk(upTo(121), made);
  assert.ok(gone < 2 * gameMs, `${gone} ms`);
});

test("settled positions are not searched again, doubtful moves are on both sides", async () => {
  const made = looking({ settled: (at) => at > 5, doubtful: (at) => at === 2 });
  // Position 3 has only one legal move.
  await walk([0, 1, 2, 4, 5, 6, 7], made);
  assert.deepEqual(
    made.looks.map(({ position }) => position),
    [0, 1, 2, 4, 5, 0, 1, 2, 4, 5, 2, 4],
  );
  assert.deepEqual(
    made.shares,
    [...made.shares].sort((a, b) => a - b),
  );
});

test("the search stops when no one needs it", async () => {
  const made = looking({ atOnce: 1 });
  made.wanted = () => made.looks.length < 3;
  await walk(upTo(20), made);
  assert.equal(made.looks.length, 3);
});

test("the curve shows White's share and bridges unknown positions", () => {
  assert.equal(areaOf([]), "");
  assert.equal(areaOf([null, null]), "");
  assert.equal(areaOf([0.5, null, 1]), "M0.00 100L0.00 50.00L100.00 0.00L100.00 100Z");
  assert.equal(areaOf([0.5, 0.25, null]), "M0.00 100L0.00 50.00L50.00 75.00L50.00 100Z");
});

test("a point on the curve selects the nearest position", () => {
  assert.deepEqual(
    [0, 30, 60].map((at) => placeOf(at, 60)),
    [0, 50, 100],
  );
  assert.deepEqual(
    [-0.2, 0, 0.26, 0.5, 1.3].map((share) => nearest(share, 10)),
    [0, 0, 3, 5, 10],
  );
});
