// Analyses the positions of a game in three rounds: all of them briefly, so that the curve appears
// soon; all of them for longer; and again those between which something was lost.

/** Limits of a round. */
interface Round {
  /** Fraction of the total time at which the round ends. */
  until: number;
  /** Milliseconds per position. */
  least: number;
  most: number;
}

const rounds = {
  brief: { until: 0.15, least: 30, most: 100 },
  long: { until: 0.65, least: 50, most: 600 },
  doubtful: { until: 1, least: 100, most: 1200 },
} as const satisfies Readonly<Record<string, Round>>;

/** Time for a whole game, in milliseconds: a game of 60 moves per side is explained within 30 s. */
export const gameMs = 25_000;

export interface Looking {
  /** Analyses a position for `ms` milliseconds as soon as a worker is free. */
  look(position: number, ms: number): Promise<void>;
  /** Number of positions analysed at the same time. */
  atOnce: number;
  /** Analysis time so far, in milliseconds. It does not grow during pauses. */
  elapsed(): number;
  /** True if a longer analysis would find nothing more. */
  settled(position: number): boolean;
  /**
   * True if the evaluation changed so much with the move from a position that both are analysed
   * again.
   */
  doubtful(position: number): boolean;
  /** True while the result is still needed. */
  wanted(): boolean;
  /** Called with the completed fraction, 0 to 1. */
  progress(share: number): void;
}

/** Time per position when `left` positions share the rest of a round. */
export function sliceOf({ until, least, most }: Round, left: number, looking: Looking): number {
  const remains = until * gameMs - looking.elapsed();
  return Math.min(most, Math.max(least, (remains * looking.atOnce) / Math.max(1, left)));
}

/** Completed fraction; `from` and `to` are where a round begins and ends. */
interface Share {
  from: number;
  to: number;
}

async function go(
  round: Round,
  positions: readonly number[],
  looking: Looking,
  { from, to }: Share,
) {
  const waiting = [...positions];
  let done = 0;
  const next = async () => {
    while (waiting.length > 0 && looking.wanted()) {
      const slice = sliceOf(round, waiting.length, looking);
      await looking.look(waiting.shift() ?? 0, slice);
      done += 1;
      looking.progress(from + ((to - from) * done) / positions.length);
    }
  };
  await Promise.all(Array.from({ length: looking.atOnce }, next));
}

/** For each doubtful move, the position before it and the next position with a choice. */
function doubts(positions: readonly number[], looking: Looking): number[] {
  const doubted = (position: number | undefined) =>
    position !== undefined && looking.doubtful(position);
  return positions.filter(
    (position, i) => (doubted(position) || doubted(positions[i - 1])) && !looking.settled(position),
  );
}

export async function walk(positions: readonly number[], looking: Looking) {
  const { brief, long, doubtful } = rounds;
  const open = () => positions.filter((position) => !looking.settled(position));
  await go(brief, open(), looking, { from: 0, to: brief.until });
  await go(long, open(), looking, { from: brief.until, to: long.until });
  const late = looking.elapsed() >= gameMs - doubtful.least;
  const left = late ? [] : doubts(positions, looking);
  await go(doubtful, left, looking, { from: long.until, to: 1 });
}
