// State of one tournament, and the actions of its players and directors.

import { computed, type Signal, signal } from "@preact/signals";
import { firstShown, mostShown } from "../games/games.ts";
import { Paged } from "../loading/paged.ts";
import { Resource } from "../loading/resource.ts";
import { refusalSentence } from "../messages/refusals.ts";
import {
  api,
  type CrosstableRow,
  type GameRow,
  type Report,
  type Tournament,
  type TournamentLogLine,
  type TournamentRound,
  type TournamentStanding,
} from "../net/api.ts";
import { socket } from "../net/connection.ts";
import { Problem } from "../net/request.ts";
import { tournamentsApi } from "../net/tournaments.ts";
import { account } from "../session/account.ts";
import { disputeTold } from "../session/news.ts";
import { troubleText } from "../trouble.ts";
import { Attendance } from "./attendance.ts";
import { countOf, isStuck, todoOf } from "./director/director-todo.ts";
import { RollCall } from "./director/roll-call.ts";
import { roundGames } from "./director/round-games.ts";
import { entersOrLeaves } from "./enters-or-leaves.ts";
import { LiveBoards } from "./live-boards.ts";
import { RunningGames } from "./running.ts";
import { topGames } from "./top-games.ts";
import { TournamentVacations } from "./vacations.ts";

export type Tab = "direct" | "standings" | "rounds" | "games" | "vacations" | "log";

const tabs: readonly Tab[] = ["direct", "standings", "rounds", "games", "vacations", "log"];

/**
 * The tabs of the page. `rules`: true if the user decides about vacations or views them. Directors
 * can grant vacations even if players may not request them. An arena has no tab for rounds, because
 * no one would look up a wave of pairings.
 */
export function tabsOf(
  tournament: Tournament | null,
  rules: boolean,
  directs: boolean,
): readonly Tab[] {
  const arena = tournament?.format === "arena";
  const may = (tournament?.vacation.splits_allowed ?? 0) > 0 || rules;
  const slow = tournament?.mode === "correspondence";
  const hidden: readonly (Tab | false)[] = [
    !directs && "direct",
    arena && "rounds",
    (arena || !slow || !may) && "vacations",
  ];
  return tabs.filter((tab) => !hidden.includes(tab));
}

/** The tab to open if the address names none. Directors come to direct, until the end. */
export function firstTab({ status, directors }: Tournament, me: string | undefined): Tab {
  const over = status === "finished" || status === "cancelled";
  return !over && me !== undefined && directors.includes(me) ? "direct" : "standings";
}

/** A field of an action: a select if it has options, otherwise of its kind, by default a line. */
export interface Input {
  label: string;
  options?: readonly (readonly [string, string])[];
  /** "player": a name that is completed. "lines": a text area. */
  kind?: "number" | "player" | "lines";
  first?: string;
  /** True if it may be empty. */
  optional?: boolean;
  /** Returns the error in the typed text. */
  problemOf?(typed: string): string | undefined;
}

/** An action that waits for confirmation. */
export interface Asked {
  /** Names the action on its button. */
  text: string;
  /** By default asks for the action: "Discard round 5?". */
  title?: string;
  inputs?: readonly Input[];
  /** What follows, for the typed texts in the order of the inputs. */
  question(typed: readonly string[]): string;
  /** Whether a reason has to be given for the log; by default it may be. */
  reason?: "needed" | "none";
  /** The game to decide, whose position is shown. */
  game?: string;
  act(reason: string, typed: readonly string[]): Promise<unknown>;
}

/** Returned while another action is running. */
const busy = Symbol("busy");
const pageSize = "50";
/**
 * Limit of games followed, for boards and attendance together. The socket's limit is slightly
 * higher, because the page follows other topics too.
 */
const mostTopics = 60;
/** Combines several events into one reload. */
const lookDelayMs = 250;
/** The same for an arena, which has events all the time. */
const arenaLookDelayMs = 1000;

