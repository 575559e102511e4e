// Tests use the English texts; run.mjs compiles the texts of each language.

import en from "texts:en";
import { adopt } from "../src/messages/messages.ts";

adopt("en", [en]);
