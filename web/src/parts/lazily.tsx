import { useSignal } from "@preact/signals";
import type { ComponentType, VNode } from "preact";
import { useEffect } from "preact/hooks";
import { loadTexts, messages, type TextFile } from "../messages/messages.ts";
import { renew } from "../renewal.ts";
import { Failed } from "./failed.tsx";
import { dress } from "./files.ts";
import { Lost } from "./lost.tsx";

type Program<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface Place {
  waiting(): VNode;
  lost(again: () => void): VNode;
}

/** The program reads its texts as it starts, so that it starts last; all of them are fetched at once. */
function later<Props extends object>(
  entry: string,
  texts: readonly TextFile[],
  program: Program<Props>,
  { waiting, lost }: Place,
) {
  const load = async () => {
    await Promise.all([dress(entry), loadTexts(texts)]);
    return (await program()).default;
  };
  /** Browsers may remember what failed: what the server has by now comes with the page alone. */
  const loadOrRenew = () =>
    load().catch(async (error: unknown) => {
      await renew();
      throw error;
    });
  function Lazy(props: Props) {
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
    if (loaded.value === null) return waiting();
    if (loaded.value === "lost")
      return lost(() => {
        attempt.value += 1;
      });
    const { page: Page } = loaded.value;
    return <Page {...props} />;
  }
  /** Loads it before anybody goes there; who does will ask again for what did not come. */
  const ahead = () => void load().catch(() => {});
  return Object.assign(Lazy, { ahead });
}

/** A page whose styles, texts and program are loaded when it is first gone to. `entry` is the name of
 * the program's source. */
export const lazily = <Props extends object>(
  entry: string,
  texts: readonly TextFile[],
  program: Program<Props>,
) =>
  later(entry, texts, program, {
    waiting: () => <main id="content" class="page" aria-busy="true" />,
    lost: (again) => <Lost sentence={messages.site.unreachable} again={again} />,
  });

/** A part of a page that not everybody sees. */
export const lazilyWithin = <Props extends object>(
  entry: string,
  texts: readonly TextFile[],
  program: Program<Props>,
) =>
  later(entry, texts, program, {
    waiting: () => <section aria-busy="true" />,
    lost: (again) => <Failed again={again}>{messages.site.unreachable}</Failed>,
  });
