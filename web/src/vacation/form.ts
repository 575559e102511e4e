// What the vacation page knows: what is typed, what it would do, and what there is already.

import { signal } from "@preact/signals";
import {
  type Allocation,
  api,
  type Eligible,
  type VacationPreview,
  type VacationTimes,
} from "../api.ts";
import { account } from "../me.ts";
import { Problem } from "../request.ts";
import { asTyped, knownZone } from "./text.ts";

export interface Typed {
  tournaments: readonly string[];
  start_date: string;
  start_hour: string;
  end_date: string;
  end_hour: string;
  time_zone: string;
  message: string;
}

/** Something that is about to be done to one that there is, once it has been seen what it does. */
export interface Considered {
  allocation: Allocation;
  act: "cancel" | "end";
  preview: VacationPreview | null;
  refusal: unknown;
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
export const considered = signal<Considered | null>(null);
export const preview = signal<VacationPreview | null>(null);
export const refusal = signal<Problem | null>(null);
/** What else went wrong. */
export const trouble = signal<unknown>(null);
/** What was stored last, and whether opponents hear of it now or when it is approved. */
export const stored = signal<{ told: boolean; waits: boolean } | null>(null);
export const busy = signal(false);
/** Whether something was typed and is not stored. */
export let unsent = false;

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
  stored.value = null;
  unsent = true;
  clearTimeout(timer);
  const { tournaments, start_date: start, end_date: end } = typed.peek();
  if (tournaments.length === 0 || !start || !end) {
    asked++;
    preview.value = null;
    refusal.value = null;
  } else {
    timer = setTimeout(() => void look(), typingPause);
  }
}

/** Only the answer to what was typed last counts. */
async function look(): Promise<void> {
  const turn = ++asked;
  const old = edited.peek();
  const seen = old
    ? api.previewVacationAct(old.id, { act: "change", ...times() })
    : api.previewVacation(wish());
  const answer = await seen.catch((error: unknown) => error);
  if (turn !== asked) return;
  const refused = answer instanceof Problem;
  const failed = answer instanceof Error;
  refusal.value = refused ? answer : null;
  trouble.value = failed && !refused ? answer : null;
  preview.value = failed ? null : (answer as VacationPreview);
}

/** What it refuses is shown where it belongs. */
async function attempt(act: () => Promise<readonly Allocation[]>, told = true): Promise<void> {
  clearTimeout(timer);
  asked++;
  busy.value = true;
  trouble.value = null;
  try {
    const states = (await act()).map(({ state }) => state);
    clear();
    stored.value = {
      told: told && states.some((state) => state !== "pending"),
      waits: states.includes("pending"),
    };
  } catch (error) {
    if (error instanceof Problem) refusal.value = error;
    else trouble.value = error;
  } finally {
    busy.value = false;
  }
  await load().catch((error: unknown) => {
    trouble.value = error;
  });
}

export function clear(): void {
  clearTimeout(timer);
  asked++;
  unsent = false;
  typed.value = blank();
  edited.value = null;
  considered.value = null;
  preview.value = null;
  refusal.value = null;
}

export const submit = (): Promise<void> =>
  attempt(async () => {
    const old = edited.peek();
    return old
      ? [await api.changeVacation(old, times())]
      : (await api.askForVacation(wish())).allocations;
  });

/** Shows what it would do, to be confirmed. */
export async function consider(allocation: Allocation, act: Considered["act"]): Promise<void> {
  clear();
  stored.value = null;
  const begun: Considered = { allocation, act, preview: null, refusal: null };
  considered.value = begun;
  const change = await api.previewVacationAct(allocation.id, { act }).then(
    (seen) => ({ preview: seen }),
    (error: unknown) => ({ refusal: error }),
  );
  if (considered.peek() === begun) considered.value = { ...begun, ...change };
}

/** Of a request that waited and is cancelled opponents have not heard. */
export function confirm(): Promise<void> {
  const { allocation, act } = considered.peek() as Considered;
  return attempt(async () => {
    considered.value = null;
    return [await (act === "cancel" ? api.cancelVacation : api.endVacation)(allocation)];
  }, allocation.state !== "pending");
}

export function edit(allocation: Allocation): void {
  const zone = knownZone(allocation.time_zone || blank().time_zone || "UTC");
  const start = asTyped(allocation.start_ms, zone);
  const end = asTyped(allocation.end_ms, zone);
  clear();
  edited.value = allocation;
  type({
    tournaments: [allocation.tournament_id],
    start_date: start.date,
    start_hour: start.hour,
    end_date: end.date,
    end_hour: end.hour,
    time_zone: zone,
  });
  unsent = false;
}
