import { playSound } from "../alerts/sound.ts";
import { whenText } from "../messages/when.ts";
import "./clock-face.css";
import { effect, type ReadonlySignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Color } from "../board/position.ts";
import {
  liveClockText,
  longClockText,
  remaining,
  standstill,
  untilNextTick,
} from "../labels/time.ts";
import { messages } from "../messages/messages.ts";
import { minute, roughSpan, second } from "../messages/spans.ts";
import type { Clock, SeatName } from "../net/api.ts";
import { socket } from "../net/connection.ts";

interface Props {
  clock: ReadonlySignal<Clock>;
  side: SeatName;
  /** Label for games of more than two players. */
  label?: string;
  live: boolean;
  /** The time at the start; null without a limit. The clock shows the share that is left. */
  whole?: number | null;
  /**
   * True while the user's move is being sent: the clock is shown as stopped, although the server
   * does not know it yet.
   */
  held?: ReadonlySignal<boolean>;
}

function clockText(left: number | null, live: boolean): string {
  if (left === null) return "∞";
  return live ? liveClockText(left) : longClockText(left);
}

/** Writes the clock's text repeatedly while it runs, until the returned function is called. */
function run(node: HTMLElement, { clock, side, live, held, whole }: Props): () => void {
  const face = clock.value;
  const running = face.running === side;
  const ticks = running && !held?.value;
  let timer: ReturnType<typeof setTimeout>;
  const write = () => {
    const left = remaining(face, side, socket.serverNow());
    const text = clockText(left, live);
    if (node.textContent !== text) node.textContent = text;
    node.classList.toggle("still", running && !!standstill(face, side, socket.serverNow()));
    if (left === null) return;
    if (whole) node.style.setProperty("--share", `${Math.min(1, left / whole)}`);
    const low = running && live && left < 10_000;
    // Only the user's own clock can be held.
    if (low && held && !node.classList.contains("low")) playSound("low");
    node.classList.toggle("low", low);
    if (ticks && left > 0) timer = setTimeout(write, untilNextTick(left));
  };
  write();
  return () => clearTimeout(timer);
}

/** A clock that updates its own text, so that nothing else is rendered again. */
export function ClockFace(props: Props) {
  const { clock, side, live, label } = props;
  const element = useRef<HTMLTimeElement>(null);
  useLayoutEffect(() => {
    const node = element.current;
    return node ? effect(() => run(node, props)) : undefined;
  }, [clock, side, live]);
  const face = clock.value;
  const deadline = face.running === side && !live ? face.deadline_ms : null;
  return (
    <time
      ref={element}
      class={`clock${face.running === side ? " running" : ""}${live ? "" : " long"}`}
      title={deadline === null ? undefined : whenText(deadline)}
      aria-label={label ?? messages.game.clockOf({ color: side as Color })}
      role="timer"
    />
  );
}

/** Moves left in the session, and the remaining free thinking time. */
export function ClockNote({ clock, side }: { clock: Props["clock"]; side: Color }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => effect(() => runNote(element.current, clock.value, side)), [clock, side]);
  if (!clock.value.moves_to_go && clock.value.free_until_ms === undefined) return null;
  return <span ref={element} class="clock-note" />;
}

/** How long a note with this much free time stays accurate enough, in milliseconds. */
const untilNextNote = (free: number) => (free > minute ? 10_000 : (free % second) + 1);

function runNote(node: HTMLElement | null, face: Clock, side: Color): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const write = () => {
    const toGo = face.moves_to_go?.[side];
    if (!node) return;
    const until = face.running === side ? (face.free_until_ms ?? 0) : 0;
    const free = until - socket.serverNow();
    const notes = toGo === undefined ? [] : [messages.control.toGo({ moves: toGo })];
    if (free > 0) notes.push(messages.control.freeFor({ time: roughSpan(free) }));
    node.textContent = notes.join(", ");
    if (free > 0) timer = setTimeout(write, untilNextNote(free));
  };
  write();
  return () => clearTimeout(timer);
}
