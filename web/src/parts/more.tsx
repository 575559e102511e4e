import type { Paged } from "../loading/paged.ts";
import { messages } from "../messages/messages.ts";
import { Failed } from "./failed.tsx";

interface Props {
  /** Unless it is a list of games. */
  label?: string;
  /** Nothing where all of it is there. */
  show: (() => void) | false;
}

/** The way to the rest of a list. */
export function More({ label = messages.site.moreGames, show }: Props) {
  return (
    show && (
      <button type="button" class="button" onClick={show}>
        {label}
      </button>
    )
  );
}

interface RestProps {
  list: Pick<Paged<unknown, never>, "more" | "trouble" | "next" | "again">;
  label?: string;
}

/** What follows the pages that are there: the way to the next, or what went wrong and the way on. */
export function Rest({ list, label }: RestProps) {
  const trouble = list.trouble.value;
  if (trouble !== null) return <Failed again={() => list.again()}>{trouble}</Failed>;
  const show = list.more.value && (() => void list.next());
  return label === undefined ? <More show={show} /> : <More label={label} show={show} />;
}
