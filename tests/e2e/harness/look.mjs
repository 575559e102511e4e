// What must never happen on a page, measured in a real browser: it scrolls sideways, a clock or
// button is out of view, a text is cut off or faint, boxes lie on each other, a target is small.

import { readFileSync } from "node:fs";

/** Width and height of a window, and whether the device has a touch screen. */
export const sizes = [
  { width: 1280, height: 800, touch: false },
  { width: 1366, height: 650, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 820, height: 1180, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
];

export const themes = ["light", "dark"];

/** The measures, as one script. The page's security policy admits no module of ours. */
const source = readFileSync(new URL("look_page.mjs", import.meta.url), "utf8");
const exported = [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
const script = `globalThis.look = (() => {
  ${source.replace(/^export /gm, "")}
  return { ${exported.join(", ")} };
})();`;

/** Runs a measure of look_page.mjs in the page. */
async function measure(page, name, wish) {
  if (!(await page.evaluate(() => "look" in globalThis))) await page.evaluate(script);
  return page.evaluate(([name, wish]) => globalThis.look[name](wish), [name, wish]);
}

/** Gives a page the window and the touch screen of a device, and a theme. */
export async function resize(page, { width, height, touch }, colorScheme = null) {
  page.devTools ??= await page.context().newCDPSession(page);
  await page.devTools.send("Emulation.setTouchEmulationEnabled", { enabled: touch });
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height });
  await settled(page);
}

/** Resolves when a change of the window or theme is drawn and its transitions are over. */
const settled = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; ++frame) await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect.getComputedTiming().endTime)) animation.finish();
  });

/** Returns the faults of shape at the current size. `inView` selects parts that never scroll. */
export async function faultsOfShape(page, { inView = [], names = [], touch = false } = {}) {
  const measures = [
    ["overhang"],
    ["outOfView", inView],
    ["cutTexts", names],
    ["spilledTexts"],
    ["crossedBoxes"],
    ...(touch ? [["smallTargets"]] : []),
  ];
  const found = [];
  for (const [name, wish] of measures) found.push(...(await measure(page, name, wish)));
  return found;
}

export const faintTexts = (page) => measure(page, "faintTexts");

/**
 * The faults of a page: its shapes at each size, in the first of the size's themes, and its colours
 * in each of them. A size with `colours: false` is measured for its shapes alone.
 */
export async function faultsOfLook(page, wish = {}) {
  const found = [];
  for (const size of wish.sizes ?? sizes) {
    const at = `${size.width}x${size.height}`;
    for (const [n, theme] of (size.themes ?? themes).entries()) {
      await resize(page, size, theme);
      if (n === 0) {
        const shape = await faultsOfShape(page, { ...wish, touch: size.touch });
        found.push(...shape.map((fault) => `${at}: ${fault}`));
      }
      if (size.colours === false) continue;
      found.push(...(await faintTexts(page)).map((fault) => `${at} ${theme}: ${fault}`));
    }
  }
  return found;
}
