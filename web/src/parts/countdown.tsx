import { useEffect, useRef } from "preact/hooks";
import { socket } from "../net/connection.ts";
import { liveClockText } from "../words/time.ts";

/** The time until an instant of the server's time, running down. */
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