export class TournamentPage {
  readonly state = signal<Tournament | null>(null);
  readonly standings = signal<TournamentStanding[]>([]);
  /** The round after which to show the standings; empty for the current ones. */
  readonly afterRound = signal("");
  readonly crosstable = signal<CrosstableRow[]>([]);
  readonly rounds = signal<TournamentRound[]>([]);
  private readonly standingsAsked = new Resource(
    () => tournamentsApi.standings(this.id, this.afterRound.peek()),
    ({ items }) => {
      this.standings.value = items;
    },
  );
  private readonly crosstableAsked = new Resource(
    () => tournamentsApi.crosstable(this.id),
    ({ items }) => {
      this.crosstable.value = items;
    },
  );
  private readonly roundsAsked = new Resource(
    () => tournamentsApi.tournamentRounds(this.id),
    ({ items }) => {
      this.rounds.value = items;
    },
  );
  readonly running: RunningGames;
  /** The games of the tab "Games", latest start first, and the player whose games they are. */
  readonly games: Paged<GameRow>;
  readonly gamesOf = signal("");
  readonly log: Paged<TournamentLogLine>;
  readonly vacations: TournamentVacations;
  readonly attendance = new Attendance();
  readonly rollCall = new RollCall(() => socket.serverNow());
  /** Open disputes, and the one being settled. */
  readonly disputes = signal<readonly Report[]>([]);
  readonly settling = signal<Report | null>(null);
  /** Why the next round was not drawn automatically. */
  readonly refusal = signal<string | null>(null);
  readonly tab: Signal<Tab>;
  /** Tabs that have loaded, so that an empty one may say that it is empty. */
  readonly read = signal<ReadonlySet<Tab>>(new Set());
  readonly lost = signal(false);
  readonly trouble = signal<string | null>(null);
  readonly busy = signal(false);
  readonly asked = signal<Asked | null>(null);
  /** True while a director edits the tournament. */
  readonly editing = signal(false);
  /** Confirmation of the director's last action. */
  readonly said = signal("");

  readonly mine = computed(() => {
    const name = account.value?.username;
    return this.state.value?.entries.find((entry) => entry.username === name) ?? null;
  });
  readonly directs = computed(() => {
    const me = account.value;
    if (!me) return false;
    return me.role === "admin" || (this.state.value?.directors.includes(me.username) ?? false);
  });
  /** What waits for the directors, and how many things. */
  readonly needs = computed(() =>
    todoOf(this.state.value, {
      disputes: this.disputes.value,
      coming: this.rollCall.coming.value,
      away: this.vacations.waiting.value,
      missing: this.attendance.missing.value,
      late: this.running.late.value,
    }),
  );
  readonly waiting = computed(() => countOf(this.needs.value));

  /** The round of each game. */
  readonly roundOfGame = computed(
    () =>
      new Map(
        this.rounds.value.flatMap(({ n, encounters }) =>
          encounters.flatMap(({ games }) => games.map((id) => [id, n] as const)),
        ),
      ),
  );

  /** The boards of an arena's leaders, or of the current round. */
  readonly boards = new LiveBoards();
  readonly boardRoom = signal(firstShown);
  /** The player whose card is open. */
  readonly card = signal<string | null>(null);

  private readonly unfollow: () => void;
  private readonly unhear: () => void;
  private readonly unknow: () => void;
  /** Number of reloads started, and the latest one whose result is shown. */
  private looks = 0;
  private seen = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** True once the tab was named, or chosen for a user who is known. */
  private hasTab: boolean;

