// What index.html says where the program or its texts cannot be loaded, in all languages.

const unloaded = () => document.getElementById("unloaded");

/** Without this every reader finds their own language among the others. */
export function sayUnloadedIn(language: string) {
  for (const line of unloaded()?.querySelectorAll<HTMLElement>("[lang]") ?? [])
    line.hidden = line.lang !== language;
}

/** At once; the sheet of the frame would show it later. */
export const showUnloaded = () => {
  document.documentElement.dataset.unloaded = "";
};

/** The program is here. */
export const dropUnloaded = () => unloaded()?.remove();
