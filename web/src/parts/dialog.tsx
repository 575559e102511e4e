import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { IconButton } from "./icons.tsx";

interface Props {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

/** A window over the page; Escape, the cross and a click beside it close it. */
export function Dialog({ title, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    (dialog?.querySelector<HTMLElement>("input:not([type=radio])") ?? dialog)?.focus();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={element}
      class="dialog"
      tabIndex={-1}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={messages.site.close} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
