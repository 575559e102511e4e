import type { Translation } from "./messages.ts";

export const ru: Translation = { locale: "ru" };
