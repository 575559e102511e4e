// A chapter on the board. Changes are saved continuously. If two editors change the same version,
// the second is notified and loses nothing.

import { signal } from "@preact/signals";
import { Analysis, type Subject } from "../analysis/analysis.ts";
import { treeOf, wishOf } from "../analysis/exchange.ts";
import type { Work } from "../analysis/kept-work.ts";
import { Problem } from "../net/request.ts";
import { type Chapter, studies } from "../net/studies.ts";
import { isRefusal, type Rules } from "../rules/rules.ts";
import { troubleText } from "../trouble.ts";

/** Delay between a change and saving it. */
const settledMs = 1_200;

/** "conflict": another editor has changed the chapter in the meantime. */
export type Keeping = "kept" | "unsaved" | "saving" | "conflict" | "failed";

export class OpenChapter {
  readonly number: number;
  readonly page: Analysis;
  readonly state = signal<Keeping>("kept");
  /** Why saving failed. */
  readonly trouble = signal("");
  name: string;
  private version: number;
  /** The server's version. */
  private stored: Work;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly study: string,
    chapter: Chapter,
    private readonly mayEdit: boolean,
    rules: Rules,
  ) {
    const variant = rules.variant(chapter.variant);
    const subject: Subject = {
      variant,
      ruleset: chapter.ruleset,
      players: null,
      score: "",
      plannable: null,
      running: false,
      finished: null,
    };
    this.number = chapter.number;
    this.name = chapter.name;
    this.version = chapter.version;
    this.stored = this.workOf(chapter, rules);
    this.page = new Analysis(subject, rules, this.stored, (work) => this.changed(work));
  }

  /** Saves unsaved changes first. */
  dispose() {
    if (this.state.peek() === "unsaved") void this.keep();
    this.ended = true;
    clearTimeout(this.timer);
    this.page.dispose();
  }

  /** True if the server has rejected the current changes, so that leaving would lose them. */
  get stuck(): boolean {
    return this.state.peek() === "conflict" || this.state.peek() === "failed";
  }

  private workOf(chapter: Chapter, rules: Rules): Work {
    const variant = rules.variant(chapter.variant);
    const read = rules.standing(variant, chapter.game.start_fen);
    const start = isRefusal(read) ? chapter.game.start_fen : read.fen;
    const { ruleset } = chapter;
    const game = { ...chapter.game, ruleset, start_fen: start, result: "*", faults: [] };
    const tags = chapter.game.tags.map(({ name, value }) => [name, value] as const);
    return { tree: treeOf(rules, variant, game), tags };
  }

  private changed({ tree, tags }: Work) {
    if (!this.mayEdit || this.ended) return;
    if (tree === this.stored.tree && tags === this.stored.tags) return;
    if (this.state.peek() === "conflict") return;
    if (this.state.peek() !== "saving") this.state.value = "unsaved";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), settledMs);
  }

  private wish(work: Work) {
    const { variant, ruleset } = this.page.subject;
    return { name: this.name, ruleset, game: wishOf(variant, work.tags, work.tree) };
  }

  private work(): Work {
    return { tree: this.page.tree.peek(), tags: this.page.tags.peek() };
  }

  /** Saves the current state. */
  async keep(): Promise<void> {
    clearTimeout(this.timer);
    if (this.state.peek() === "saving") {
      this.timer = setTimeout(() => void this.keep(), settledMs);
      return;
    }
    const sent = this.work();
    this.state.value = "saving";
    try {
      const { version } = await studies.writeChapter(
        this.study,
        this.number,
        this.wish(sent),
        this.version,
      );
      this.version = version;
      this.stored = sent;
      this.trouble.value = "";
      const now = this.work();
      this.state.value = now.tree === sent.tree && now.tags === sent.tags ? "kept" : "unsaved";
    } catch (error) {
      this.trouble.value = troubleText(error);
      this.state.value =
        error instanceof Problem && error.code === "STALE_VERSION" ? "conflict" : "failed";
    }
  }

  /**
   * Called with the server's version. Shows other editors' changes, unless there are unsaved ones
   * here.
   */
  async see(version: number, rules: Rules): Promise<void> {
    if (version <= this.version || this.state.peek() !== "kept") return;
    if (this.page.setup.peek() !== null || this.page.trying.peek()) return;
    const chapter = await studies.chapter(this.study, this.number);
    if (this.ended || chapter.version <= this.version || this.state.peek() !== "kept") return;
    this.take(chapter, rules, (work) => this.page.follow(work));
  }

  /** Replaces the user's version by the newer one. "Undo" restores it. */
  async takeNewer(rules: Rules): Promise<void> {
    const chapter = await studies.chapter(this.study, this.number);
    this.take(chapter, rules, (work) => this.page.replace(work));
  }

  /** Saves the user's version as a new chapter next to the newer version. Returns its number. */
  async keepBeside(name: string, rules: Rules): Promise<number> {
    const { id } = await studies.addChapter(this.study, { ...this.wish(this.work()), name });
    await this.takeNewer(rules);
    return Number(id);
  }

  private take(chapter: Chapter, rules: Rules, show: (work: Work) => void) {
    const work = this.workOf(chapter, rules);
    this.name = chapter.name;
    this.version = chapter.version;
    this.stored = work;
    this.trouble.value = "";
    this.state.value = "kept";
    show(work);
  }

  async rename(name: string): Promise<void> {
    const before = this.name;
    this.name = name;
    await this.keep();
    if (this.stuck) this.name = before;
  }
}
