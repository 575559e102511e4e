// The texts come first: what the rest of the program says it reads as it is loaded.

import "../styles/tokens.css";
import "../styles/base.css";
import { languageOf } from "../messages/languages.ts";
import { speak } from "../messages/messages.ts";
import { storedSettings } from "../settings/stored.ts";
import { showUnloaded } from "./unloaded.ts";

speak(languageOf(storedSettings().language))
  .then(() => import("./start.tsx"))
  .catch((error: unknown) => {
    showUnloaded();
    throw error;
  });
