import { effect, type ReadonlySignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Clock } from "../api.ts";
import type { Color } from "../board/position.ts";
import { socket } from "../connection.ts";
import { messages } from "../messages/messages.ts";
import { exactText, liveClockText, longClockText, remaining, untilNextTick } from "../time.ts";

interface Props {
  clock: ReadonlySignal<Clock>;
  side: Color;
  live: boolean;
  /** Stands still although the server does not know it yet: my move is on its way. */
  held?: ReadonlySignal<boolean>;
}

/** Writes what the clock shows, again and again while it runs, until the returned one is called. */
function run(node: HTMLElement, { clock, side, live, held }: Props): () => void {
  const face = clock.value;
  const running = face.running === side;
  const ticks = running && !held?.value;
  let timer: ReturnType<typeof setTimeout>;
  const write = () => {
    const left = remaining(face, side, socket.serverNow());
    const text = live ? liveClockText(left) : longClockText(left);
    if (node.textContent !== text) node.textContent = text;
    node.classList.toggle("low", running && live && left < 10_000);
    if (ticks && left > 0) timer = setTimeout(write, untilNextTick(left));
  };
  write();
  return () => clearTimeout(timer);
}

/** A clock that writes its own text while it runs: nothing else of the page is drawn anew. */
export function ClockFace(props: Props) {
  const { clock, side, live } = props;
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
      class={face.running === side ? "clock running" : "clock"}
      title={deadline === null ? undefined : exactText(deadline, messages.locale)}
      aria-label={messages.game.clockOf(messages.color[side])}
      role="timer"
    />
  );
}
