// The state of the front page: what I want to play, what others offer, which game is shown.

import { computed, effect, signal } from "@preact/signals";
import { Resource } from "../loading/resource.ts";
import { blocked, member, username, whoIsHere } from "../me/account.ts";
import { liveGame, waitingGames } from "../me/games.ts";
import { waitsHere } from "../me/news.ts";
import { snapshots } from "../me/session.ts";
import { messages } from "../messages/messages.ts";
import { goOn } from "../navigation/router.ts";
import {
  api,
  type ColorChoice,
  type FirstSteps,
  type GameRow,
  type Seek,
  type SeekWish,
  type TimeControl,
  type VariantKey,
} from "../net/api.ts";
import { goToBegun } from "../net/begun-game.ts";
import { loadRules, socket } from "../net/connection.ts";
import { entropy, entropyFor } from "../net/entropy.ts";
import { Problem } from "../net/request.ts";
import { Refused } from "../net/socket.ts";
import { kindOf } from "../terms/time-control.ts";
import { troubleText } from "../trouble.ts";
import { firstRuleset } from "../words/ruleset.ts";
import { adminSecret, forgetAdminSecret } from "./admin-link.ts";
import { matching, ordered, type SeekOrder } from "./wishes.ts";

const wishKey = "crownhead.wish";
const putAwayKey = "crownhead.first-steps-away";

interface Chosen {
  variant: VariantKey;
  rated: boolean;
  /** Of the computer, from 1 to 8. */
  level: string;
}

function storedChoice(): Chosen {
  const chosen: Chosen = { variant: "international", rated: true, level: "3" };
  try {
    const stored: Partial<Chosen> = JSON.parse(localStorage.getItem(wishKey) ?? "{}");
    return { ...chosen, ...stored };
  } catch {
    return chosen;
  }
}

/** A browser that keeps nothing shows them again. */
function firstStepsAway(): boolean {
  try {
    return sessionStorage.getItem(putAwayKey) !== null;
  } catch {
    return false;
  }
}

let afterSignUp: ((lobby: Lobby) => Promise<void>) | null = null;

export class Lobby {
  readonly chosen = signal(storedChoice());
  readonly seeks = signal<readonly Seek[] | null>(null);
  readonly order = signal<SeekOrder>({ column: "time", descending: false });
  readonly trouble = signal<string | null>(null);
  /** The time control of the seek that is being made or taken just now. */
  readonly underWay = signal<TimeControl | null>(null);
  readonly featured = signal<GameRow | null | undefined>(undefined);
  /** How many players are here; null until it is known. */
  readonly online = signal<number | null>(null);
  /** Of a server that nobody uses yet; null where there are none, or the reader has put them away. */
  readonly firstSteps = signal<FirstSteps | null>(null);

  /** Without those of whom I want no games. */
  readonly listed = computed(() => {
    const offered = (this.seeks.value ?? []).filter((seek) => !blocked.value.has(seek.username));
    return ordered(offered, this.order.value);
  });
  readonly mine = computed(() =>
    (this.seeks.value ?? []).filter((seek) => seek.username === username.value),
  );

  /** Of those that come while it is not known who is here only the last one counts. */
  private clicks = 0;
  /** The seek for a live game that waits while this page is open; there is one at most. */
  private waiting: Waiting | null = null;
  /** The seats in live seeks of several that wait with this page, by the connection of each. */
  private readonly seats = new Map<string, number>();
  private left = false;
  private readonly featuredAsked = new Resource(
    () => api.games({ status: "playing", sort: "newest", limit: "20" }),
    ({ items }) => {
      // A board on which nothing moves is nothing to look at.
      const games = items.filter((game) => game.shown === "now");
      this.featured.value = games.find((game) => game.pace === "live") ?? games[0] ?? null;
    },
  );
  private readonly stepsAsked = new Resource(api.firstSteps, (steps) => {
    const asked = adminSecret.value !== null || !firstStepsAway();
    this.firstSteps.value = (steps.new || steps.here) && asked ? steps : null;
  });
  private readonly unlook: () => void;
  private readonly unfollow: () => void;
  private readonly unhear: () => void;
  private readonly looking: ReturnType<typeof setInterval>;

  constructor() {
    this.looking = setInterval(() => {
      if (this.featured.value === null) void this.chooseFeatured();
    }, 20_000);
    // A server on which somebody plays is not new.
    this.unlook = effect(() => {
      if (this.featured.value === null || adminSecret.value !== null) void this.stepsAsked.load();
    });
    this.unfollow = socket.follow("lobby", {
      snapshot: (d) => {
        this.seeks.value = (d as { seeks: Seek[] }).seeks;
      },
      event: (d) => this.happened(d as LobbyEvent),
      info: (d) => {
        this.online.value = (d as { type: "online"; players: number }).players;
      },
    });
    this.unhear = snapshots.subscribe(() => void this.seekAgain());
  }

