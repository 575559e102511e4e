import type { Translation } from "./messages.ts";

export const de: Translation = { locale: "de" };
