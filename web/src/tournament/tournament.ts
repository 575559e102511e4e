// One tournament: what is known of it, and what its players and directors do.

import { computed, type Signal, signal } from "@preact/signals";
import {
  api,
  type CrosstableRow,
  type GameRow,
  type Report,
  type Tournament,
  type TournamentLogLine,
  type TournamentRound,
  type TournamentStanding,
} from "../api.ts";
import { socket } from "../connection.ts";
import { firstShown, mostShown } from "../games/games.ts";
import { account, disputeTold } from "../me.ts";
import { Problem } from "../request.ts";
import { troubleText } from "../trouble.ts";
import { Attendance, RollCall } from "./attendance.ts";
import { comesOrGoes } from "./comes-or-goes.ts";
import { LiveBoards } from "./live-boards.ts";
import { roundGames } from "./round-games.ts";
import { topGames } from "./top-games.ts";
import { TournamentVacations } from "./vacations.ts";
import { isStuck } from "./waits.ts";

export type Tab = "standings" | "crosstable" | "rounds" | "games" | "vacations" | "log";

const tabs: readonly Tab[] = ["standings", "crosstable", "rounds", "games", "vacations", "log"];
/** A wave is no round that anybody would look up. */
const arenaTabs: readonly Tab[] = ["standings", "games", "log"];

export const tabsOf = (tournament: Tournament | null): readonly Tab[] =>
  tournament?.format === "arena" ? arenaTabs : tabs;

/** What a director is about to do, until he says yes. */
export interface Asked {
  question: string;
  needsReason: boolean;
  act(reason: string): Promise<void>;
}

/** Games that one socket can follow, boards and attendance together; the page follows a few more. */
const mostTopics = 60;
/** Events that come together are one look. */
const lookDelayMs = 250;
/** Of an arena, in which something happens all the time. */
const arenaLookDelayMs = 1000;

export class TournamentPage {
  readonly state = signal<Tournament | null>(null);
  readonly standings = signal<TournamentStanding[]>([]);
  /** After which round; empty: as they are. */
  readonly afterRound = signal("");
  readonly crosstable = signal<CrosstableRow[]>([]);
  readonly rounds = signal<TournamentRound[]>([]);
  /** That are being played. */
  readonly games = signal<GameRow[]>([]);
  /** That are over, those that began last first. */
  readonly played = signal<readonly GameRow[]>([]);
  readonly morePlayed = signal<string | null>(null);
  readonly log = signal<TournamentLogLine[]>([]);
  readonly moreLog = signal<string | null>(null);
  readonly vacations: TournamentVacations;
  readonly attendance = new Attendance();
  readonly rollCall = new RollCall();
  /** What players have brought before the directors, and what of it is being settled. */
  readonly disputes = signal<readonly Report[]>([]);
  readonly settling = signal<Report | null>(null);
  /** Why the next round was not drawn by itself. */
  readonly refusal = signal<string | null>(null);
  readonly tab: Signal<Tab>;
  /** What can be shown without saying of what is not here yet that there is none. */
  readonly read = signal<ReadonlySet<Tab>>(new Set());
  readonly lost = signal(false);
  readonly trouble = signal<string | null>(null);
  readonly busy = signal(false);
  readonly asked = signal<Asked | null>(null);

  readonly mine = computed(() => {
    const name = account.value?.username;
    return this.state.value?.entries.find((entry) => entry.username === name) ?? null;
  });
  readonly directs = computed(() => {
    const me = account.value;
    if (!me) return false;
    return me.role === "admin" || (this.state.value?.directors.includes(me.username) ?? false);
  });
  /** Those that wait for my move first. */
  readonly myGames = computed(() => {
    const name = account.value?.username ?? "";
    const waits = (game: GameRow) => Number(game[game.turn] === name);
    return this.games.value
      .filter(({ white, black }) => white === name || black === name)
      .sort((a, b) => waits(b) - waits(a));
  });

  /** Of the published rounds, the last one first, each with what a director knows it by. */
  readonly everyGame = computed(() =>
    [...this.rounds.value]
      .reverse()
      .flatMap((round) =>
        round.encounters.flatMap(({ players, games }) =>
          games.map((id) => [id, `${round.n}: ${players[0]} – ${players[1] ?? ""}`] as const),
        ),
      ),
  );

  /** Of an arena's leaders, else of the round that is played. */
  readonly boards = new LiveBoards();
  readonly boardRoom = signal(firstShown);
  /** Whose card is open. */
  readonly card = signal<string | null>(null);

