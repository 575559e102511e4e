import type { ComponentType, VNode } from "preact";
import { reportFailure } from "../alerts/failures.ts";
import { useResource } from "../loading/resource.ts";
import { loadTexts, messages, type TextFile } from "../messages/messages.ts";
import { readAnew, renew } from "../net/renewal.ts";
import { ErrorPage } from "./error-page.tsx";
import { Failed } from "./failed.tsx";
import { dress } from "./files.ts";

type Program<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface Place {
  waiting(): VNode;
  lost(again: () => void): VNode;
}

/**
 * The program reads its texts when it starts, so it starts last. All files are fetched in parallel.
 */
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
  /** Browsers may cache a failed import. Only a reload then loads what the server has. */
  const loadOrRenew = () =>
    load().catch(async (error: unknown) => {
      if (await renew()) reportFailure(error);
      throw error;
    });
  function Lazy(props: Props) {
    const loaded = useResource(loadOrRenew, []);
    const Page = loaded.answer.value;
    if (Page) return <Page {...props} />;
    return loaded.failure.value === null ? waiting() : lost(() => void loaded.again());
  }
  /** Loads the page before it is opened. A failure is ignored: opening the page tries again. */
  const ahead = () => void load().catch(() => {});
  return Object.assign(Lazy, { ahead });
}

/**
 * A page whose styles, texts and program are loaded when it is first opened. `entry` is the name of
 * the program's source file.
 */
export const lazily = <Props extends object>(
  entry: string,
  texts: readonly TextFile[],
  program: Program<Props>,
) =>
  later(entry, texts, program, {
    waiting: () => <main id="content" class="page" aria-busy="true" />,
    lost: (again) => <ErrorPage sentence={messages.site.unreachable} again={anew(again)} />,
  });

/**
 * A pressed button reloads the page if possible, because the browser may have cached the failure.
 */
const anew = (again: () => void) => async (pressed: boolean) => {
  if (!pressed || !(await readAnew())) again();
};

/**
 * A part of a page that is not needed at once. Until it has loaded, `waiting` keeps its space. If
 * it cannot be loaded, `lost` stands there.
 */
export const lazilyWithin = <Props extends object>(
  entry: string,
  texts: readonly TextFile[],
  program: Program<Props>,
  waiting: () => VNode = () => <section aria-busy="true" />,
  lost = (again: () => void) => <Failed again={again}>{messages.site.unreachable}</Failed>,
) => later(entry, texts, program, { waiting, lost });
