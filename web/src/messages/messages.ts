// The language of the page. Another one is another file like en.ts.

import { en } from "./en.ts";

export type Messages = typeof en;

export const messages: Messages = en;
