// The texts must be loaded first, because the rest of the program reads them at load time.

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
