// State of the front page: the chosen game options, the open seeks and the featured game.

import { computed, effect, signal } from "@preact/signals";
import { kindOf } from "../game-options/time-control.ts";
import { firstRuleset } from "../labels/ruleset.ts";
import { controlText } from "../labels/time.ts";
import { Resource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { address } from "../navigation/router.ts";
import {
  api,
  type ColorChoice,
  type FirstSteps,
  type GameRow,
  type Seek,
  type SeekWish,
  type TimeControl,
} from "../net/api.ts";
import { goToBegun } from "../net/begun-game.ts";
import { loadRules, socket } from "../net/connection.ts";
import { entropy, entropyFor } from "../net/entropy.ts";
import { Problem } from "../net/request.ts";
import { Refused } from "../net/socket.ts";
import { account, blocked, member, username, whoIsHere } from "../session/account.ts";
import { type Chosen, storeChoice, storedChoice } from "../session/chosen.ts";
import { liveGame } from "../session/games.ts";
import { waitsHere } from "../session/news.ts";
import { snapshots } from "../session/session.ts";
import { forgetWish, keepWish, signUpFor } from "../session/wish.ts";
import { troubleText } from "../trouble.ts";
import { adminSecret, forgetAdminSecret } from "./admin-link.ts";
import { matching, openToGuests, ordered } from "./wishes.ts";

const putAwayKey = "crownhead.first-steps-away";

/** True if the user has hidden the first steps in this tab. False if the browser has no storage. */
function firstStepsAway(): boolean {
  try {
    return sessionStorage.getItem(putAwayKey) !== null;
  } catch {
    return false;
  }
}

type Act = (lobby: Lobby) => Promise<void>;

let afterSignUp: Act | null = null;

/** Sends the user to a sign-up page titled `title`. `again` runs afterwards. */
function signUpThen(title: string, again: Act) {
  afterSignUp = again;
  signUpFor(title);
}

const waitTitle = ({ time_control: control }: SeekWish) =>
  messages.lobby.wish.wait({ time: controlText(control) });

const seekAfterSignUp =
  (wish: SeekWish): Act =>
  (lobby) => {
    // The tile that waits is the one that the visitor pressed.
    lobby.choose({ rated: wish.rated ?? false });
    return lobby.seek(wish);
  };

/** Makes a visitor a guest. Resolves with false if this site's lobby is for accounts only. */
async function playsAsGuest(): Promise<boolean> {
  const { heardOnSocket, mayPlay } = await import("../session/sign-in.ts");
  if (!(await mayPlay("lobby"))) return false;
  await heardOnSocket();
  return true;
}

export class Lobby {
  readonly chosen = signal(storedChoice());
  readonly seeks = signal<readonly Seek[] | null>(null);
  readonly trouble = signal<string | null>(null);
  /** Time control of the seek that is being created or accepted. */
  readonly underWay = signal<TimeControl | null>(null);
  readonly featured = signal<GameRow | null | undefined>(undefined);
  /** Number of players online; null until known. */
  readonly online = signal<number | null>(null);
  /** First steps of a new server; null on a server in use, or after the user has hidden them. */
  readonly firstSteps = signal<FirstSteps | null>(null);

  /** Open seeks, except for seeks by blocked players. */
  readonly listed = computed(() => {
    const offered = (this.seeks.value ?? []).filter((seek) => !blocked.value.has(seek.username));
    return ordered(offered);
  });
  /** What the user plays for: without an account, games are casual. */
  readonly rated = computed(
    () => this.chosen.value.rated && (member.value || account.value === undefined),
  );
  readonly mine = computed(() =>
    (this.seeks.value ?? []).filter((seek) => seek.username === username.value),
  );

  /**
   * Counts clicks. If several clicks are made before the account is known, only the last one has
   * an effect.
   */
  private clicks = 0;
  /** The user's live seek, which stays open while this page is open. There is at most one. */
  private waiting: Waiting | null = null;
  /**
   * The user's seats in live seeks of more than two players: seek id to the number of the
   * connection that took the seat.
   */
  private readonly seats = new Map<string, number>();
  private left = false;
  private readonly featuredAsked = new Resource(
    async () => {
      const live = await api.games({ status: "playing", sort: "rating", limit: "20" });
      const shown = live.items.find(isShown);
      if (shown) return shown;
      const newest = await api.games({ status: "playing", sort: "newest", limit: "20" });
      return newest.items.find(isShown) ?? null;
    },
    (game) => {
      this.featured.value = game;
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
    // A server with a game in progress is not new.
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
    this.keepWish();
    this.stopWaiting();
    for (const id of this.seats.keys()) unseek(id);
    this.seats.clear();
    this.tellWhetherWaiting();
    clearInterval(this.looking);
  }

  private happened(event: LobbyEvent) {
    const seeks = this.seeks.value ?? [];
    if (event.type === "seek_added") {
      // A seek of more than two players is sent again whenever a player joins or leaves.
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
      // Without storage the first steps reappear after a reload.
    }
  }

  choose(changed: Partial<Chosen>) {
    this.chosen.value = { ...this.chosen.value, ...changed };
    storeChoice(this.chosen.value);
  }

  /** Picks the top live game, or else the newest correspondence game. */
  async chooseFeatured() {
    await this.featuredAsked.load();
  }

  /** Returns the user's own seek for this wish. */
  waitingFor(wish: SeekWish): Seek | undefined {
    return matching(
      this.mine.value,
      wish,
      { name: "", guest: false },
      firstRuleset(wish.variant),
    )[0];
  }

  private matching(seeks: readonly Seek[], wish: SeekWish): Seek[] {
    const me = { name: username.value ?? "", guest: !member.value };
    return matching(seeks, wish, me, firstRuleset(wish.variant));
  }

  /** The number of seeks by others that the wish would accept. */
  othersWaiting(wish: SeekWish): number {
    return this.matching(this.listed.value, wish).length;
  }

  /**
   * Handles a click on a tile: accepts a matching seek, creates one, or withdraws the user's own.
   */
  async tile(wish: SeekWish) {
    const waiting = this.waitingFor(wish);
    if (waiting) await this.withdraw(waiting.id);
    else await this.seek(wish);
  }

  async seek(wish: SeekWish) {
    await this.asPlayer(
      waitTitle(wish),
      seekAfterSignUp(wish),
      true,
      wish.time_control,
      async () => {
        // Needed for a wish without a ruleset: only the loaded rules know the variant's default.
        await loadRules().catch(() => null);
        // Guests play casual games.
        const mine = { ...wish, rated: wish.rated === true && member.value };
        const [found] = this.matching(this.seeks.value ?? [], mine);
        if (!found || !(await this.tookIfAllowed(found))) await this.offer(mine);
      },
    );
  }

  /**
   * Runs `act` once the account is known. `guests`: guests may do this, and a visitor becomes one.
   * A user who needs an account first is sent to sign up, on a page titled `title`; `again` runs
   * afterwards.
   */
  private async asPlayer(
    title: string,
    again: (lobby: Lobby) => Promise<void>,
    guests: boolean,
    control: TimeControl,
    act: () => Promise<void>,
  ) {
    this.underWay.value = control;
    const mine = ++this.clicks;
    await whoIsHere();
    if (this.clicks !== mine) return;
    await this.attempt(control, async () => {
      const may = member.value || (guests && (await playsAsGuest()));
      if (this.clicks !== mine) return;
      if (may) await act();
      else signUpThen(title, again);
    });
  }

  /** Sends a visitor to a sign-up page titled `title`. `act` runs afterwards. */
  signUpThen(title: string, act: () => Promise<void>) {
    signUpThen(title, (lobby) => lobby.attempt(null, act));
  }

  /** Runs the action that an anonymous user chose before signing up. */
  async resume() {
    const act = afterSignUp;
    afterSignUp = null;
    forgetWish();
    if (member.value) await act?.(this);
  }

  /** Returns false if someone else was faster. */
  private async took(seek: Seek): Promise<boolean> {
    try {
      const game = await this.gameOrSeat(seek);
      // A user who has left the page gets a notice of the new game instead.
      if (game !== null && !this.left) goToBegun(game);
      return true;
    } catch (error) {
      if (codeOf(error) === "SEEK_GONE") return false;
      throw error;
    }
  }

  /**
   * Accepts a seek. Returns the id of the new game, or null if the seek has more seats that are
   * still free. Such a seat is held like a seek: in live play while this page is open, in
   * correspondence permanently.
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

  /** Also returns false if the seek excludes the user's rating. */
  private async tookIfAllowed(seek: Seek): Promise<boolean> {
    try {
      return await this.took(seek);
    } catch (error) {
      if (codeOf(error) === "FORBIDDEN") return false;
      throw error;
    }
  }

  /**
   * Creates a seek. A live seek lasts while this page is open, a correspondence seek also
   * afterwards.
   */
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

  /** A guest who goes to sign up while waiting waits again as a player. */
  private keepWish() {
    if (!this.waiting || member.value || afterSignUp) return;
    if (!address.peek().startsWith("/signup")) return;
    afterSignUp = seekAfterSignUp(this.waiting.wish);
    keepWish(waitTitle(this.waiting.wish));
  }

  private stopWaiting() {
    if (this.waiting === null) return;
    unseek(this.waiting.id);
    this.waiting = null;
    this.tellWhetherWaiting();
  }

  /** A seat ends with its connection. After reconnecting, takes it again if it is still free. */
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

  /** A live seek ends with its connection. After reconnecting, creates it again. */
  private async seekAgain() {
    await this.sitAgain();
    const { waiting } = this;
    if (!waiting || waiting.over || waiting.connection === socket.connections.peek()) return;
    this.stopWaiting();
    if (liveGame.peek() || this.left) return;
    await this.attempt(waiting.wish.time_control, () => this.offer(waiting.wish));
  }

  async take(seek: Seek) {
    await this.asPlayer(
      messages.lobby.wish.take({ name: seek.username }),
      (lobby) => lobby.take(seek),
      openToGuests(seek),
      seek.time_control,
      async () => {
        if (!(await this.took(seek))) this.trouble.value = messages.lobby.seekGone;
      },
    );
  }

  /** Withdraws the user's own seek, or their seat in a seek of more than two players. */
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
  /** Number of the connection on which the seek was created. */
  connection: number;
  /** Accepted, or ended by the server for a reason other than a lost connection. */
  over: boolean;
}

const codeOf = (error: unknown): string | null =>
  error instanceof Refused || error instanceof Problem ? error.code : null;

/** A failure means that the seek is already gone, so there is nothing to withdraw. */
const unseek = (seek: string) => void socket.command("unseek", { seek }).catch(() => {});

/** False for games whose moves are hidden from spectators. */
const isShown = ({ shown }: GameRow) => shown === "now";

type LobbyEvent = { type: "seek_added"; seek: Seek } | { type: "seek_removed"; id: string };

/**
 * The colour that the user would play after accepting. With more than two seats it is unknown until
 * all are taken.
 */
export function myColor(seek: Seek): ColorChoice {
  if (seek.color === "random" || seek.joined) return "random";
  return seek.color === "white" ? "black" : "white";
}
