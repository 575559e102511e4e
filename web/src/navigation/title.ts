import { useEffect } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { titled } from "./focus.ts";

export function useTitle(title: string) {
  useEffect(() => {
    titled(title);
    document.title = title === "" ? messages.site.name : `${title} · ${messages.site.name}`;
  }, [title]);
}
