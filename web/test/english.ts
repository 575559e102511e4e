// Tests read the texts in English; the texts of each language are compiled by run.mjs.

import en from "texts:en";
import { adopt } from "../src/messages/messages.ts";

adopt("en", [en]);