  constructor(
    readonly id: string,
    tab: string | null = null,
  ) {
    const named = tabs.find((one) => one === tab);
    this.hasTab = named !== undefined;
    this.tab = signal(named ?? "standings");
    this.vacations = new TournamentVacations(id);
    this.running = new RunningGames(id);
    const after = (cursor: string | null) => (cursor === null ? {} : { cursor });
    this.games = new Paged((cursor) => {
      const player = this.gamesOf.peek();
      const of = player === "" ? {} : { player };
      return api.games({ tournament: id, limit: pageSize, ...of, ...after(cursor) });
    });
    this.log = new Paged((cursor) => tournamentsApi.tournamentLog(id, cursor));
    this.unfollow = socket.follow(`tournament/${id}`, {
      snapshot: (d) => {
        this.state.value = d as Tournament;
        void this.look();
      },
      event: () => {
        const arena = this.state.peek()?.format === "arena";
        this.timer ??= setTimeout(
          () => {
            this.timer = undefined;
            void this.look();
          },
          arena ? arenaLookDelayMs : lookDelayMs,
        );
      },
    });
    this.unhear = disputeTold.subscribe((told) => {
      if (told?.tournament.id === id) void this.look();
    });
    // The account may become known after the tournament has loaded.
    this.unknow = account.subscribe(() => void this.look());
  }

  dispose() {
    this.unknow();
    clearTimeout(this.timer);
    this.unhear();
    this.rollCall.dispose();
    for (const asked of [this.standingsAsked, this.crosstableAsked, this.roundsAsked]) asked.stop();
    for (const list of [this.games, this.log]) list.stop();
    this.running.stop();
    this.vacations.stop();
    this.boards.dispose();
    this.attendance.dispose();
    this.unfollow();
  }

  /** Loads the tournament and the contents of the open tab. */
  async look() {
    let tab = this.tab.peek();
    const turn = ++this.looks;
    try {
      const [state] = await Promise.all([
        tournamentsApi.tournament(this.id),
        this.running.lookAtMine(account.peek()?.username),
        this.lookAtTab(),
        this.lookAtCard(),
      ]);
      // An action, an event or a later request may have brought a newer state.
      if (state.version >= (this.state.peek()?.version ?? 0)) this.state.value = state;
      if (turn < this.seen) return;
      this.seen = turn;
      this.chooseTab(state);
      if (tab !== this.tab.peek()) {
        tab = this.tab.peek();
        await this.lookAtTab();
      }
      if (tab !== "standings" && this.mine.peek()) await this.lookAtStandings();
      await this.lookAtBoards(state);
      if (tab === "direct" && this.directs.peek()) await this.lookAtNeeds(state);
      this.read.value = new Set([...this.read.peek(), tab]);
      if (tab !== "direct" && this.directs.peek()) await this.lookAtNeeds(state);
      this.showBoards();
    } catch (error) {
      if (error instanceof Problem && error.status === 404) this.lost.value = true;
      else this.trouble.value = troubleText(error);
    }
  }

  /** Once the user is known, opens their first tab; leaves a tab that they do not have. */
  private chooseTab(state: Tournament) {
    const me = account.peek();
    if (me === undefined) return;
    if (!this.hasTab) this.tab.value = firstTab(state, me?.username);
    this.hasTab = true;
    if (!tabsOf(state, true, this.directs.peek()).includes(this.tab.peek()))
      this.tab.value = "standings";
  }

  /** Loads all games in progress if their boards are shown or attendance is watched. */
  private async lookAtBoards({ mode, format }: Tournament) {
    const watched = mode === "live" && this.directs.peek();
    if (watched || format === "arena" || this.tab.peek() === "rounds")
      await this.running.lookAtAll();
  }

  /** Loads what directors see on every tab. */
  private async lookAtNeeds(tournament: Tournament) {
    const { mode, format } = tournament;
    if (mode === "live" && format !== "arena")
      this.attendance.watch(this.running.all.peek().slice(0, mostTopics - this.boardRoom.peek()));
    const slow = mode === "correspondence";
    const [disputes] = await Promise.all([
      tournament.round > 0 ? tournamentsApi.disputes(this.id) : { items: [] },
      this.rollCall.look(tournament),
      slow && this.tab.peek() !== "vacations" && this.vacations.look(false),
      slow && this.running.lookAtLate(socket.serverNow()),
      this.running.lookAtSome(),
    ]);
    this.disputes.value = disputes.items;
    const stuck = isStuck(tournament, this.running.some.peek());
    const { refusal: detail, ...why } = stuck
      ? await tournamentsApi.comingRound(this.id)
      : { refusal: null };
    this.refusal.value = detail === null ? null : refusalSentence({ ...why, detail });
    if (this.tab.peek() !== "rounds") await this.roundsAsked.get();
  }

