// The board of a star game and the ply of the record that it shows.

import { batch } from "@preact/signals";
import { TableCursor } from "../game/table-cursor.ts";
import { seatIndex } from "../net/seats.ts";
import { animates } from "../settings/motion.ts";
import type { Point } from "../star/geometry.ts";
import { StarModel } from "../star/model.ts";
import type { Move, Standing } from "../star/rules.ts";
import type { StarPly, StarState } from "./state.ts";

const moveOf = ({ text, path }: StarPly): Move => ({ text, path, after: "" });

export class StarCursor extends TableCursor {
  readonly board: StarModel;

  /** `play` receives whether the man was dragged. */
  constructor(
    private readonly state: StarState,
    /** The user's home, or the first seat's. */
    private readonly home: Point,
    play: (move: Move, byHand: boolean) => void,
  ) {
    super(state.plies);
    this.board = new StarModel(state.star, state.standing.peek(), play);
    this.board.bottom.value = this.home;
    if (state.side !== null) {
      const seat = seatIndex(state.side);
      this.board.target.value = { holes: state.targetOf(seat), seat: state.drawnAs(seat) };
    }
    this.refresh();
  }

  /** `move` led to the position. It is animated unless it was made by hand. */
  refresh(move?: Move, byHand = false) {
    const at = this.ply.value;
    batch(() => {
      this.board.animated = animates();
      this.reconsider();
      this.board.show(this.standingAt(at), move, byHand);
      this.board.last.value = this.state.plies.value[at - 1]?.path ?? [];
    });
  }

  /** Animates the last move. */
  follow() {
    const ply = this.state.plies.value[this.ply.value - 1];
    this.refresh(ply && moveOf(ply));
  }

  /** Shows the last move again. */
  replay() {
    const at = this.ply.value;
    if (at > 0) this.board.rewind(this.state.menAfter(at - 1), () => this.follow());
  }

  private standingAt(count: number): Standing {
    const standing = this.state.standing.value;
    const now =
      count === this.state.confirmed.value.length && count === this.state.plies.value.length;
    return now ? standing : { ...standing, men: this.state.menAfter(count), moves: [] };
  }

  reconsider() {
    const playing = this.atEnd.value && this.state.myTurn.value;
    if (!playing) this.board.release();
    this.board.playing.value = playing;
  }

  protected turned(from: number, to: number) {
    if (to === from + 1) this.follow();
    else this.refresh();
  }

  flip() {
    const opposite = ((this.home + 3) % 6) as Point;
    this.board.bottom.value = this.board.bottom.value === this.home ? opposite : this.home;
  }
}
