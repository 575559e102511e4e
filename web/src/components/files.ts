// Files of a page, or of a part of one, under the names that the build has given them in
// index.html.

const { files = "" } = document.querySelector<HTMLElement>("script[data-files]")?.dataset ?? {};

const listed = new Map<string, string[]>();
for (const line of files.split(",")) {
  const [entry = "", ...names] = line.split(" ");
  listed.set(
    entry,
    names.map((name) => `/assets/${name}`),
  );
}

const filesOf = (entry: string): readonly string[] => listed.get(entry) ?? [];

const isSheet = (address: string) => address.endsWith(".css");

function link(rel: string, href: string): HTMLLinkElement {
  const element = document.createElement("link");
  element.rel = rel;
  element.href = href;
  if (rel === "preload") element.as = "style";
  document.head.append(element);
  return element;
}

const ahead = new Set<string>();

/** Prefetches scripts and style sheets without running or applying them. */
export function fetchAhead(addresses: readonly string[]) {
  for (const address of addresses) {
    if (ahead.has(address)) continue;
    ahead.add(address);
    link(isSheet(address) ? "preload" : "modulepreload", address);
  }
}

export const fetchEntryAhead = (entry: string) => fetchAhead(filesOf(entry));

const sheets = new Map<string, Promise<void>>();

/** Applies a style sheet permanently, for all pages. */
function applySheet(address: string): Promise<void> {
  const known = sheets.get(address);
  if (known) return known;
  const element = link("stylesheet", address);
  const applied = new Promise<void>((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      sheets.delete(address);
      reject(new Error(`${address} could not be loaded`));
    };
  });
  sheets.set(address, applied);
  return applied;
}

/** Prefetches the scripts of an entry; resolves when its style sheet is applied. */
export async function dress(entry: string): Promise<void> {
  const files = filesOf(entry);
  fetchAhead(files.filter((address) => !isSheet(address)));
  await Promise.all(files.filter(isSheet).map(applySheet));
}
