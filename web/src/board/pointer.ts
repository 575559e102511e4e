// Mouse, pen and finger on a board: drag, click after click, right drag for arrows. Keys and screen
// readers come in as clicks that no pointer made.

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** A finger is never quite still. */
const dragThreshold = (event: PointerEvent) => (event.pointerType === "mouse" ? 4 : 8);

const rightPressed = 2;

interface Gesture {
  pointer: number;
  button: number;
  start: number | undefined;
  x: number;
  y: number;
  /** Whether the pointer has left the place where it went down. */
  moved: boolean;
  /** Whether a piece follows the pointer, or did before it was put down. */
  dragging: boolean;
}

/** What a pointer acts on; its places are numbered. */
export interface Surface {
  /** The place at a share of the board's width and height; undefined where there is none. */
  placeAt(across: number, down: number): number | undefined;
  /** The width of a piece as a share of the board's. */
  pieceShare(): number;
  liftable(place: number): boolean;
  /** Takes a piece up to drag it, with its corner at that place in pixels; false if it cannot be. */
  lift(place: number, x: number, y: number): boolean;
  carry(x: number, y: number): void;
  drop(place: number): void;
  /** The piece was let go beside the board. */
  release(): void;
  tap(place: number): void;
  /** The pointer went from one place to another with nothing in the hand. */
  dragged(from: number, to: number): void;
  /** The right button was pressed at one place and let go at the other. */
  right(from: number | undefined, to: number | undefined): void;
}

/** Listens on the element of a board. */
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
  /** The click that the browser makes of a tap is still to come. */
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
      // A second finger means something else than a move.
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
    if (!gesture.moved || gesture.start === undefined) return;
    const { x, y } = this.cornerUnder(event);
    if (gesture.dragging) this.model.carry(x, y);
    // What the pointer went down on may have become movable since: the opponent has moved.
    else if (this.model.liftable(gesture.start))
      gesture.dragging = this.model.lift(gesture.start, x, y);
  };

  /** The corner of a piece whose middle is under the pointer. */
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
