// Faults of this program in a reader's browser: the reader is told, and so is the operator, within
// bounds.

import { messages } from "../messages/messages.ts";
import { Problem, Unreachable } from "../net/request.ts";
import { Refused } from "../net/socket.ts";
import { troubleText } from "../trouble.ts";
import { tell } from "./news.ts";

const mostReported = 5;
const longestMessage = 300;
const longestStack = 2000;

const reported = new Set<string>();

/** What is in the rest of an address may be a secret, such as that of a link in a mail. */
const page = () => `/${location.pathname.split("/")[1] ?? ""}`;

const program = () => document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";

/** Tells the operator; each fault once, and not more than a few. */
export function reportFailure(error: unknown) {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  if (reported.size >= mostReported || reported.has(message)) return;
  reported.add(message);
  const failure = {
    message: message.slice(0, longestMessage),
    stack: stack.slice(0, longestStack),
    page: page().slice(0, longestMessage),
    program: program().slice(0, longestMessage),
  };
  // A report that cannot be sent is dropped: there is nobody else to tell.
  fetch("/api/v1/client-errors", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(failure),
    keepalive: true,
  }).catch(() => {});
}

/** A promise failed that nobody waits for: the reader is told here. */
function rejected(reason: unknown) {
  const said = reason instanceof Problem || reason instanceof Refused;
  if (said || reason instanceof Unreachable) {
    tell({ text: troubleText(reason) });
    return;
  }
  reportFailure(reason);
  tell({ text: messages.site.broken });
}

export function watchFailures() {
  window.addEventListener("unhandledrejection", ({ reason }) => rejected(reason));
  window.addEventListener("error", ({ error, filename }) => {
    // Faults of the browser's extensions are not ours.
    if (error && filename.startsWith(location.origin)) rejected(error);
  });
}
