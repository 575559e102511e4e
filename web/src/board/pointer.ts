// Mouse, pen and touch input on a board: drag, click by click, right drag for arrows. Keyboard and
// screen reader input arrives as clicks without a pointer.

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** A finger never rests quite still. */
const dragThreshold = (event: PointerEvent) => (event.pointerType === "mouse" ? 4 : 8);

const rightPressed = 2;

interface Gesture {
  pointer: number;
  button: number;
  start: number | undefined;
  x: number;
  y: number;
  /** True once the pointer has left the place where it was pressed. */
  moved: boolean;
  /** True while a piece follows the pointer, and also after it was put down. */
  dragging: boolean;
}

/** The target of pointer input. Its places are numbered. */
export interface Surface {
  /** The place at fractions of the board's width and height; undefined if there is none. */
  placeAt(across: number, down: number): number | undefined;
  /** Width of a piece as a fraction of the board's width. */
  pieceShare(): number;
  liftable(place: number): boolean;
  /**
   * Starts dragging a piece with its corner at the given point in pixels. Returns false if it
   * cannot be picked up.
   */
  lift(place: number, x: number, y: number): boolean;
  carry(x: number, y: number): void;
  drop(place: number): void;
  /** The piece was dropped outside the board. */
  release(): void;
  tap(place: number): void;
  /** The pointer was dragged from one place to another without a piece. */
  dragged(from: number, to: number): void;
  /** The right button was pressed at one place and released at another. */
  right(from: number | undefined, to: number | undefined): void;
}

/** Attaches the listeners to a board's element. */
export function useBoardPointer(element: RefObject<HTMLElement>, surface: Surface) {
  useEffect(() => {
    const board = element.current;
    if (!board) return;
    const input = new BoardPointer(board, surface);
    const { down, move, up, cancel, click, key } = input;
    const listeners = Object.entries({
      pointerdown: down,
      pointermove: move,
      pointerup: up,
      pointercancel: cancel,
      click,
      keydown: key,
    }) as [string, EventListener][];
    for (const [type, act] of listeners) board.addEventListener(type, act);
    return () => {
      for (const [type, act] of listeners) board.removeEventListener(type, act);
      input.dispose();
    };
  }, [element, surface]);
}

class BoardPointer {
  private gesture: Gesture | null = null;
  /** True if the browser's click for this tap is still to come. */
  private tapped = false;

  constructor(
    private readonly board: HTMLElement,
    private readonly model: Surface,
  ) {}

  dispose() {
    this.stop();
  }

  private placeUnder(event: PointerEvent): number | undefined {
    const box = this.board.getBoundingClientRect();
    return this.model.placeAt(
      (event.clientX - box.left) / box.width,
      (event.clientY - box.top) / box.height,
    );
  }

  readonly down = (event: PointerEvent) => {
    this.tapped = false;
    if (this.gesture) {
      // A second finger cancels the move.
      if (event.pointerId !== this.gesture.pointer) this.stop();
      return;
    }
    if (event.button === 1 || !event.isPrimary) return;
    const start = this.placeUnder(event);
    this.gesture = {
      pointer: event.pointerId,
      button: event.button,
      start,
      x: event.clientX,
      y: event.clientY,
      moved: false,
      dragging: false,
    };
    this.board.setPointerCapture(event.pointerId);
    event.preventDefault();
    // preventDefault keeps the focus where it is, and a focused field would receive the page's
    // shortcuts.
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
    if (!gesture.moved || gesture.start === undefined) return;
    const { x, y } = this.cornerUnder(event);
    if (gesture.dragging) this.model.carry(x, y);
    // The piece may have become movable after the press, because the opponent has moved.
    else if (this.model.liftable(gesture.start))
      gesture.dragging = this.model.lift(gesture.start, x, y);
  };

  /** The corner of a piece whose centre is under the pointer. */
  private cornerUnder(event: PointerEvent): { x: number; y: number } {
    const box = this.board.getBoundingClientRect();
    const size = box.width * this.model.pieceShare();
    return { x: event.clientX - box.left - size / 2, y: event.clientY - box.top - size / 2 };
  }

  readonly up = (event: PointerEvent) => {
    const gesture = this.gesture;
    if (!gesture || gesture.pointer !== event.pointerId) return;
    this.gesture = null;
    const square = gesture.moved ? this.placeUnder(event) : gesture.start;
    if (gesture.button === 2) {
      this.model.right(gesture.start, this.placeUnder(event));
    } else if (gesture.dragging) {
      if (square === undefined) this.model.release();
      else this.model.drop(square);
    } else if (square !== undefined && gesture.start !== undefined) {
      this.tapped = square === gesture.start;
      if (this.tapped) this.model.tap(square);
      else this.model.dragged(gesture.start, square);
    }
  };

  readonly cancel = (event: PointerEvent) => {
    if (event.pointerId === this.gesture?.pointer) this.stop();
  };

  /** Cancels the gesture. */
  private stop() {
    const dragging = this.gesture?.dragging;
    this.gesture = null;
    if (dragging) this.model.release();
  }

  readonly key = () => {
    this.tapped = false;
  };

  /** Handles clicks without a pointer: Enter, the space bar, a screen reader. */
  readonly click = (event: MouseEvent) => {
    const ofPointer = event.detail > 0 || this.tapped;
    this.tapped = false;
    const button = (event.target as Element).closest<HTMLElement>("[data-square]");
    if (!ofPointer && button) this.model.tap(Number(button.dataset.square));
  };
}
