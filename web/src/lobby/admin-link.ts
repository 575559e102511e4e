// The secret from the link that a server without an admin logs at start. It is stored in this tab
// while its user signs up.

import { signal } from "@preact/signals";

const key = "crownhead.first-admin";

function stored(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** null without a secret. */
export const adminSecret = signal(stored());

function keep(secret: string | null) {
  adminSecret.value = secret;
  try {
    if (secret === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, secret);
  } catch {
    // Without storage it lasts until the page is reloaded.
  }
}

export const forgetAdminSecret = () => keep(null);

/** Removes the secret from the address bar, where others might see it. */
function look() {
  const found = /^#(ch_a_[\w-]+)$/.exec(location.hash)?.[1];
  if (found === undefined) return;
  keep(found);
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** Watches the address until the returned function is called. */
export function watchAdminLink(): () => void {
  look();
  window.addEventListener("hashchange", look);
  return () => window.removeEventListener("hashchange", look);
}

/** Quotes the text for a shell. */
const quoted = (text: string) =>
  /^[\w./@:+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** The command that an operator can run instead of opening the link. */
export const roleCommand = (name: string | undefined, database: string | undefined) =>
  `crownhead user role ${name ?? "NAME"} admin --db ${quoted(database ?? "FILE")}`;
