import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { renew } from "../renewal.ts";
import { Lost } from "./lost.tsx";

/** A page whose program is loaded when it is first gone to. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  /** Browsers may remember what failed: what the server has by now comes with the page alone. */
  const loadOrRenew = () =>
    load().catch(async (error: unknown) => {
      await renew();
      throw error;
    });
  return function Lazy(props: Props) {
    const loaded = useSignal<{ page: ComponentType<Props> } | "lost" | null>(null);
    const attempt = useSignal(0);
    useEffect(() => {
      let current = true;
      loaded.value = null;
      loadOrRenew().then(
        (page) => {
          if (current) loaded.value = { page };
        },
        () => {
          if (current) loaded.value = "lost";
        },
      );
      return () => {
        current = false;
      };
    }, [loaded, attempt.value]);
    if (loaded.value === null) return <main id="content" class="page" aria-busy="true" />;
    if (loaded.value === "lost")
      return (
        <Lost
          sentence={messages.site.unreachable}
          again={() => {
            attempt.value += 1;
          }}
        />
      );
    const { page: Page } = loaded.value;
    return <Page {...props} />;
  };
}
