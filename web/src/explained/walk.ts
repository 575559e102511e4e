// Looks at the positions of a game in three rounds: at all of them briefly, so that the curve stands
// soon; at all of them for longer; and once more at those between which something was lost.

/** What a round may take. */
interface Round {
  /** Until so much of the whole time is gone. */
  until: number;
  /** In milliseconds, for a position. */
  least: number;
  most: number;
}

const rounds = {
  brief: { until: 0.15, least: 30, most: 100 },
  long: { until: 0.65, least: 50, most: 600 },
  doubtful: { until: 1, least: 100, most: 1200 },
} as const satisfies Readonly<Record<string, Round>>;

/** For a whole game, in milliseconds: 60 moves of each side are explained within 30 s. */
export const gameMs = 25_000;

export interface Looking {
  /** Looks at a position for `ms`, as soon as a thread is free. */
  look(position: number, ms: number): Promise<void>;
  /** How many are looked at at the same time. */
  atOnce: number;
  /** The time that has gone, in milliseconds; it stands while nothing is looked at. */
  elapsed(): number;
  /** Whether a longer look brings nothing more. */
  settled(position: number): boolean;
  /** Whether the move from a position has changed so much that both are worth another look. */
  doubtful(position: number): boolean;
  /** Whether anybody still wants to know. */
  wanted(): boolean;
  /** Is told how much is done, from 0 to 1. */
  progress(share: number): void;
}

/** How long a look may take when `left` positions share what remains of a round. */
export function sliceOf({ until, least, most }: Round, left: number, looking: Looking): number {
  const remains = until * gameMs - looking.elapsed();
  return Math.min(most, Math.max(least, (remains * looking.atOnce) / Math.max(1, left)));
}

/** Of what is done; `from` and `to` are where a round begins and ends. */
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

/** Of each doubt the position before the move and the next at which there was a choice. */
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
