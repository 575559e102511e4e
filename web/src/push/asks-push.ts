import { signal } from "@preact/signals";

/** True after a correspondence move, until the user says whether they want push messages. */
export const asksPush = signal(false);
