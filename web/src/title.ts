import { useEffect } from "preact/hooks";
import { titled } from "./focus.ts";
import { messages } from "./messages/messages.ts";

export function useTitle(title: string) {
  useEffect(() => {
    titled(title);
    document.title = title === "" ? messages.site.name : `${title} · ${messages.site.name}`;
  }, [title]);
}
