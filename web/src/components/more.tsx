import type { Paged } from "../loading/paged.ts";
import { messages } from "../messages/messages.ts";
import { Failed } from "./failed.tsx";

interface Props {
  /** Defaults to the label for games. */
  label?: string;
  /** False if everything is shown. */
  show: (() => void) | false;
}

/** A button that shows the rest of a list. */
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

/** Shown after the loaded pages: the button for the next page, or an error and a retry button. */
export function Rest({ list, label }: RestProps) {
  const trouble = list.trouble.value;
  if (trouble !== null) return <Failed again={() => list.again()}>{trouble}</Failed>;
  const show = list.more.value && (() => void list.next());
  return label === undefined ? <More show={show} /> : <More label={label} show={show} />;
}
