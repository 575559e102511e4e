// The measures of look.mjs that run in the page. Each returns one line per fault.

const controls =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, " +
  "[role=tab], [role=button], [role=radio], [role=switch], [role=menuitem]";

/** Boards have squares of their own size; pictures have no text. */
const outside = ".board, svg, #unloaded, .skip";

const floating = "dialog, [popover], .menu, [role=menu], [role=dialog], [role=listbox]";

/** Small differences by rounding, and by fonts that are higher than their line. */
const slack = { across: 2, down: 4 };

/** Describes an element in a report. */
function called(element) {
  const short = (one) => [one.localName, ...one.classList].slice(0, 3).join(".");
  const text = (element.textContent || element.getAttribute("aria-label") || "").trim();
  const above = element.parentElement ? `${short(element.parentElement)} > ` : "";
  return `${above}${short(element)} "${text.slice(0, 30)}"`;
}

function isUnseen(element) {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
  for (let one = element; one; one = one.parentElement) {
    const { clipPath, position, height } = getComputedStyle(one);
    if (position === "absolute" && (clipPath !== "none" || height === "1px")) return true;
  }
  return false;
}

const isSkipped = (element) => element.closest(outside) !== null || isUnseen(element);

/** The ancestors that clip or scroll an element. Positioned elements escape some of them. */
function framesOf(element) {
  const frames = [];
  let { position } = getComputedStyle(element);
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
    const style = getComputedStyle(one);
    if (position === "fixed" || (position === "absolute" && style.position === "static")) continue;
    position = style.position;
    if (style.overflow !== "visible") frames.push({ element: one, style });
  }
  return frames;
}

/** The part of a box that is not clipped or scrolled out of view; null if nothing is. */
function seenOf(box, frames) {
  let { left, top, right, bottom } = box;
  for (const { element } of frames) {
    const frame = element.getBoundingClientRect();
    [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
  }
  return left < right && top < bottom ? { left, top, right, bottom } : null;
}

/** The texts that are shown: {element, boxes, frames}, with a box per line. */
function shownTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!/\S/.test(node.data) || element.matches("script, style, option, noscript")) continue;
    if (isSkipped(element)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
    // The element of a text can clip it too.
    const own = { element, style: getComputedStyle(element) };
    const frames = [...(own.style.overflow === "visible" ? [] : [own]), ...framesOf(element)];
    if (boxes.length > 0) found.push({ element, boxes, frames });
  }
  return found;
}

const shownControls = () => [...document.querySelectorAll(controls)].filter((e) => !isSkipped(e));

const cuts = (overflow) => overflow === "hidden" || overflow === "clip";

/** The frame that cuts a box off so that no one can scroll to the rest; null if none does. */
function cutBy(box, frames) {
  let [across, down] = [true, true];
  for (const { element, style } of frames) {
    const frame = element.getBoundingClientRect();
    if (frame.width * frame.height === 0) return null; // folded
    const wide = box.right > frame.right + slack.across || box.left < frame.left - slack.across;
    const high = box.bottom > frame.bottom + slack.down || box.top < frame.top - slack.down;
    if ((across && wide && cuts(style.overflowX)) || (down && high && cuts(style.overflowY)))
      return element;
    across &&= cuts(style.overflowX) || style.overflowX === "visible";
    down &&= cuts(style.overflowY) || style.overflowY === "visible";
  }
  const { clientWidth } = document.documentElement;
  const outOfWindow = box.right > clientWidth + slack.across || box.left < -slack.across;
  return across && outOfWindow ? document.body : null;
}

/**
 * Whether a text may be cut: only a name, with an ellipsis, and with its full text as the title that
 * it has under the mouse.
 */
function mayBeCut(text, frame, names) {
  for (const under of [frame, text])
    under.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  const { textOverflow, webkitLineClamp } = getComputedStyle(frame);
  const dots = textOverflow === "ellipsis" || webkitLineClamp !== "none";
  const named = names.some((name) => frame.textContent.includes(name));
  return dots && named && (text.closest("[title]") ?? frame.querySelector("[title]")) !== null;
}

