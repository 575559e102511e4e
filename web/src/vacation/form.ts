// What the vacation page knows: what is typed, what it would do, and what there is already.

import { signal } from "@preact/signals";
import {
  type Allocation,
  api,
  type Eligible,
  Problem,
  type VacationPreview,
  type VacationTimes,
} from "../api.ts";
import { account } from "../me.ts";

export interface Typed {
  tournaments: readonly string[];
  start_date: string;
  start_hour: string;
  end_date: string;
  end_hour: string;
  time_zone: string;
  message: string;
}

const blank = (): Typed => ({
  tournaments: [],
  start_date: "",
  start_hour: "",
  end_date: "",
  end_hour: "",
  time_zone: account.peek()?.time_zone ?? "",
  message: "",
});

/** undefined until they are known. */
export const eligible = signal<readonly Eligible[] | undefined>(undefined);
export const mine = signal<readonly Allocation[] | undefined>(undefined);
export const typed = signal<Typed>(blank());
/** The one that is being edited instead of asked for anew. */
export const edited = signal<Allocation | null>(null);
export const preview = signal<VacationPreview | null>(null);
export const refusal = signal<Problem | null>(null);
export const stored = signal(false);

const typingPause = 250;
let timer: ReturnType<typeof setTimeout> | undefined;
let asked = 0;

export async function load(): Promise<void> {
  typed.value = { ...typed.peek(), time_zone: typed.peek().time_zone || blank().time_zone };
  const [tournaments, list] = await Promise.all([api.eligible(), api.vacations()]);
  eligible.value = tournaments;
  mine.value = list.items;
}

const wish = () => {
  const { time_zone: zone, ...rest } = typed.peek();
  return { ...rest, tournaments: [...rest.tournaments], ...(zone ? { time_zone: zone } : {}) };
};

const times = (): VacationTimes => {
  const { tournaments, message, ...rest } = wish();
  return rest;
};

export function type(change: Partial<Typed>): void {
  typed.value = { ...typed.peek(), ...change };
  stored.value = false;
  clearTimeout(timer);
  const { tournaments, start_date: start, end_date: end } = typed.peek();
  if (edited.peek()) return;
  if (tournaments.length === 0 || !start || !end) {
    preview.value = null;
    refusal.value = null;
  } else {
    timer = setTimeout(() => void look(), typingPause);
  }
}

/** Only the answer to what was typed last counts. */
async function look(): Promise<void> {
  const turn = ++asked;
  const answer = await api.previewVacation(wish()).catch((error: unknown) => error);
  if (turn !== asked) return;
  const refused = answer instanceof Problem;
  refusal.value = refused ? answer : null;
  preview.value = refused || answer instanceof Error ? null : (answer as VacationPreview);
}

/** What it refuses is shown where it belongs; anything else is thrown. */
async function attempt(act: () => Promise<unknown>): Promise<void> {
  clearTimeout(timer);
  asked++;
  try {
    await act();
    clear();
    stored.value = true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    refusal.value = error;
  }
  await load();
}

export function clear(): void {
  typed.value = blank();
  edited.value = null;
  preview.value = null;
  refusal.value = null;
}

export const submit = (): Promise<void> =>
  attempt(() => {
    const old = edited.peek();
    return old ? api.changeVacation(old.id, times()) : api.askForVacation(wish());
  });

export const cancel = (id: string): Promise<void> => attempt(() => api.cancelVacation(id));
export const endNow = (id: string): Promise<void> => attempt(() => api.endVacation(id));

/** The parts of an instant as clocks of the zone show it. */
function wall(at: number, zone: string): { date: string; hour: string } {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone || "UTC",
    day: "numeric",
    month: "numeric",
    year: "numeric",
    hour: "numeric",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (kind: string) => String(Number(parts.find(({ type }) => type === kind)?.value));
  const hour = part("hour");
  return {
    date: `${part("day")}.${part("month")}.${part("year")}`,
    hour: hour === "0" ? "" : hour,
  };
}

export function edit(allocation: Allocation): void {
  const zone = allocation.time_zone || blank().time_zone;
  const start = wall(allocation.start_ms, zone);
  const end = wall(allocation.end_ms, zone);
  clear();
  edited.value = allocation;
  typed.value = {
    tournaments: [allocation.tournament_id],
    start_date: start.date,
    start_hour: start.hour,
    end_date: end.date,
    end_hour: end.hour,
    time_zone: zone,
    message: "",
  };
}
