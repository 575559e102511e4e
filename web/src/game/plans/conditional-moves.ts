// The user's conditional moves in a game. They are loaded for display and saved when a line is
// finished.

import { computed, effect, signal } from "@preact/signals";
import { Resource } from "../../loading/resource.ts";
import { api } from "../../net/api.ts";
import { troubleText } from "../../trouble.ts";
import { type Line, lostByMe, withLine } from "../lines.ts";
import type { GameState } from "../state.ts";
import type { Planner } from "./planner.ts";

export class ConditionalMoves {
  /** null until loaded. */
  readonly lines = signal<readonly Line[] | null>(null);
  readonly planner = signal<Planner | null>(null);
  /** Superseded by whatever the user saves before the answer arrives. */
  private readonly stored = new Resource(
    () => api.conditionals(this.state.facts.id),
    ({ lines }) => {
      this.lines.value = lines;
    },
  );
  private readonly refused = signal("");
  readonly trouble = computed(() => this.refused.value || (this.stored.trouble.value ?? ""));

  private readonly end: () => void;

  /** `gone` receives the number of lines that the user has ended by an action of their own. */
  constructor(
    private readonly state: GameState,
    gone: (lines: number) => void,
  ) {
    let ply = state.confirmed.peek().length;
    // Loaded at the start, so that ended lines can be counted.
    void this.load();
    this.end = effect(() => {
      const record = state.confirmed.value;
      if (record.length === ply) return;
      const since = record.slice(ply).map(({ text }) => text);
      const mineFirst = (state.side === state.turn.peek()) === (since.length % 2 === 0);
      const lost = lostByMe(this.lines.peek() ?? [], record.length < ply ? null : since, mineFirst);
      ply = record.length;
      this.stop();
      if (lost > 0) gone(lost);
      void this.load();
    });
  }

  dispose() {
    this.end();
    this.stop();
    this.stored.stop();
  }

  load() {
    return this.stored.load();
  }

  /** Starts to enter a line. The page loads the planner when it first shows the lines. */
  start(planner: Planner) {
    this.stop();
    this.refused.value = "";
    this.planner.value = planner;
  }

  stop() {
    this.planner.peek()?.dispose();
    this.planner.value = null;
  }

  async finish() {
    const planner = this.planner.value;
    if (!planner?.whole.value) return;
    const lines = withLine(this.lines.value ?? [], planner.line.value, planner.mineFirst);
    if (await this.keep(lines)) this.stop();
  }

  async remove(line: Line) {
    await this.keep((this.lines.value ?? []).filter((other) => other !== line));
  }

  private async keep(lines: readonly Line[]): Promise<boolean> {
    const { facts, confirmed } = this.state;
    this.refused.value = "";
    try {
      const kept = await api.setConditionals(facts.id, lines, confirmed.value.length);
      this.stored.stop();
      this.lines.value = kept.lines;
      return true;
    } catch (error) {
      this.refused.value = troubleText(error);
      return false;
    }
  }
}
