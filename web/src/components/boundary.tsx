import type { ComponentChildren } from "preact";
import { useEffect, useErrorBoundary } from "preact/hooks";
import { reportFailure } from "../alerts/failures.ts";
import { messages } from "../messages/messages.ts";
import { address } from "../navigation/router.ts";
import { ErrorPage } from "./error-page.tsx";

/**
 * Shows an error sentence in place of children that fail to render, until they are rendered again
 * or the page changes.
 */
export function Boundary({ children }: { children: ComponentChildren }) {
  const [failed, drawAnew] = useErrorBoundary(reportFailure);
  const here = address.value;
  useEffect(() => {
    if (failed) drawAnew();
  }, [here]);
  if (!failed) return <>{children}</>;
  return (
    <ErrorPage sentence={messages.site.broken} again={(pressed) => pressed && location.reload()} />
  );
}