/** Texts that cannot be read in full. */
export function cutTexts(names) {
  return shownTexts().flatMap(({ element, boxes, frames }) => {
    if (boxes.every((box) => seenOf(box, frames) === null)) return []; // wholly out of sight
    const frame = boxes.map((box) => cutBy(box, frames)).find((one) => one !== null);
    return !frame || mayBeCut(element, frame, names) ? [] : [`cut off: ${called(element)}`];
  });
}

/** Texts that stick out of their button or tab. */
export function spilledTexts() {
  return shownTexts().flatMap(({ element, boxes, frames }) => {
    const control = element.closest(controls);
    if (!control || getComputedStyle(control).display === "inline") return [];
    if (frames.some((frame) => control.contains(frame.element))) return []; // cutTexts sees it
    const around = control.getBoundingClientRect();
    const out = boxes.some(
      ({ left, right, top, bottom }) =>
        left < around.left - slack.across ||
        right > around.right + slack.across ||
        top < around.top - slack.down ||
        bottom > around.bottom + slack.down,
    );
    return out ? [`sticks out: ${called(element)}`] : [];
  });
}

/** The part that floats over others and has this element in it; null for most. */
function floatOf(element) {
  for (let one = element; one; one = one.parentElement) {
    const { position, zIndex } = getComputedStyle(one);
    if (position === "fixed" || position === "sticky" || one.matches(floating)) return one;
    if (position === "absolute" && Number(zIndex) > 0) return one;
  }
  return null;
}

const within = (a, b) =>
  a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;

function crosses(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (across <= slack.across || down <= slack.down) return false;
  // What is wholly inside a control belongs to it, e.g. a cross in a field.
  const inside = (one.control && within(other, one)) || (other.control && within(one, other));
  return !inside;
}

/** The visible boxes of texts and controls, from top to bottom. */
function shownBoxes() {
  const texts = shownTexts().map((text) => ({ ...text, control: false }));
  const others = shownControls().map((element) => {
    const boxes = [...element.getClientRects()];
    return { element, boxes, frames: framesOf(element), control: true };
  });
  return [...texts, ...others]
    .flatMap(({ element, boxes, frames, control }) => {
      const float = floatOf(element);
      return boxes
        .map((box) => seenOf(box, frames))
        .filter((box) => box !== null)
        .map((box) => ({ ...box, element, float, control }));
    })
    .sort((a, b) => a.top - b.top);
}

/** The control that a text belongs to, or the text's element. */
const ownerOf = (element) => element.closest(controls) ?? element;

/** Texts and controls that lie on each other. */
export function crossedBoxes() {
  const boxes = shownBoxes();
  const found = new Set();
  for (const [i, one] of boxes.entries())
    for (const other of boxes.slice(i + 1)) {
      if (other.top >= one.bottom) break;
      const related = one.element.contains(other.element) || other.element.contains(one.element);
      if (related || one.float !== other.float || !crosses(one, other)) continue;
      found.add(
        [one, other]
          .map(({ element }) => called(ownerOf(element)))
          .sort()
          .join(" and "),
      );
    }
  return [...found].map((pair) => `overlap: ${pair}`);
}

/** The box in which a press reaches a control: its own, its label's and its pseudo-elements'. */
function touchedBox(control) {
  const boxes = [control, ...(control.labels ?? [])].map((one) => one.getBoundingClientRect());
  for (const part of ["::before", "::after"]) {
    const style = getComputedStyle(control, part);
    if (style.content === "none" || style.position !== "absolute") continue;
    const holder = getComputedStyle(control).position === "static" ? control.offsetParent : control;
    const around = holder.getBoundingClientRect();
    const [top, right, bottom, left] = [style.top, style.right, style.bottom, style.left].map(
      (length) => Number.parseFloat(length) || 0,
    );
    boxes.push({
      left: around.left + left,
      right: around.right - right,
      top: around.top + top,
      bottom: around.bottom - bottom,
    });
  }
  const least = (side) => Math.min(...boxes.map((box) => box[side]));
  const most = (side) => Math.max(...boxes.map((box) => box[side]));
  return { width: most("right") - least("left"), height: most("bottom") - least("top") };
}

