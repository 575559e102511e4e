import { type ReadonlySignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
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

/** A clock that writes its own text while it runs: nothing else of the page is drawn anew. */
export function ClockFace({ clock, side, live, held }: Props) {
  const element = useRef<HTMLTimeElement>(null);
  useSignalEffect(() => {
    const face = clock.value;
    const running = face.running === side;
    const stands = held?.value ?? false;
    let timer: ReturnType<typeof setTimeout>;
    const write = () => {
      const node = element.current;
      if (!node) return;
      const left = remaining(face, side, socket.serverNow());
      const text = live ? liveClockText(left) : longClockText(left);
      if (node.textContent !== text) node.textContent = text;
      node.classList.toggle("low", running && live && left < 10_000);
      if (running && !stands && left > 0) timer = setTimeout(write, untilNextTick(left));
    };
    write();
    return () => clearTimeout(timer);
  });
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
