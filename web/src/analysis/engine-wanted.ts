// Whether the engine is switched on, kept from one analysis to the next.

import { signal } from "@preact/signals";

export const wanted = signal(false);
