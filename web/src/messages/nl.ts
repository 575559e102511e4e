import type { Translation } from "./messages.ts";

export const nl: Translation = { locale: "nl" };
