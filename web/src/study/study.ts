// A study that is open: what the server has of it, asked for again and again, so that who reads sees
// what is changed elsewhere.

import { Resource } from "../loading/resource.ts";
import { type Study, studies } from "../net/studies.ts";

/** Names are no longer, in characters. */
export const longestName = 100;

/** How long after an answer the study is asked for again while its tab is seen. */
export const askedEachMs = 3_000;

export const addressOf = (id: string, chapter?: number): string =>
  `/study/${encodeURIComponent(id)}${chapter === undefined ? "" : `?chapter=${chapter}`}`;

export class OpenStudy extends Resource<Study> {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    super(() => studies.one(id));
  }

  /** Asks from now on; gives what ends it. */
  watch(): () => void {
    const again = async () => {
      if (document.visibilityState === "visible") await this.load();
      this.timer = setTimeout(() => void again(), askedEachMs);
    };
    void again();
    return () => {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.stop();
    };
  }
}
