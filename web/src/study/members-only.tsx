// A message for guests and anonymous users, who cannot have studies.

import { messages } from "../messages/messages.ts";
import { account } from "../session/account.ts";

export function MembersOnly({ next }: { next: string }) {
  const to = `?${new URLSearchParams({ next })}`;
  return account.value ? (
    <p class="empty muted">
      {messages.study.guests} <a href={`/signup${to}`}>{messages.site.signUp}</a>
    </p>
  ) : (
    <p class="empty muted">
      {messages.study.signInFirst} <a href={`/signin${to}`}>{messages.site.signIn}</a>
    </p>
  );
}
