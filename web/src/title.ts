import { useEffect } from "preact/hooks";
import { messages } from "./messages/messages.ts";

export function useTitle(title: string) {
  useEffect(() => {
    document.title = title === "" ? messages.site.name : `${title} · ${messages.site.name}`;
  }, [title]);
}
