// Mouse, pen and finger on a board: drag, click after click, right drag for arrows. Keys and screen
// readers come in as plain clicks.

import { type Square, squareAt, turned } from "./geometry.ts";
import type { BoardModel } from "./model.ts";
import type { Route } from "./routes.ts";

const dragThreshold = 4;

interface Gesture {
  pointer: number;
  button: number;
  start: Square | undefined;
  x: number;
  y: number;
  /** The piece that follows the pointer, once it has moved far enough. */
  piece: SVGElement | null;
  liftable: boolean;
}

export class BoardPointer<R extends Route> {
  private gesture: Gesture | null = null;
  private handled = false;

  constructor(
    private readonly board: HTMLElement,
    private readonly model: BoardModel<R>,
  ) {}

  private squareUnder(event: PointerEvent): Square | undefined {
    const box = this.board.getBoundingClientRect();
    const { geometry, flipped } = this.model;
    const shown = {
      column: Math.floor(((event.clientX - box.left) / box.width) * geometry.columns),
      row: Math.floor(((event.clientY - box.top) / box.height) * geometry.rows),
    };
    return squareAt(geometry, turned(geometry, shown, flipped.peek()));
  }

  readonly down = (event: PointerEvent) => {
    if (this.gesture || event.button === 1) return;
    const start = this.squareUnder(event);
    const right = event.button === 2;
    const liftable = !right && start !== undefined && this.model.liftable(start);
    this.gesture = {
      pointer: event.pointerId,
      button: event.button,
      start,
      x: event.clientX,
      y: event.clientY,
      piece: null,
      liftable,
    };
    this.board.setPointerCapture(event.pointerId);
    event.preventDefault();
    // Which keeps the focus where it is: in a field it would keep the keys of the page.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  };

  readonly move = (event: PointerEvent) => {
    const gesture = this.gesture;
    if (!gesture || gesture.pointer !== event.pointerId || gesture.button === 2) return;
    const dx = event.clientX - gesture.x;
    const dy = event.clientY - gesture.y;
    if (!gesture.piece && gesture.liftable && Math.hypot(dx, dy) > dragThreshold) {
      this.beginDrag(gesture);
    }
    if (gesture.piece) this.follow(gesture.piece, event);
  };

  private beginDrag(gesture: Gesture) {
    if (gesture.start === undefined) return;
    const token = this.model.at(gesture.start);
    this.model.lift(gesture.start);
    if (this.model.picked.peek() === null || !token) {
      gesture.liftable = false;
      return;
    }
    gesture.piece = this.board.querySelector(`[data-token="${token.id}"]`);
    gesture.piece?.classList.add("dragged");
  }

  private follow(piece: SVGElement, event: PointerEvent) {
    const box = this.board.getBoundingClientRect();
    const size = box.width / this.model.geometry.columns;
    const x = event.clientX - box.left - size / 2;
    const y = event.clientY - box.top - size / 2;
    piece.style.translate = `${x}px ${y}px`;
  }

  readonly up = (event: PointerEvent) => {
    const gesture = this.gesture;
    if (!gesture || gesture.pointer !== event.pointerId) return;
    this.gesture = null;
    const square = this.squareUnder(event);
    if (gesture.button === 2) {
      this.rightUp(gesture, square);
      return;
    }
    this.handled = true;
    setTimeout(() => {
      this.handled = false;
    });
    if (gesture.piece) this.drop(gesture.piece, gesture, square);
    else if (square === undefined || gesture.start === undefined) return;
    else if (square === gesture.start) this.model.tap(square);
    else this.model.dragged(gesture.start, square);
  };

  // With the inline place gone the piece slides from under the pointer to wherever it now belongs.
  private drop(piece: SVGElement, gesture: Gesture, square: Square | undefined) {
    putBack(piece);
    if (square === undefined) this.model.release();
    else if (square !== gesture.start) this.model.drop(square);
  }

  private rightUp(gesture: Gesture, square: Square | undefined) {
    const click = square === gesture.start;
    if (square === undefined || gesture.start === undefined || (click && this.model.busy())) {
      this.model.cancel();
    } else {
      this.model.toggleShape({ from: gesture.start, to: square });
    }
  }

  readonly cancel = () => {
    const piece = this.gesture?.piece;
    this.gesture = null;
    if (piece) putBack(piece);
  };

  /** A click that no pointer made: Enter, the space bar, a screen reader. */
  readonly click = (square: Square) => {
    if (!this.handled) this.model.tap(square);
    this.handled = false;
  };
}

function putBack(piece: SVGElement) {
  piece.style.translate = "";
  piece.classList.remove("dragged");
}
