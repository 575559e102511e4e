import "./question.css";
import "./dialog.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { guardLeaving } from "../navigation/router.ts";
import { IconButton } from "./icons.tsx";
import { savedEvent } from "./task.ts";

interface Props {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Detects text typed in a dialog by comparing its fields with their initial values. */
class Typing {
  private readonly first = new Map<TextField, string>();

  /**
   * Records the fields of a dialog that opens. A field may change without focus, e.g. through the
   * calendar.
   */
  open(window: HTMLElement) {
    for (const field of window.querySelectorAll<TextField>(":is(input, textarea):read-write"))
      this.note(field);
  }

  /** Records what is in the fields now, since it has been stored. */
  saved(window: HTMLElement) {
    this.first.clear();
    this.open(window);
  }

  /** Records a field that is about to be edited. */
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

/**
 * Calls `act` for a press that begins and ends on the backdrop, and not for the end of a text
 * selection.
 */
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

/**
 * A modal dialog. Escape, the close button and a click outside close it. If text has been typed, it
 * asks first.
 */
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
    dialog?.addEventListener(savedEvent, () => typing.saved(dialog));
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
      // A closed dialog fires this event later, when another one may be open. That one must stay
      // open.
      onClose={() => element.current && onClose()}
      onFocusIn={(event) => typing.begin(event)}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        // After one cancelled Escape, a browser would close the dialog at the second.
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
  // Before painting: later, the next key press might still go to the previously focused element.
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
  look?: "danger" | "small-button" | "quiet";
  hint?: string;
  /** True if the dialog is open from the beginning. */
  opened?: boolean;
  /** Contents of the dialog. They may call `close`. */
  children(close: () => void): ComponentChildren;
}

/** A button that opens a dialog. */
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
