// State of the vacation page: the form, its preview, and existing vacations.

import { computed, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { Resource } from "../loading/resource.ts";
import type { Allocation, Eligible, VacationPreview, VacationTimes } from "../net/api.ts";
import { Problem } from "../net/request.ts";
import { vacationsApi } from "../net/vacations.ts";
import { account } from "../session/account.ts";
import { asTyped, knownZone } from "./text.ts";

/** Id of a tournament; null for the games outside tournaments. */
export type Place = string | null;

export interface Typed {
  places: readonly Place[];
  start_date: string;
  start_hour: string;
  end_date: string;
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
  start_date: "",
  start_hour: "",
  end_date: "",
  end_hour: "",
  time_zone: account.peek()?.time_zone ?? "",
  message: "",
});

const typingPause = 250;

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
    },
  );
  begin() {
    void this.known.load();
  }

  stop() {
    clearTimeout(this.timer);
    this.known.stop();
    this.looked.stop();
  }

  private wish() {
    const { time_zone: zone, places, ...rest } = this.typed.peek();
    return {
      ...rest,
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
    const { places, start_date: start, end_date: end } = this.typed.peek();
    if (places.length === 0 || !start || !end) {
      this.looked.clear();
      this.notDone.value = null;
    } else {
      this.timer = setTimeout(() => void this.look(), typingPause);
    }
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
    this.typed.value = blank();
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
    const end = asTyped(allocation.end_ms, zone);
    this.clear();
    this.edited.value = allocation;
    this.type({
      places: [allocation.tournament_id],
      start_date: start.date,
      start_hour: start.hour,
      end_date: end.date,
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