  show(tab: Tab) {
    this.hasTab = true;
    this.tab.value = tab;
    // Keeps the tab on reload.
    history.replaceState(history.state, "", `?tab=${tab}`);
    void this.look();
  }

  showMoreBoards() {
    this.boardRoom.value = mostShown;
    this.showBoards();
  }

  /** The crosstable has a player's finished games, the rounds those in progress. */
  async openCard(name: string) {
    this.card.value = name;
    await this.lookAtCard();
  }

  private async lookAtCard() {
    if (this.card.peek() === null) return;
    await Promise.all([this.crosstableAsked.get(), this.roundsAsked.get()]);
  }

  private showBoards() {
    const games = this.running.all.peek();
    if (this.state.peek()?.format === "arena")
      this.boards.show(topGames(games, this.standings.peek()));
    else if (this.tab.peek() === "rounds")
      this.boards.show(roundGames(games, this.rounds.peek()).slice(0, this.boardRoom.peek()));
    else this.boards.show([]);
  }

  private async lookAtTab() {
    switch (this.tab.peek()) {
      case "standings":
        await this.lookAtStandings();
        break;
      case "rounds":
        await this.roundsAsked.get();
        break;
      case "log":
        await this.roundsAsked.get();
        await this.log.refresh();
        break;
      case "vacations":
        await this.vacations.look(this.directs.peek());
        break;
      case "games":
        await Promise.all([this.lookAtRounds(), this.games.refresh()]);
        break;
    }
  }

  /** An arena's standings have their own scores, and no one would look up its rounds. */
  private async lookAtStandings() {
    const arena = this.state.peek()?.format === "arena";
    await Promise.all([
      this.standingsAsked.get(),
      ...(arena ? [] : [this.crosstableAsked.get(), this.roundsAsked.get()]),
    ]);
  }

  private async lookAtRounds() {
    if (this.state.peek()?.format !== "arena") await this.roundsAsked.get();
  }

  /** Shows the games of one player, or of everyone. */
  showGamesOf(name: string) {
    this.gamesOf.value = name;
    void this.games.begin();
  }

  /**
   * Performs an action at the current version, or at the version at which a form was opened.
   * Returns the error, or null.
   */
  async act(verb: string, path: string, body: object = {}, opened?: number): Promise<unknown> {
    const tournament = this.state.value;
    if (!tournament) return null;
    const free = entersOrLeaves(tournament, account.value?.username ?? "", path, body);
    const version = free ? undefined : (opened ?? tournament.version);
    const failure = await this.attempt(() =>
      tournamentsApi.actOnTournament(this.id, version, verb, path, body),
    );
    await this.look();
    return failure;
  }

  /**
   * Performs an action that may be rejected. The dialog then stays open with the typed text.
   * Ignored while another action is running.
   */
  async attempt(act: () => Promise<unknown>): Promise<unknown> {
    if (this.busy.peek()) return busy;
    this.busy.value = true;
    this.trouble.value = null;
    try {
      await act();
      this.asked.value = null;
      return null;
    } catch (error) {
      this.trouble.value = troubleText(error);
      return error;
    } finally {
      this.busy.value = false;
    }
  }

  /** Opens the confirmation dialog for a director's action. */
  askFor(asked: Asked | null) {
    this.trouble.value = null;
    if (asked) this.said.value = "";
    this.asked.value = asked;
  }

  /** Asks for confirmation of an action without fields and then performs it. */
  ask(
    text: string,
    question: string,
    needsReason: boolean,
    verb: string,
    path: string,
    body: object = {},
  ) {
    this.askFor({
      text,
      question: () => question,
      ...(needsReason ? { reason: "needed" } : {}),
      act: (reason) => this.act(verb, path, reason === "" ? body : { ...body, reason }),
    });
  }
}
