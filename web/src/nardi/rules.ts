// The rules of nardi. A position is given by its Position ID; points are numbered for the side on
// roll.

import { RulesModule } from "../rules/module.ts";
import { bar, type Men, off, type Seen } from "./position.ts";

/** A man and the die that moves it. */
export interface Step {
  from: number;
  die: number;
  to: number;
  hits: boolean;
}

export interface Standing extends Seen {
  id: string;
}

export type Win = "single" | "gammon" | "backgammon";

/** A play in progress. */
export interface UnfinishedPlay extends Standing {
  /** The position before the play. */
  id: string;
  roll: string;
  made: readonly Step[];
  /** The remaining dice. */
  dice: readonly number[];
  /** The possible next steps; empty when the play is complete. */
  next: readonly Step[];
  whole: Play | null;
}

export interface Play {
  text: string;
  /** The position afterwards, with the other side on roll. */
  after: string;
}

type Call = "nardi_position" | "nardi_plays" | "nardi_steps" | "nardi_read";

const menOf = (text: string | undefined): Men => (text ?? "").split(",").map(Number);

export class NardiRules {
  private constructor(private readonly module: RulesModule<Call>) {}

  static async load(source: BufferSource | Response): Promise<NardiRules> {
    return new NardiRules(await RulesModule.load<Call>(source));
  }

  /**
   * Returns a position, by default the start, and how the side not on roll has won. Throws
   * RangeError for an invalid ID.
   */
  position(id = ""): Standing & { win: Win | null } {
    const [line = ""] = this.module.ask("nardi_position", id);
    const [status, read = "", own, others, ownPips, othersPips, win] = line.split("\t");
    if (status !== "ok") throw new RangeError(`no position ${id}`);
    return {
      id: read,
      own: menOf(own),
      others: menOf(others),
      ownPips: Number(ownPips),
      othersPips: Number(othersPips),
      win: win === "" ? null : (win as Win),
    };
  }

  /** Returns every play of a roll such as "31". Throws RangeError like position(). */
  plays(id: string, roll: string): Play[] {
    const [head, ...lines] = this.module.ask("nardi_plays", id, roll);
    if (head !== "ok") throw new RangeError(`no plays of ${roll} at ${id}`);
    return lines.map((line) => {
      const [text = "", after = ""] = line.split("\t");
      return { text, after };
    });
  }

  /** Returns the play after some steps. Throws RangeError if the steps are illegal. */
  play(id: string, roll: string, made: readonly Step[] = []): UnfinishedPlay {
    const steps = made.map(({ from, die }) => `${from}:${die}`).join(" ");
    const [head = "", ...lines] = this.module.ask("nardi_steps", id, roll, steps);
    const [status, own, others, ownPips, othersPips, dice = "", text = "", after = ""] =
      head.split("\t");
    if (status !== "ok") throw new RangeError(`no play of ${roll} at ${id} by ${steps}`);
    return {
      id,
      roll,
      made,
      own: menOf(own),
      others: menOf(others),
      ownPips: Number(ownPips),
      othersPips: Number(othersPips),
      dice: [...dice].map(Number),
      whole: text === "" ? null : { text, after },
      next: lines.map((line) => {
        const [from, die, to, hits] = line.split("\t");
        return { from: Number(from), die: Number(die), to: Number(to), hits: hits === "1" };
      }),
    };
  }

  with = (play: UnfinishedPlay, steps: readonly Step[]): UnfinishedPlay =>
    this.play(play.id, play.roll, [...play.made, ...steps]);

  without = (play: UnfinishedPlay): UnfinishedPlay =>
    this.play(play.id, play.roll, play.made.slice(0, -1));

  /**
   * Returns where the man on a point can go in this play, with one die or several, and the steps:
   * as few as possible, among these the ones that hit least on the way, and then those that begin
   * with the die `first`.
   */
  ways(play: UnfinishedPlay, from: number, first = 0): ReadonlyMap<number, readonly Step[]> {
    const found = new Map<number, readonly Step[]>();
    let ends: { play: UnfinishedPlay; at: number; steps: readonly Step[] }[] = [
      { play, at: from, steps: [] },
    ];
    while (ends.length > 0) {
      const longer = ends.flatMap((end) =>
        end.play.next
          .filter((step) => step.from === end.at)
          .sort((a, b) => Number(b.die === first) - Number(a.die === first))
          .map((step) => ({ at: step.to, steps: [...end.steps, step] })),
      );
      for (const { at, steps } of longer) {
        const known = found.get(at);
        if (!known || (known.length === steps.length && hitsIn(steps) < hitsIn(known)))
          found.set(at, steps);
      }
      ends = longer
        .filter(({ at }) => at !== off && at !== bar)
        .map(({ at, steps }) => ({ at, steps, play: this.with(play, steps) }));
    }
    return found;
  }

  /** Returns the play that a text means; null if it means none. */
  meant(id: string, roll: string, text: string): Play | null {
    const [line = ""] = this.module.ask("nardi_read", id, roll, text);
    const [status, canonical = "", after = ""] = line.split("\t");
    return status === "ok" ? { text: canonical, after } : null;
  }

  /** Returns the same with steps that make it. */
  read(id: string, roll: string, text: string): UnfinishedPlay | null {
    const play = this.meant(id, roll, text);
    return play && this.leadingTo(this.play(id, roll), play.after);
  }

  /** Returns some order of steps that leads to a position. */
  private leadingTo(play: UnfinishedPlay, after: string): UnfinishedPlay | null {
    if (play.whole) return play.whole.after === after ? play : null;
    for (const step of play.next) {
      const found = this.leadingTo(this.with(play, [step]), after);
      if (found) return found;
    }
    return null;
  }
}

const hitsIn = (steps: readonly Step[]) => steps.filter(({ hits }) => hits).length;
