// Line icons on a grid of 20, drawn in the colour of the text.

const paths = {
  first: "M15 5 9 10l6 5M5.5 5v10",
  previous: "M12.5 5 6.5 10l6 5",
  next: "M7.5 5l6 5-6 5",
  last: "M5 5l6 5-6 5M14.5 5v10",
  flip: "M6 16V5m0 0L3 8m3-3 3 3M14 4v11m0 0 3-3m-3 3-3-3",
  keys: "M2.5 6h15v9h-15zM5.5 9h0M8.5 9h0M11.5 9h0M14.5 9h0M6.5 12h7",
  settings:
    "M4 6h6M14 6h2M4 14h2M10 14h6M12 4.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6ZM8 12.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Z",
  download: "M10 3.5v9m0 0 3.5-3.5M10 12.5 6.5 9M4 16h12",
  eye: "M2.5 10S5 5.5 10 5.5 17.5 10 17.5 10 15 14.5 10 14.5 2.5 10 2.5 10ZM10 8.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Z",
  person: "M10 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 16.5c.7-3 3-4.5 6-4.5s5.300 1.500 6 4.500",
  clock: "M10 3.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13ZM10 6.500V10l2.500 2",
  flag: "M5.500 17V3.500M5.500 4h9l-2.500 3.500 2.500 3.500h-9",
  close: "M5.500 5.500l9 9M14.500 5.500l-9 9",
  up: "M6 12l4-4 4 4",
  down: "M6 8l4 4 4-4",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
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
