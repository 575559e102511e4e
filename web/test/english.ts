// Tests read the texts in English.

import { en } from "../src/messages/en.ts";
import { adopt } from "../src/messages/messages.ts";

adopt(en);
