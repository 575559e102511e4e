// State of the vacation page: the form, its preview, and existing vacations.

import { computed, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import {
  type Day,
  daysFrom,
  isBefore,
  plusDays,
  readDay,
  writeDay,
} from "../components/dates/dates.ts";
import { Resource } from "../loading/resource.ts";
import type { Allocation, Eligible, VacationPreview, VacationTimes } from "../net/api.ts";
import { socket } from "../net/connection.ts";
import { Problem } from "../net/request.ts";
import { vacationsApi } from "../net/vacations.ts";
import { account } from "../session/account.ts";
import { asTyped, dayAt, endTyped, knownZone } from "./text.ts";

/** Id of a tournament; null for the games outside tournaments. */
export type Place = string | null;

export interface Typed {
  places: readonly Place[];
  /** The first and the last day off: d.m.yyyy, or text that is not a day. */
  first: string;
  last: string;
  /** Empty for the start of the first day and for the end of the last one. */
  start_hour: string;
  end_hour: string;
  time_zone: string;
  message: string;
}

/** A pending action on an existing vacation, which the user confirms after seeing its preview. */
export interface Considered {
  allocation: Allocation;
  act: "cancel" | "end";
  preview: VacationPreview | null;
  refusal: unknown;
}

const blank = (): Typed => ({
  places: [],
  first: "",
  last: "",
  start_hour: "",
  end_hour: "",
  time_zone: account.peek()?.time_zone ?? "",
  message: "",
});

const typingPause = 250;

/** The end of the server's form is an instant: without an hour, the midnight after the last day. */
function endOf({ last, end_hour: hour }: Typed): string {
  const day = readDay(last);
  return day && hour.trim() === "" ? writeDay(plusDays(day, 1)) : last;
}

/** Belongs to one account, and lasts while its page is open. */
export class VacationForm {
  /** undefined until known. */
  readonly eligible = signal<readonly Eligible[] | undefined>(undefined);
  readonly mine = signal<readonly Allocation[] | undefined>(undefined);
  readonly typed = signal<Typed>(blank());
  /** The vacation being edited; null for a new request. */
  readonly edited = signal<Allocation | null>(null);
  readonly considered = signal<Considered | null>(null);
  /** Only the answer for the latest input counts. */
  private readonly looked = new Resource(() => this.askForPreview());
  /** Why the last action failed. */
  private readonly notDone = signal<unknown>(null);
  private readonly failure = computed(() => this.notDone.value ?? this.looked.failure.value);
  readonly preview = computed(() =>
    this.failure.value === null ? this.looked.answer.value : null,
  );
  readonly refusal = computed(() =>
    this.failure.value instanceof Problem ? this.failure.value : null,
  );
  /** Other errors. */
  readonly trouble = computed(() =>
    this.refusal.value === null ? (this.failure.value ?? this.known.failure.value) : null,
  );
  /** What was stored last: whether opponents are notified, and whether it waits for approval. */
  readonly stored = signal<{ told: boolean; waits: boolean } | null>(null);
  readonly busy = signal(false);
  /** True if there is unsaved input. */
  unsent = false;

  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly known = new Resource(
    () => Promise.all([vacationsApi.eligible(), vacationsApi.vacations()]),
    ([tournaments, list]) => {
      this.eligible.value = tournaments;
      this.mine.value = list.items;
      this.chooseOnlyPlace();
    },
  );

  private chooseOnlyPlace() {
    const [only, ...others] = this.eligible.peek() ?? [];
    if (!only || others.length > 0 || this.unsent || this.edited.peek()) return;
    this.typed.value = { ...this.typed.peek(), places: [only.tournament_id] };
  }

  begin() {
    void this.known.load();
  }

  stop() {
    clearTimeout(this.timer);
    this.known.stop();
    this.looked.stop();
  }

  private wish() {
    const typed = this.typed.peek();
    const { time_zone: zone, places, message } = typed;
    return {
      start_date: typed.first,
      start_hour: typed.start_hour,
      end_date: endOf(typed),
      end_hour: typed.end_hour,
      message,
      tournaments: places.filter((place) => place !== null),
      outside_tournaments: places.includes(null),
      ...(zone ? { time_zone: zone } : {}),
    };
  }

  private times(): VacationTimes {
    const { tournaments, outside_tournaments, message, ...rest } = this.wish();
    return rest;
  }

  type(change: Partial<Typed>) {
    this.typed.value = { ...this.typed.peek(), ...change };
    this.stored.value = null;
    this.unsent = true;
    clearTimeout(this.timer);
    const { places, first, last } = this.typed.peek();
    if (places.length === 0 || !readDay(first) || !readDay(last)) {
      this.looked.clear();
      this.notDone.value = null;
    } else {
      this.timer = setTimeout(() => void this.look(), typingPause);
    }
  }

  /** Today in the form's time zone. */
  today(): Day {
    return dayAt(socket.serverNow(), knownZone(this.typed.peek().time_zone));
  }

  /** The first and the last day off, as far as they can be read. */
  readonly days = computed(() => {
    const { first, last } = this.typed.value;
    return { first: readDay(first), last: readDay(last) };
  });

  /** Number of whole days off; null if hours are given. */
  readonly length = computed(() => {
    const { start_hour: start, end_hour: end } = this.typed.value;
    const { first, last } = this.days.value;
    return first && last && start === "" && end === "" ? daysFrom(first, last) : null;
  });

  /** A quick choice: this many days from the first day, or from tomorrow. */
  chooseLength(days: number) {
    const first = this.days.peek().first ?? plusDays(this.today(), 1);
    const last = plusDays(first, days - 1);
    this.picksLast = false;
    this.type({ first: writeDay(first), last: writeDay(last), start_hour: "", end_hour: "" });
  }

  /** True if the next day chosen in the calendar is the last one. */
  private picksLast = false;

  /** The first day chosen in the calendar keeps the length; the next one ends the range. */
  choose(day: Day) {
    const { first, last } = this.days.peek();
    const ends = this.picksLast && first !== null && !isBefore(day, first);
    if (ends || this.started) this.type({ last: writeDay(day) });
    else {
      const length = first && last && !isBefore(last, first) ? daysFrom(first, last) : 1;
      this.type({ first: writeDay(day), last: writeDay(plusDays(day, length - 1)) });
    }
    this.picksLast = !ends;
  }

  /** Only the end of a vacation that has started can change. */
  get started(): boolean {
    return this.edited.value?.state === "active";
  }

  private askForPreview() {
    const old = this.edited.peek();
    return old
      ? vacationsApi.previewVacationAct(old.id, { act: "change", ...this.times() })
      : vacationsApi.previewVacation(this.wish());
  }

  private look() {
    this.notDone.value = null;
    return this.looked.load();
  }

  /**
   * Performs an action. Refusals are shown next to the fields that they concern. Ignored while
   * another action is running.
   */
  private async attempt(act: () => Promise<readonly Allocation[]>, told = true) {
    if (this.busy.peek()) return;
    clearTimeout(this.timer);
    this.looked.stop();
    this.busy.value = true;
    this.notDone.value = null;
    try {
      const states = (await act()).map(({ state }) => state);
      this.clear();
      this.stored.value = {
        told: told && states.some((state) => state !== "pending"),
        waits: states.includes("pending"),
      };
    } catch (error) {
      this.notDone.value = error;
    } finally {
      this.busy.value = false;
    }
    await this.known.load();
  }

  clear() {
    clearTimeout(this.timer);
    this.looked.clear();
    this.notDone.value = null;
    this.unsent = false;
    this.picksLast = false;
    this.typed.value = blank();
    this.chooseOnlyPlace();
    this.edited.value = null;
    this.considered.value = null;
  }

  submit() {
    return this.attempt(async () => {
      const old = this.edited.peek();
      return old
        ? [await vacationsApi.changeVacation(old, this.times())]
        : (await vacationsApi.askForVacation(this.wish())).allocations;
    });
  }

  /** Loads a preview of the action, for confirmation. */
  async consider(allocation: Allocation, act: Considered["act"]) {
    this.clear();
    this.stored.value = null;
    const begun: Considered = { allocation, act, preview: null, refusal: null };
    this.considered.value = begun;
    const change = await vacationsApi.previewVacationAct(allocation.id, { act }).then(
      (seen) => ({ preview: seen }),
      (error: unknown) => ({ refusal: error }),
    );
    if (this.considered.peek() === begun) this.considered.value = { ...begun, ...change };
  }

  /** Opponents are notified only if the vacation was not pending. */
  confirm() {
    const { allocation, act } = this.considered.peek() as Considered;
    return this.attempt(async () => {
      this.considered.value = null;
      return [
        await (act === "cancel" ? vacationsApi.cancelVacation : vacationsApi.endVacation)(
          allocation,
        ),
      ];
    }, allocation.state !== "pending");
  }

  edit(allocation: Allocation) {
    const zone = knownZone(allocation.time_zone || blank().time_zone || "UTC");
    const start = asTyped(allocation.start_ms, zone);
    const end = endTyped(allocation.end_ms, zone);
    this.clear();
    this.edited.value = allocation;
    this.type({
      places: [allocation.tournament_id],
      first: start.date,
      start_hour: start.hour,
      last: end.date,
      end_hour: end.hour,
      time_zone: zone,
    });
    this.unsent = false;
  }
}

const Form = createContext<VacationForm | null>(null);
export const FormOfPage = Form.Provider;

/** The form of the current page. */
export const useForm = () => useContext(Form) as VacationForm;