/** A link within a sentence, which is as high as its line. */
function isInSentence(control) {
  const isInline = (element) => getComputedStyle(element).display === "inline";
  if (control.localName !== "a" || !isInline(control)) return false;
  return [...control.parentElement.childNodes].some(
    (node) =>
      node !== control &&
      /\p{L}/u.test(node.textContent) &&
      (node.nodeType === Node.TEXT_NODE || (node instanceof Element && isInline(node))),
  );
}

/** Controls too small for a finger: less than 40 px in a direction. */
export function smallTargets() {
  const least = 40;
  const all = [...document.querySelectorAll(controls)].filter((control) => {
    const shown = [control, ...(control.labels ?? [])].some((one) => !isUnseen(one));
    return shown && control.closest(outside) === null && !isInSentence(control);
  });
  return all.flatMap((control) => {
    const { width, height } = touchedBox(control);
    if (width >= least - 0.5 && height >= least - 0.5) return [];
    return [`${Math.round(width)}x${Math.round(height)} px: ${called(control)}`];
  });
}

/** By how much the page scrolls sideways. */
export function overhang() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
}

/** Which of these parts are not wholly in view, or are covered. */
export function outOfView(selectors) {
  const { clientWidth } = document.documentElement;
  const isOut = (one) => {
    const { top, left, right, bottom, width, height } = one.getBoundingClientRect();
    if (top < -1 || left < -1 || right > clientWidth + 1 || bottom > innerHeight + 1) return true;
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(one.contains(middle) || middle?.contains(one));
  };
  return selectors.flatMap((selector) =>
    [...document.querySelectorAll(selector)]
      .filter((one) => !isUnseen(one) && isOut(one))
      .map((one) => `out of view: ${called(one)}`),
  );
}

const colours = new Map();
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

/** A CSS colour as [red, green, blue, alpha], each from 0 to 1. */
function colourOf(css) {
  if (!colours.has(css)) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    colours.set(
      css,
      [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255),
    );
  }
  return colours.get(css);
}

const mixed = (under, over, share) => under.map((part, i) => part * (1 - share) + over[i] * share);

/** Luminance as WCAG defines it. */
function luminance(colour) {
  const [red, green, blue] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The ground and the ink of a text, through its ancestors; null if one has a picture. */
function shadesOf([element, ...inner], under, ink) {
  const style = getComputedStyle(element);
  const [red, green, blue, alpha] = colourOf(style.backgroundColor);
  if (style.backgroundImage !== "none" && alpha < 1) return null;
  const ground = mixed(under, [red, green, blue], alpha);
  const found =
    inner.length > 0
      ? shadesOf(inner, ground, ink)
      : { ground, ink: mixed(ground, ink.slice(0, 3), ink[3]) };
  const share = Number(style.opacity);
  if (found === null || share === 1) return found;
  return { ground: mixed(under, found.ground, share), ink: mixed(under, found.ink, share) };
}

/** The contrast of a text of this colour in an element, 1 to 21; null if it cannot be computed. */
function contrastOf(element, css) {
  const chain = [];
  for (let one = element; one; one = one.parentElement) chain.unshift(one);
  const shades = shadesOf(chain, [1, 1, 1], colourOf(css));
  if (shades === null) return null;
  const [light, dark] = [luminance(shades.ground), luminance(shades.ink)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const isDisabled = (element) => element.closest(":disabled, [aria-disabled=true]") !== null;

/** Texts and placeholders with a contrast below 4.5:1. Disabled controls may be fainter. */
export function faintTexts() {
  const shown = shownTexts().map(({ element }) => ({ element, part: null }));
  for (const field of document.querySelectorAll("[placeholder]:placeholder-shown"))
    if (!isSkipped(field)) shown.push({ element: field, part: "::placeholder" });
  return shown
    .filter(({ element }) => !isDisabled(element))
    .flatMap(({ element, part }) => {
      const contrast = contrastOf(element, getComputedStyle(element, part).color);
      if (contrast === null || contrast >= 4.5) return [];
      return [`contrast ${contrast.toFixed(2)}: ${called(element)}`];
    });
}
