// The whole text of a name that is cut for lack of room, as the title under the mouse. Loaded with
// the menus, after the first page.

/** Elements whose title is from here. It follows their text. */
const titled = new WeakSet<HTMLElement>();

const isCut = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;

function showWhole({ target }: Event) {
  if (!(target instanceof HTMLElement)) return;
  const { textOverflow, webkitLineClamp } = getComputedStyle(target);
  const mayBeCut = textOverflow === "ellipsis" || webkitLineClamp !== "none";
  if (!mayBeCut || (target.title && !titled.has(target))) return;
  titled.add(target);
  target.title = isCut(target) ? (target.textContent ?? "") : "";
}

document.addEventListener("pointerover", showWhole, { passive: true });
