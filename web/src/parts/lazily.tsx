import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { Lost } from "./lost.tsx";

/** A page whose program is loaded when it is first gone to. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function Lazy(props: Props) {
    const loaded = useSignal<{ page: ComponentType<Props> } | "lost" | null>(null);
    useEffect(() => {
      load().then(
        (page) => {
          loaded.value = { page };
        },
        () => {
          loaded.value = "lost";
        },
      );
    }, [loaded]);
    if (loaded.value === null) return <main id="content" class="page" aria-busy="true" />;
    if (loaded.value === "lost") return <Lost sentence={messages.site.unreachable} />;
    const { page: Page } = loaded.value;
    return <Page {...props} />;
  };
}
