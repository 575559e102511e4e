// Line icons on a grid of 20, in the colour of the text. Their shapes are in index.html, where they
// cost no script.

import "./icons.css";
export type IconName =
  | "first"
  | "previous"
  | "next"
  | "last"
  | "flip"
  | "keys"
  | "settings"
  | "download"
  | "eye"
  | "person"
  | "games"
  | "calendar"
  | "clock"
  | "flag"
  | "close"
  | "check"
  | "half"
  | "undo"
  | "more"
  | "chat"
  | "chart"
  | "up"
  | "down"
  | "menu"
  | "search"
  | "play"
  | "trophy"
  | "book"
  | "shield"
  | "lock"
  | "leave"
  | "megaphone"
  | "plus"
  | "minus"
  | "pause"
  | "edit"
  | "copy"
  | "people"
  | "print"
  | "bell";

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

export function IconButton(props: {
  icon: IconName;
  label: string;
  onClick(): void;
  disabled?: boolean;
}) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled ?? false}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </button>
  );
}
