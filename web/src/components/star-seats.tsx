// The men of the six seats. They differ in lightness and in a mark, not only in colour.

import "./star-seats.css";

export const seatColors = ["white", "red", "blue", "yellow", "green", "black"] as const;

export type SeatColor = (typeof seatColors)[number];

export const seatColor = (seat: number): SeatColor => seatColors[seat] ?? "white";

const black = 5;

/** The seat whose men are drawn: with two players the second is drawn as Black. */
export const drawnAs = (seat: number, seats: number): number =>
  seats === 2 && seat === 1 ? black : seat;

const marks: Readonly<Record<SeatColor, string>> = {
  white: "",
  red: "M50 30V70M30 50H70",
  blue: "M34 34H66V66H34z",
  yellow: "M50 29L70 66H30z",
  green: "M30 50H70",
  black: "M50 37a13 13 0 1 0 .01 0z",
};

/** A picture of 100 by 100. */
export function SeatMan({ seat }: { seat: number }) {
  const color = seatColor(seat);
  return (
    <g class={`star-man star-${color}`}>
      <circle class="star-man-shadow" cx="51" cy="54" r="40" />
      <circle class="star-man-body" cx="50" cy="50" r="40" />
      <circle class="star-man-ring" cx="50" cy="50" r="31" />
      <path class="star-man-mark" d={marks[color]} />
    </g>
  );
}

/** Next to a name: the player's men on the star. `label` is needed where no text says it. */
export function SeatSign({ seat, label }: { seat: number; label?: string }) {
  const man = <SeatMan seat={seat} />;
  if (label === undefined)
    return (
      <svg class="seat-man" viewBox="0 0 100 100" aria-hidden="true">
        {man}
      </svg>
    );
  return (
    <svg class="seat-man" viewBox="0 0 100 100" role="img" aria-label={label}>
      {man}
    </svg>
  );
}
