// The day whose puzzle it is, as the server names it: "2026-11-27".

import { dateFormat } from "../messages/instants.ts";

/** In the reader's language; a day is the same everywhere, so that no zone may shift it. */
export const dayText = (date: string): string =>
  dateFormat({ day: "numeric", month: "long", timeZone: "UTC" }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
