import { signal } from "@preact/signals";

/** True while the search in the head is open. */
export const searching = signal(false);
