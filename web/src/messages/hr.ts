import type { Translation } from "./messages.ts";

export const hr: Translation = { locale: "hr" };
