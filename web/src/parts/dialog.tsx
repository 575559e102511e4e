import "./question.css";
import "./dialog.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { guardLeaving } from "../navigation/router.ts";
import { IconButton } from "./icons.tsx";

interface Props {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What was typed in a window and is in none of its fields' first values. */
class Typing {
  private readonly first = new Map<TextField, string>();

  /** Of a window that opens: a field may be written without the focus, as by a calendar. */
  open(window: HTMLElement) {
    for (const field of window.querySelectorAll<TextField>(":is(input, textarea):read-write"))
      this.note(field);
  }

  /** Of a field that is about to be typed in. */
  begin({ target }: Event) {
    const field = target as TextField;
    if (field.matches("input, textarea")) this.note(field);
  }

  private note(field: TextField) {
    if (!this.first.has(field)) this.first.set(field, field.value);
  }

  get unsent(): boolean {
    return [...this.first].some(([field, value]) => field.isConnected && field.value !== value);
  }
}

/** Whether a press began and ended beside the window, and not in a text that was selected there. */
function useBackdrop(element: { current: HTMLDialogElement | null }, act: () => void) {
  const beside = useRef(false);
  return {
    onPointerDown: ({ target }: Event) => {
      beside.current = target === element.current;
    },
    onPointerUp: ({ target }: Event) => {
      beside.current &&= target === element.current;
    },
    onClick: ({ target }: Event) => {
      if (beside.current && target === element.current) act();
      beside.current = false;
    },
  };
}

/** A window over the page; Escape, the cross and a click beside it close it, but for a question
 * first where something was typed. */
export function Dialog({ title, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const typing = useMemo(() => new Typing(), []);
  const asked = useSignal(false);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    if (dialog) typing.open(dialog);
    (dialog?.querySelector<HTMLElement>("input:not([type=radio])") ?? dialog)?.focus();
    const letGo = guardLeaving(() => (typing.unsent ? messages.site.unsaved : null));
    return () => {
      letGo();
      dialog?.close();
    };
  }, []);
  const close = () => {
    if (typing.unsent) asked.value = true;
    else onClose();
  };
  const backdrop = useBackdrop(element, close);
  return (
    <dialog
      ref={element}
      class="dialog"
      tabIndex={-1}
      aria-labelledby={heading}
      // One that is gone tells of it later, when another may be open: that one is not meant.
      onClose={() => element.current && onClose()}
      onFocusIn={(event) => typing.begin(event)}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        // A browser that was held back once closes at the second press.
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
      {...backdrop}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={messages.site.close} onClick={close} />
        </header>
        {asked.value && (
          <Unsent
            stay={() => {
              asked.value = false;
            }}
            leave={onClose}
          />
        )}
        {children}
      </div>
    </dialog>
  );
}

function Unsent({ stay, leave }: { stay(): void; leave(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  // Not behind the paint: by then the next key may be on its way to what had the focus.
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <div class="question" role="alert">
      <p>{messages.site.unsaved}</p>
      <button ref={button} type="button" class="button primary" onClick={stay}>
        {messages.site.leaveStay}
      </button>
      <button type="button" class="button" onClick={leave}>
        {messages.site.leaveGo}
      </button>
    </div>
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
