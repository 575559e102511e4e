// What the tabs of this browser tell each other.

export type TabNews =
  /** Who is here has signed in or out. */
  | { t: "account" }
  /** Something has happened in the games of this account that the server does not tell its player. */
  | { t: "games"; account: string };

let channel: BroadcastChannel | null = null;

export function watchTabs(hear: (news: TabNews) => void) {
  // Old browsers have none: their tabs hear of it from the server, later.
  if (!("BroadcastChannel" in window)) return;
  channel = new BroadcastChannel("crownhead");
  channel.onmessage = ({ data }) => hear(data as TabNews);
}

/** To the others, not to this one. */
export const tellTabs = (news: TabNews) => channel?.postMessage(news);