  private readonly unfollow: () => void;
  private readonly unhear: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    tab: string | null = null,
  ) {
    this.tab = signal(tabs.find((one) => one === tab) ?? "standings");
    this.vacations = new TournamentVacations(id);
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
    void this.look();
  }

  dispose() {
    clearTimeout(this.timer);
    this.unhear();
    this.rollCall.dispose();
    this.boards.dispose();
    this.attendance.dispose();
    this.unfollow();
  }

  /** Reads what the open tab shows, and the tournament itself. */
  async look() {
    let tab = this.tab.peek();
    try {
      const [state, games] = await Promise.all([
        api.tournament(this.id),
        api.games({ tournament: this.id, status: "playing", limit: "200" }),
        this.lookAtTab(),
        this.lookAtCard(),
      ]);
      // What an act or the socket has told meanwhile is newer.
      if (state.version >= (this.state.peek()?.version ?? 0)) this.state.value = state;
      this.games.value = games.items;
      if (!tabsOf(state).includes(this.tab.peek())) {
        tab = "standings";
        this.tab.value = tab;
        await this.lookAtTab();
      }
      this.read.value = new Set([...this.read.peek(), tab]);
      if (this.directs.peek()) await this.lookAtNeeds(state);
      this.showBoards();
    } catch (error) {
      if (error instanceof Problem && error.status === 404) this.lost.value = true;
      else this.trouble.value = troubleText(error);
    }
  }

  /** What a director is told of, whatever tab is open. */
  private async lookAtNeeds(tournament: Tournament) {
    const { mode, format } = tournament;
    if (mode === "live" && format !== "arena")
      this.attendance.watch(this.games.peek().slice(0, mostTopics - this.boardRoom.peek()));
    const [disputes] = await Promise.all([
      tournament.round > 0 ? api.disputes(this.id) : { items: [] },
      this.rollCall.look(tournament),
      mode === "correspondence" && this.tab.peek() !== "vacations" && this.vacations.look(false),
    ]);
    this.disputes.value = disputes.items;
    const stuck = isStuck(tournament, this.games.peek());
    this.refusal.value = stuck ? (await api.comingRound(this.id)).refusal : null;
    if (this.tab.peek() !== "rounds")
      this.rounds.value = (await api.tournamentRounds(this.id)).items;
  }

  show(tab: Tab) {
    this.tab.value = tab;
    // So that it is the same tab when the page is read again.
    history.replaceState(null, "", `?tab=${tab}`);
    void this.look();
  }

  showMoreBoards() {
    this.boardRoom.value = mostShown;
    this.showBoards();
  }

  /** His games are in the crosstable, and where they are played in the rounds. */
  async openCard(name: string) {
    this.card.value = name;
    await this.lookAtCard();
  }

  private async lookAtCard() {
    if (this.card.peek() === null) return;
    const [crosstable, rounds] = await Promise.all([
      api.crosstable(this.id),
      api.tournamentRounds(this.id),
    ]);
    this.crosstable.value = crosstable.items;
    this.rounds.value = rounds.items;
  }

  private showBoards() {
    const games = this.games.peek();
    if (this.state.peek()?.format === "arena")
      this.boards.show(topGames(games, this.standings.peek()));
    else if (this.tab.peek() === "rounds")
      this.boards.show(roundGames(games, this.rounds.peek()).slice(0, this.boardRoom.peek()));
    else this.boards.show([]);
  }

  private async lookAtTab() {
    switch (this.tab.peek()) {
      case "standings":
        this.standings.value = (await api.standings(this.id, this.afterRound.peek())).items;
        break;
      case "crosstable":
        this.crosstable.value = (await api.crosstable(this.id)).items;
        break;
      case "rounds":
        this.rounds.value = (await api.tournamentRounds(this.id)).items;
        break;
      case "log":
        this.rounds.value = (await api.tournamentRounds(this.id)).items;
        await this.lookAtLog(null);
        break;
      case "vacations":
        await this.vacations.look(this.directs.peek());
        break;
      case "games":
        await this.lookAtPlayed(null);
        break;
    }
  }

  async lookAtPlayed(cursor: string | null) {
    const query = { tournament: this.id, status: "finished" } as const;
    const page = await api.games(cursor === null ? query : { ...query, cursor });
    this.played.value = cursor === null ? page.items : [...this.played.value, ...page.items];
    this.morePlayed.value = page.next_cursor;
  }

  async lookAtLog(cursor: string | null) {
    const page = await api.tournamentLog(this.id, cursor);
    this.log.value = cursor === null ? page.items : [...this.log.value, ...page.items];
    this.moreLog.value = page.next_cursor;
  }

  /** Does something at the version that is shown. */
  async act(verb: string, path: string, body: object = {}) {
    const tournament = this.state.value;
    if (!tournament) return;
    const free = comesOrGoes(tournament, account.value?.username ?? "", path, body);
    const version = free ? undefined : tournament.version;
    await this.attempt(() => api.actOnTournament(this.id, version, verb, path, body));
    await this.look();
  }

  /** Does something else that may be refused; what was asked stays open then, with what was typed. */
  async attempt(act: () => Promise<unknown>) {
    this.busy.value = true;
    this.trouble.value = null;
    try {
      await act();
      this.asked.value = null;
    } catch (error) {
      this.trouble.value = troubleText(error);
    } finally {
      this.busy.value = false;
    }
  }

  /** Asks before a director's act. */
  askFor(asked: Asked | null) {
    this.trouble.value = null;
    this.asked.value = asked;
  }

  /** A director's act: asked first what it will do. */
  ask(question: string, needsReason: boolean, verb: string, path: string, body: object = {}) {
    this.askFor({
      question,
      needsReason,
      act: (reason) => this.act(verb, path, reason === "" ? body : { ...body, reason }),
    });
  }
}
