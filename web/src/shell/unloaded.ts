// The message of index.html for a program or texts that fail to load, in all languages.

const unloaded = () => document.getElementById("unloaded");

/** Hides the other languages. Without this call all of them are shown. */
export function sayUnloadedIn(language: string) {
  for (const line of unloaded()?.querySelectorAll<HTMLElement>("[lang]") ?? [])
    line.hidden = line.lang !== language;
}

/** Shows the message at once; the style sheet would show it later. */
export const showUnloaded = () => {
  document.documentElement.dataset.unloaded = "";
};

/** Removes the message, because the program has loaded. */
export const dropUnloaded = () => unloaded()?.remove();