  dispose() {
    this.left = true;
    this.clicks += 1;
    this.unlook();
    this.stepsAsked.stop();
    this.unfollow();
    this.unhear();
    this.featuredAsked.stop();
    this.stopWaiting();
    for (const id of this.seats.keys()) unseek(id);
    this.seats.clear();
    this.tellWhetherWaiting();
    clearInterval(this.looking);
  }

  private happened(event: LobbyEvent) {
    const seeks = this.seeks.value ?? [];
    if (event.type === "seek_added") {
      // One of several is told again when somebody comes or goes.
      const { seek: told } = event;
      this.seeks.value = seeks.some(({ id }) => id === told.id)
        ? seeks.map((seek) => (seek.id === told.id ? told : seek))
        : [...seeks, told];
    } else if (event.type === "seek_removed") {
      this.seeks.value = seeks.filter((seek) => seek.id !== event.id);
      const { waiting } = this;
      if (waiting?.id === event.id && waiting.connection === socket.connections.peek())
        waiting.over = true;
    }
  }

  putAwayFirstSteps() {
    this.firstSteps.value = null;
    forgetAdminSecret();
    try {
      sessionStorage.setItem(putAwayKey, "1");
    } catch {
      // They come back with the next load of the page.
    }
  }

  choose(changed: Partial<Chosen>) {
    this.chosen.value = { ...this.chosen.value, ...changed };
    try {
      localStorage.setItem(wishKey, JSON.stringify(this.chosen.value));
    } catch {
      // Not remembered then.
    }
  }

  /** My next correspondence game, else the newest live game that both have begun to play. */
  async chooseFeatured() {
    const mine = waitingGames.value[0];
    if (mine) {
      this.featuredAsked.stop();
      this.featured.value = mine;
      return;
    }
    await this.featuredAsked.load();
  }

  private chosenWish(control: TimeControl): SeekWish {
    const { variant, rated } = this.chosen.value;
    return { variant, rated, time_control: control, color: "random" };
  }

  /** The seek of mine with this time control and what else is chosen. */
  waitingFor(control: TimeControl): Seek | undefined {
    const wish = this.chosenWish(control);
    return matching(this.mine.value, wish, "", firstRuleset(wish.variant));
  }

  /** A click on a tile: offers, or takes what is offered already, or withdraws. */
  async tile(control: TimeControl) {
    const waiting = this.waitingFor(control);
    if (waiting) await this.withdraw(waiting.id);
    else await this.seek(this.chosenWish(control));
  }

  async seek(wish: SeekWish) {
    await this.asMember(
      (lobby) => lobby.seek(wish),
      wish.time_control,
      async () => {
        // Without the rules nobody knows which of them a wish means that names none.
        await loadRules().catch(() => null);
        const first = firstRuleset(wish.variant);
        const found = matching(this.seeks.value ?? [], wish, username.value ?? "", first);
        if (!found || !(await this.tookIfAllowed(found))) await this.offer(wish);
      },
    );
  }

  /** Once it is known who is here; a stranger signs up first and does it `again` then. */
  private async asMember(
    again: (lobby: Lobby) => Promise<void>,
    control: TimeControl,
    act: () => Promise<void>,
  ) {
    this.underWay.value = control;
    const mine = ++this.clicks;
    await whoIsHere();
    if (this.clicks !== mine) return;
    if (member.value) {
      await this.attempt(control, act);
      return;
    }
    this.underWay.value = null;
    afterSignUp = again;
    goOn("/signup");
  }

  /** Does what a stranger had chosen before the name was asked for. */
  async resume() {
    const act = afterSignUp;
    afterSignUp = null;
    if (member.value) await act?.(this);
  }

  /** False if somebody else was faster. */
  private async took(seek: Seek): Promise<boolean> {
    try {
      const game = await this.gameOrSeat(seek);
      // Whoever has gone elsewhere meanwhile is told that it has begun.
      if (game !== null && !this.left) goToBegun(game);
      return true;
    } catch (error) {
      if (codeOf(error) === "SEEK_GONE") return false;
      throw error;
    }
  }

