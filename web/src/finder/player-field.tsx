// A field for a player's name, completed while it is typed.

import "../components/controls.css";
import "./player-field.css";
import { useSignal } from "@preact/signals";
import { useEffect, useId, useMemo, useRef } from "preact/hooks";
import { Note } from "../components/controls.tsx";
import { messages } from "../messages/messages.ts";
import type { Person } from "../net/players.ts";
import { doingText } from "./doing.tsx";
import { Finder, isUnknown, lastOf, withLast } from "./finder.ts";
import { PersonName } from "./person.tsx";

interface Props {
  label: string;
  value: string;
  onInput(value: string): void;
  /** Called with a player chosen from the list; by default their name is put into the field. */
  onChoose?(person: Person): void;
  /** The field has several names with commas between them. */
  several?: boolean;
  hideLabel?: boolean;
  placeholder?: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** The error for a name that no player has, shown while it is typed. */
  unknown?: string;
  required?: boolean;
  maxLength?: number;
}

/**
 * The list opens while the field has the focus and closes with Escape. Enter takes the marked name;
 * without one, it sends the form.
 */
export function PlayerField(props: Props) {
  const { label, value, onInput, hideLabel, placeholder, hint, problem, required } = props;
  const id = useId();
  const finder = useMemo(() => new Finder("players"), []);
  useEffect(() => () => finder.stop(), []);
  const open = useSignal(false);
  const marked = useSignal(-1);
  const list = useRef<HTMLDivElement>(null);
  const found = finder.found.value?.players ?? [];
  const typed = props.several ? lastOf(value) : value;
  const known = found.length === 1 && found[0]?.username === typed;
  const shown = open.value && found.length > 0 && !known;
  const close = () => {
    open.value = false;
    marked.value = -1;
  };
  const choose = (person: Person) => {
    close();
    if (props.onChoose) props.onChoose(person);
    else onInput(props.several ? withLast(value, person.username) : person.username);
  };
  const mark = (step: 1 | -1) => {
    open.value = true;
    const all = found.length + 1;
    marked.value = ((marked.value + 1 + step + all) % all) - 1;
    list.current?.children[marked.value]?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const person = shown ? found[marked.value] : undefined;
    if (event.key === "ArrowDown" || event.key === "ArrowUp")
      mark(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter" && person) choose(person);
    else if (event.key === "Escape" && shown) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const strange = props.unknown !== undefined && isUnknown(typed, finder);
  const wrong = problem ?? (strange ? props.unknown : undefined);
  const note = wrong ?? hint;
  return (
    <div class="field player-field">
      <label class={hideLabel ? "visually-hidden" : "label"} for={id}>
        {label}
      </label>
      <input
        id={id}
        class="input"
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && marked.value >= 0 ? `${id}-${marked.value}` : undefined}
        aria-invalid={wrong !== undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        value={value}
        placeholder={placeholder}
        required={required}
        maxLength={props.maxLength}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        onInput={(event) => {
          const text = event.currentTarget.value;
          onInput(text);
          finder.type(props.several ? lastOf(text) : text);
          open.value = true;
          marked.value = -1;
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div
        ref={list}
        id={`${id}-list`}
        class="player-options"
        role="listbox"
        aria-label={messages.finder.players}
        hidden={!shown}
      >
        {found.map((person, i) => (
          <button
            key={person.username}
            id={`${id}-${i}`}
            type="button"
            role="option"
            tabIndex={-1}
            class="player-option"
            aria-selected={i === marked.value}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(person)}
          >
            <PersonName person={person} text={finder.answered.value} />
            <span class="player-doing">{doingText(person)}</span>
          </button>
        ))}
      </div>
      <Note id={`${id}-note`} hint={hint} problem={wrong} />
    </div>
  );
}
