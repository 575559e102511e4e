// The date of a daily puzzle in the server's format: "2026-11-27".

import { dateFormat } from "../messages/instants.ts";

/** In the user's language. A date is the same everywhere, so no time zone may shift it. */
export const dayText = (date: string): string =>
  dateFormat({ day: "numeric", month: "long", timeZone: "UTC" }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
