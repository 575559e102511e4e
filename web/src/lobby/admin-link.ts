// The secret of the link that a server without an admin logs when it is started. It is kept in this tab
// while its reader signs up.

import { signal } from "@preact/signals";

const key = "crownhead.first-admin";

function stored(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** null without one. */
export const adminSecret = signal(stored());

function keep(secret: string | null) {
  adminSecret.value = secret;
  try {
    if (secret === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, secret);
  } catch {
    // Kept as long as the page is not loaded anew.
  }
}

export const forgetAdminSecret = () => keep(null);

/** Takes it out of the address, where others might see it. */
function look() {
  const found = /^#(ch_a_[\w-]+)$/.exec(location.hash)?.[1];
  if (found === undefined) return;
  keep(found);
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** Looks at the address until the returned function is called. */
export function watchAdminLink(): () => void {
  look();
  window.addEventListener("hashchange", look);
  return () => window.removeEventListener("hashchange", look);
}

/** As a shell takes it. */
const quoted = (text: string) =>
  /^[\w./@:+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** What an operator types instead of following the link. */
export const roleCommand = (name: string | undefined, database: string | undefined) =>
  `crownhead user role ${name ?? "NAME"} admin --db ${quoted(database ?? "FILE")}`;
