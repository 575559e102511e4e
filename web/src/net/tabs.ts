// Messages between the tabs of this browser.

export type TabNews =
  /** A user has signed in or out. */
  | { t: "account" }
  /** An event in the games of this account that the server does not send to its player. */
  | { t: "games"; account: string };

let channel: BroadcastChannel | null = null;

export function watchTabs(hear: (news: TabNews) => void) {
  // Tabs of browsers without BroadcastChannel learn of it later, from the server.
  if (!("BroadcastChannel" in window)) return;
  channel = new BroadcastChannel("crownhead");
  channel.onmessage = ({ data }) => hear(data as TabNews);
}

/** Sends to the other tabs, not to this one. */
export const tellTabs = (news: TabNews) => channel?.postMessage(news);
