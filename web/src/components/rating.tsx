import "./rating.css";
import { messages } from "../messages/messages.ts";

interface Props {
  rating: number;
  provisional: boolean;
  /** Rating change by the game. */
  change?: number | null;
}

/** Uses a real minus sign, which is as wide as the plus. */
export const signed = (change: number): string =>
  change < 0 ? `−${-change}` : change > 0 ? `+${change}` : "±0";

/** Marks a provisional rating. */
export const ratingText = ({ rating, provisional }: { rating: number; provisional: boolean }) =>
  provisional ? `${rating}?` : `${rating}`;

/** A rating next to a player's name. */
export function Rating({ rating, provisional, change = null }: Props) {
  return (
    <span class="rating">
      <span title={provisional ? messages.rating.provisional : messages.rating.title}>
        {ratingText({ rating, provisional })}
      </span>
      {change !== null && (
        <span
          class={
            change > 0 ? "rating-change up" : change < 0 ? "rating-change down" : "rating-change"
          }
          title={messages.rating.change}
        >
          {signed(change)}
        </span>
      )}
    </span>
  );
}
