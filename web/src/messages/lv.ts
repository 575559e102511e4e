import type { Translation } from "./messages.ts";

export const lv: Translation = { locale: "lv" };
