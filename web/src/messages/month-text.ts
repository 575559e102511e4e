import { dateFormat } from "./instants.ts";

/** "Nov 2026" */
export const monthText = (at: number): string =>
  dateFormat({ month: "short", year: "numeric" }).format(at);
