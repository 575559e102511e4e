// Mouse, pen and finger on a board: drag, click after click, right drag for arrows. Keys and screen
// readers come in as clicks that no pointer made.

import { type Square, squareAt, turned } from "./geometry.ts";
import type { BoardModel } from "./model.ts";
import type { Route } from "./routes.ts";

/** A finger is never quite still. */
const dragThreshold = (event: PointerEvent) => (event.pointerType === "mouse" ? 4 : 8);

const rightPressed = 2;

interface Gesture {
  pointer: number;
  button: number;
  start: Square | undefined;
  x: number;
  y: number;
  /** Whether the pointer has left the place where it went down. */
  moved: boolean;
  /** Whether a piece follows the pointer, or did before it was put down. */
  dragging: boolean;
  liftable: boolean;
}

export class BoardPointer<R extends Route> {
  private gesture: Gesture | null = null;
  /** The click that the browser makes of a tap is still to come. */
  private tapped = false;

  constructor(
    private readonly board: HTMLElement,
    private readonly model: BoardModel<R>,
  ) {}

  dispose() {
    this.stop();
  }

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
    this.tapped = false;
    if (this.gesture) {
      // A second finger means something else than a move.
      if (event.pointerId !== this.gesture.pointer) this.stop();
      return;
    }
    if (event.button === 1 || !event.isPrimary) return;
    const start = this.squareUnder(event);
    const right = event.button === 2;
    this.gesture = {
      pointer: event.pointerId,
      button: event.button,
      start,
      x: event.clientX,
      y: event.clientY,
      moved: false,
      dragging: false,
      liftable: !right && start !== undefined && this.model.liftable(start),
    };
    this.board.setPointerCapture(event.pointerId);
    event.preventDefault();
    // This keeps the focus where it is, and a focused field would keep the keys of the page.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.matches("input, textarea, select"))
      focused.blur();
  };

  readonly move = (event: PointerEvent) => {
    const gesture = this.gesture;
    if (!gesture || gesture.pointer !== event.pointerId || gesture.button === 2) return;
    if (event.buttons & rightPressed) {
      this.stop();
      return;
    }
    const far = Math.hypot(event.clientX - gesture.x, event.clientY - gesture.y);
    gesture.moved ||= far > dragThreshold(event);
    if (!gesture.moved || !gesture.liftable || gesture.start === undefined) return;
    const { x, y } = this.cornerUnder(event);
    if (gesture.dragging) {
      this.model.carry(x, y);
    } else {
      gesture.dragging = this.model.lift(gesture.start, x, y);
      gesture.liftable = gesture.dragging;
    }
  };

  /** The corner of a piece whose middle is under the pointer. */
  private cornerUnder(event: PointerEvent): { x: number; y: number } {
    const box = this.board.getBoundingClientRect();
    const size = box.width / this.model.geometry.columns;
    return { x: event.clientX - box.left - size / 2, y: event.clientY - box.top - size / 2 };
  }

  readonly up = (event: PointerEvent) => {
    const gesture = this.gesture;
    if (!gesture || gesture.pointer !== event.pointerId) return;
    this.gesture = null;
    const square = gesture.moved ? this.squareUnder(event) : gesture.start;
    if (gesture.button === 2) {
      this.rightUp(gesture, this.squareUnder(event));
    } else if (gesture.dragging) {
      if (square === undefined) this.model.release();
      else this.model.drop(square);
    } else if (square !== undefined && gesture.start !== undefined) {
      this.tapped = square === gesture.start;
      if (this.tapped) this.model.tap(square);
      else this.model.dragged(gesture.start, square);
    }
  };

  private rightUp(gesture: Gesture, square: Square | undefined) {
    const click = square === gesture.start;
    if (square === undefined || gesture.start === undefined || (click && this.model.busy())) {
      this.model.cancel();
    } else {
      this.model.toggleShape({ from: gesture.start, to: square });
    }
  }

  readonly cancel = (event: PointerEvent) => {
    if (event.pointerId === this.gesture?.pointer) this.stop();
  };

  /** Ends the gesture with nothing done. */
  private stop() {
    const dragging = this.gesture?.dragging;
    this.gesture = null;
    if (dragging) this.model.release();
  }

  readonly key = () => {
    this.tapped = false;
  };

  /** A click that no pointer made counts: Enter, the space bar, a screen reader. */
  readonly click = (event: MouseEvent) => {
    const ofPointer = event.detail > 0 || this.tapped;
    this.tapped = false;
    const button = (event.target as Element).closest<HTMLElement>("[data-square]");
    if (!ofPointer && button) this.model.tap(Number(button.dataset.square));
  };
}
