// Reports errors of this program in the browser: to the user as a notice and to the operator
// through the API, within limits.

import { messages } from "../messages/messages.ts";
import { Problem, Unreachable } from "../net/request.ts";
import { Refused } from "../net/socket.ts";
import { troubleText } from "../trouble.ts";
import { tell } from "./news.ts";

const mostReported = 5;
const longestMessage = 300;
const longestStack = 2000;

const reported = new Set<string>();

/** Only the first path segment: the rest may be a secret, for example from a link in an e-mail. */
const page = () => `/${location.pathname.split("/")[1] ?? ""}`;

const program = () => document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";

/** Reports an error to the operator: each one once per page load, and only the first few. */
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
  // A report that cannot be sent is dropped.
  fetch("/api/v1/client-errors", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(failure),
    keepalive: true,
  }).catch(() => {});
}

/** Shows an unhandled promise rejection to the user. */
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
    // Errors of browser extensions are ignored.
    if (error && filename.startsWith(location.origin)) rejected(error);
  });
}
