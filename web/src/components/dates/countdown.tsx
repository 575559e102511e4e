import { useEffect, useRef } from "preact/hooks";
import { liveClockText } from "../../labels/time.ts";
import { socket } from "../../net/connection.ts";

/** Counts down to a server time. */
export function Countdown({ until }: { until: number }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const write = () => {
      const left = Math.ceil((until - socket.serverNow()) / 1000) * 1000;
      if (element.current) element.current.textContent = liveClockText(left).replace(/[.,]\d$/, "");
    };
    write();
    const timer = setInterval(write, 250);
    return () => clearInterval(timer);
  }, [until]);
  return <span ref={element} role="timer" />;
}
