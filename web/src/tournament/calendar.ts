// Lists of tournaments. The address holds the filters.

import { type Page, Paged } from "../loading/paged.ts";
import { locale } from "../messages/messages.ts";
import { api, type TournamentRow } from "../net/api.ts";

/** The sections of the page, in their order. */
export const sections = ["running", "announced", "finished"] as const;
export type Group = (typeof sections)[number];

const statuses: Readonly<Record<Group, readonly string[]>> = {
  announced: ["announced"],
  running: ["running", "paused"],
  finished: ["finished"],
};

const fields = ["name", "variant", "mode", "format", "whose", "month"] as const;
/**
 * `whose`: "player" or "director" for the user's own. `month`: the month of the calendar, as 2026-11;
 * empty for the lists.
 */
export type Wanted = Readonly<Record<(typeof fields)[number], string>>;

export const wantedOf = (query: URLSearchParams): Wanted =>
  Object.fromEntries(fields.map((field) => [field, query.get(field) ?? ""])) as Wanted;

/** The filters that are set, in the format of the address. */
export const queryOf = (wanted: Wanted): URLSearchParams =>
  new URLSearchParams(Object.entries(wanted).filter(([, value]) => value.trim() !== ""));

/** 2026-11: a month in the address. */
export const monthName = (month: Date): string =>
  `${String(month.getFullYear()).padStart(4, "0")}-${String(month.getMonth() + 1).padStart(2, "0")}`;

/** Converts to the server's query. */
export function askedOf(wanted: Wanted, me: string | null): Record<string, string> {
  const { whose, month: _, ...asked } = Object.fromEntries(queryOf(wanted));
  const own = me !== null && (whose === "player" || whose === "director");
  return own ? { ...asked, [whose]: me } : asked;
}

/** The calendar of these tournaments, at the address of the site. */
export function calendarAddress(wanted: Wanted, me: string | null, origin: string): string {
  const query = new URLSearchParams({ ...askedOf(wanted, me), locale });
  return `${origin}/api/v1/tournaments.ics?${query}`;
}

/** The status and cursor after which a page begins. */
interface Place {
  status: number;
  cursor: string | null;
}

async function pageOf(group: Group, asked: Record<string, string>, place: Place | null) {
  const { status, cursor } = place ?? { status: 0, cursor: null };
  const all = statuses[group];
  const { items, next_cursor: next } = await api.tournaments({
    ...asked,
    status: all[status] ?? "",
    ...(cursor === null ? {} : { cursor }),
  });
  const after = status + 1 < all.length ? { status: status + 1, cursor: null } : null;
  return { items, next_cursor: next === null ? after : { status, cursor: next } };
}

/**
 * A page that is not full continues with the next status at once, because few tournaments are
 * paused.
 */
async function fullPage(group: Group, asked: Record<string, string>, place: Place | null) {
  let page: Page<TournamentRow, Place> = await pageOf(group, asked, place);
  while (page.next_cursor?.cursor === null) {
    const more = await pageOf(group, asked, page.next_cursor);
    page = { items: [...page.items, ...more.items], next_cursor: more.next_cursor };
  }
  return page;
}

export class Lists {
  readonly announced: Paged<TournamentRow, Place>;
  readonly running: Paged<TournamentRow, Place>;
  readonly finished: Paged<TournamentRow, Place>;

  constructor(wanted: Wanted, me: string | null) {
    const asked = askedOf(wanted, me);
    const list = (group: Group) =>
      new Paged<TournamentRow, Place>((place) => fullPage(group, asked, place));
    this.announced = list("announced");
    this.running = list("running");
    this.finished = list("finished");
  }

  private get all() {
    return [this.announced, this.running, this.finished];
  }

  begin() {
    for (const list of this.all) void list.begin();
  }

  stop() {
    for (const list of this.all) list.stop();
  }
}
