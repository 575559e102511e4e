// The vacations of a tournament, and its directors' decisions on them.

import { computed, signal } from "@preact/signals";
import { Resource } from "../loading/resource.ts";
import type { Allocation, TournamentVacations as Listed, OutlookLine } from "../net/api.ts";
import { tournamentVacationsApi } from "../net/tournament-vacations.ts";

/** A decision on one player's vacation that a director is about to make. */
export interface Ruling {
  act: "deny" | "cancel" | "move";
  allocation: Allocation;
}

export type TournamentFreeze = Listed["freezes"][number];

/** A change to a pause of all clocks that a director is about to make. */
export interface FreezeRuling {
  act: "change" | "end";
  freeze: TournamentFreeze;
}

export class TournamentVacations {
  readonly list = signal<Listed | null>(null);
  readonly outlook = signal<readonly OutlookLine[]>([]);
  readonly ruling = signal<Ruling | null>(null);
  readonly freezeRuling = signal<FreezeRuling | null>(null);
  readonly busy = signal(false);

  readonly waiting = computed(() => this.inState("pending"));
  readonly coming = computed(() => this.inState("planned", "active"));
  readonly past = computed(() => this.inState("finished", "rejected", "cancelled"));

  private directs = false;
  private readonly asked = new Resource(
    () =>
      Promise.all([
        tournamentVacationsApi.tournamentVacations(this.tournament),
        this.directs ? tournamentVacationsApi.outlook(this.tournament) : { items: [] },
      ]),
    ([list, outlook]) => {
      this.list.value = list;
      this.outlook.value = outlook.items;
    },
  );

  constructor(readonly tournament: string) {}

  private inState(...states: Allocation["state"][]): readonly Allocation[] {
    return this.list.value?.items.filter(({ state }) => states.includes(state)) ?? [];
  }

  look(directs: boolean): Promise<void> {
    this.directs = directs;
    return this.asked.get();
  }

  stop() {
    this.asked.stop();
  }

  /** Performs an action. Returns the error, or null. */
  async act(what: () => Promise<unknown>): Promise<unknown> {
    this.busy.value = true;
    try {
      await what();
      this.ruling.value = null;
      this.freezeRuling.value = null;
      await this.look(true);
      return null;
    } catch (error) {
      return error;
    } finally {
      this.busy.value = false;
    }
  }
}

/** The state, with the names used for vacations. */
export function freezeState(
  freeze: TournamentFreeze,
  now: number,
): "planned" | "active" | "finished" {
  if (now < freeze.start_ms) return "planned";
  return freeze.end_ms === null || now < freeze.end_ms ? "active" : "finished";
}

/** As many names as fit. */
const mostMonths = 8;
/** In percent of the timeline. */
const leastLabel = 8;

/** The range of a timeline, and the first of each month in it. */
export function axisOf(spans: readonly (readonly [number, number])[], now: number) {
  const from = Math.min(now, ...spans.map(([start]) => start));
  const until = Math.max(now + 1, ...spans.map(([, end]) => end));
  const months: number[] = [];
  const month = new Date(from);
  month.setDate(1);
  month.setHours(0, 0, 0, 0);
  const step = Math.ceil((until - from) / (mostMonths * 30 * 86_400_000)) || 1;
  for (;;) {
    month.setMonth(month.getMonth() + step);
    if (month.getTime() >= until) break;
    months.push(month.getTime());
  }
  const place = (at: number) =>
    ((Math.min(Math.max(at, from), until) - from) / (until - from)) * 100;
  return { from, until, months, place, labels: labelsOf(months, place) };
}

/**
 * The start and maximum width of each month's label, in percent: up to the next label or the end.
 * The last month may have no room for one.
 */
function labelsOf(months: readonly number[], place: (at: number) => number) {
  return months
    .map((month, i) => {
      const [left, next] = [place(month), months[i + 1]];
      return { month, left, width: (next === undefined ? 100 : place(next)) - left };
    })
    .filter(({ width }) => width >= leastLabel);
}
