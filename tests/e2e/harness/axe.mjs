// axe-core on a page as it is.

import { createRequire } from "node:module";

const require = createRequire(new URL("../../../web/package.json", import.meta.url));
const { source: axe } = require("axe-core");

const grave = new Set(["serious", "critical"]);

/** "color-contrast at .note": what axe finds grave. */
export async function faults(page) {
  await page.evaluate(axe);
  // Colours are looked at when nothing fades any more, be it that something was taken away meanwhile.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  return violations
    .filter(({ impact }) => grave.has(impact))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target.join(" ")}`));
}
