// The rules of nardi. A position is its Position ID; points are those of the side on roll.

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

/** A play that is being made, as far as it has come. */
export interface UnfinishedPlay extends Standing {
  /** The position before it. */
  id: string;
  roll: string;
  made: readonly Step[];
  /** The dice that are left. */
  dice: readonly number[];
  /** What may be next; nothing once the play is whole. */
  next: readonly Step[];
  whole: Play | null;
}

export interface Play {
  text: string;
  /** The position afterwards, the other side on roll. */
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
   * A position, that of the start without an ID, and how the side that is not on roll has won.
   * Throws RangeError for an ID that is none.
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

  /** Every play of a roll such as "31"; throws RangeError as position() does. */
  plays(id: string, roll: string): Play[] {
    const [head, ...lines] = this.module.ask("nardi_plays", id, roll);
    if (head !== "ok") throw new RangeError(`no plays of ${roll} at ${id}`);
    return lines.map((line) => {
      const [text = "", after = ""] = line.split("\t");
      return { text, after };
    });
  }

  /** After some steps; throws RangeError where they are none that the rules allow. */
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
   * Where the man on a point can go in this play, with one die or with several, and by which steps: the
   * fewest, of as many those that hit less on the way.
   */
  ways(play: UnfinishedPlay, from: number): ReadonlyMap<number, readonly Step[]> {
    const found = new Map<number, readonly Step[]>();
    let ends: { play: UnfinishedPlay; at: number; steps: readonly Step[] }[] = [
      { play, at: from, steps: [] },
    ];
    while (ends.length > 0) {
      const longer = ends.flatMap((end) =>
        end.play.next
          .filter((step) => step.from === end.at)
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

  /** The play that a text means; null where it means none. */
  meant(id: string, roll: string, text: string): Play | null {
    const [line = ""] = this.module.ask("nardi_read", id, roll, text);
    const [status, canonical = "", after = ""] = line.split("\t");
    return status === "ok" ? { text: canonical, after } : null;
  }

  /** The same with steps that make it. */
  read(id: string, roll: string, text: string): UnfinishedPlay | null {
    const play = this.meant(id, roll, text);
    return play && this.leadingTo(this.play(id, roll), play.after);
  }

  /** Some order of steps that comes to a position. */
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
