import "./stepping.css";
import { messages } from "../messages/messages.ts";
import { IconButton } from "./icons.tsx";

/** Content with several steps, on a board that can be flipped. */
export interface Steps {
  first(): void;
  previous(): void;
  next(): void;
  last(): void;
  flip(): void;
}

interface Props {
  steps: Steps;
  atStart: boolean;
  atEnd: boolean;
}

export function Stepping({ steps, atStart, atEnd }: Props) {
  const words = messages.game;
  return (
    <div class="stepping">
      <IconButton icon="first" label={words.first} disabled={atStart} onClick={steps.first} />
      <IconButton
        icon="previous"
        label={words.previous}
        disabled={atStart}
        onClick={steps.previous}
      />
      <IconButton icon="next" label={words.next} disabled={atEnd} onClick={steps.next} />
      <IconButton icon="last" label={words.last} disabled={atEnd} onClick={steps.last} />
      <IconButton icon="flip" label={words.flip} onClick={steps.flip} />
    </div>
  );
}
