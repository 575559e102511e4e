// Runs before the page is drawn, so that it does not flash in the wrong colours.

import { applyLook, storedSettings } from "./settings/stored.ts";

applyLook(storedSettings());
