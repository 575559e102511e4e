import { useSignal } from "@preact/signals";
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

interface ButtonProps {
  label: string;
  title: string;
  look?: "danger" | "small-button";
  hint?: string;
  /** Whether the window is open from the beginning. */
  opened?: boolean;
  /** What is in the window, which it may close. */
  children(close: () => void): ComponentChildren;
}

/** A button that opens a window. */
export function DialogButton({ label, title, look, hint, opened, children }: ButtonProps) {
  const open = useSignal(opened ?? false);
  const show = (shown: boolean) => () => {
    open.value = shown;
  };
  const close = show(false);
  return (
    <>
      <button type="button" class={`button ${look ?? ""}`} title={hint} onClick={show(true)}>
        {label}
      </button>
      {open.value && (
        <Dialog title={title} onClose={close}>
          {children(close)}
        </Dialog>
      )}
    </>
  );
}