  /**
   * The game that it began; null where a seat of several is taken that waits for others, as an offer
   * does: in live play while this page is open, by correspondence also after.
   */
  private async gameOrSeat({ id, joined, time_control: control }: Seek): Promise<string | null> {
    if (joined && kindOf(control) === "correspondence") {
      const taken = await api.takeSeek(id);
      return "game_id" in taken ? taken.game_id : null;
    }
    const connection = socket.connections.peek();
    const { d } = await socket.command("take", { seek: id, entropy: entropyFor(`seek/${id}`) });
    const { game } = d as { game: string } | { seek: string; game?: undefined };
    if (game !== undefined) return game;
    if (this.left) {
      unseek(id);
      return null;
    }
    this.seats.set(id, connection);
    this.tellWhetherWaiting();
    return null;
  }

  private tellWhetherWaiting() {
    waitsHere.value = this.waiting !== null || this.seats.size > 0;
  }

  /** False also if it is meant for another rating than mine. */
  private async tookIfAllowed(seek: Seek): Promise<boolean> {
    try {
      return await this.took(seek);
    } catch (error) {
      if (codeOf(error) === "FORBIDDEN") return false;
      throw error;
    }
  }

  /** A seek for a live game stands while this page is open, one for correspondence also after. */
  private async offer(wish: SeekWish) {
    if (kindOf(wish.time_control) === "correspondence") {
      await api.makeSeek(wish);
      return;
    }
    this.stopWaiting();
    const connection = socket.connections.peek();
    const { d } = await socket.command("seek", { ...wish, entropy: entropy() });
    const { seek: id } = d as { seek: string };
    if (this.left) {
      unseek(id);
      return;
    }
    this.waiting = { id, wish, connection, over: false };
    this.tellWhetherWaiting();
    await this.seekAgain();
  }

  private stopWaiting() {
    if (this.waiting === null) return;
    unseek(this.waiting.id);
    this.waiting = null;
    this.tellWhetherWaiting();
  }

  /** A seat ends with its connection too: on the next one it is taken anew, if it is free still. */
  private async sitAgain() {
    for (const [id, connection] of this.seats) {
      if (connection === socket.connections.peek()) continue;
      this.seats.delete(id);
      const seek = this.seeks.peek()?.find((open) => open.id === id);
      if (seek && !liveGame.peek() && !this.left)
        await this.attempt(seek.time_control, async () => void (await this.tookIfAllowed(seek)));
    }
    this.tellWhetherWaiting();
  }

  /** A seek for a live game ends with its connection: on the next one it is made anew. */
  private async seekAgain() {
    await this.sitAgain();
    const { waiting } = this;
    if (!waiting || waiting.over || waiting.connection === socket.connections.peek()) return;
    this.stopWaiting();
    if (liveGame.peek() || this.left) return;
    await this.attempt(waiting.wish.time_control, () => this.offer(waiting.wish));
  }

  async take(seek: Seek) {
    await this.asMember(
      (lobby) => lobby.take(seek),
      seek.time_control,
      async () => {
        if (!(await this.took(seek))) this.trouble.value = messages.lobby.seekGone;
      },
    );
  }

  /** A seek of mine, or my seat in one of several. */
  async withdraw(id: string) {
    if (this.waiting?.id === id) this.waiting = null;
    this.seats.delete(id);
    this.tellWhetherWaiting();
    await this.attempt(null, async () => {
      await socket.command("unseek", { seek: id }).catch((error: unknown) => {
        if (!(error instanceof Refused && error.code === "SEEK_GONE")) throw error;
      });
    });
  }

  private async attempt(control: TimeControl | null, act: () => Promise<void>) {
    this.trouble.value = null;
    this.underWay.value = control;
    try {
      await act();
    } catch (error) {
      this.trouble.value = troubleText(error);
    } finally {
      this.underWay.value = null;
    }
  }
}

interface Waiting {
  id: string;
  wish: SeekWish;
  /** On which it was made. */
  connection: number;
  /** Taken, or ended by the server for another reason than a lost connection. */
  over: boolean;
}

const codeOf = (error: unknown): string | null =>
  error instanceof Refused || error instanceof Problem ? error.code : null;

/** It may be gone already: then there is nothing to withdraw. */
const unseek = (seek: string) => void socket.command("unseek", { seek }).catch(() => {});

type LobbyEvent = { type: "seek_added"; seek: Seek } | { type: "seek_removed"; id: string };

/** The colour that I would play if I took it; of several seats nobody knows before all are taken. */
export function myColor(seek: Seek): ColorChoice {
  if (seek.color === "random" || seek.joined) return "random";
  return seek.color === "white" ? "black" : "white";
}
