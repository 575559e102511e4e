import { messages } from "../messages/messages.ts";

interface Props {
  /** Unless it is a list of games. */
  label?: string;
  /** Nothing where all of it is there. */
  show: (() => void) | false;
}

/** The way to the rest of a list. */
export function More({ label = messages.current.more, show }: Props) {
  return (
    show && (
      <button type="button" class="button" onClick={show}>
        {label}
      </button>
    )
  );
}
