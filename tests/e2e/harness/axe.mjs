// axe-core on a page as it is.

import { createRequire } from "node:module";

const require = createRequire(new URL("../../../web/package.json", import.meta.url));
const { source: axe } = require("axe-core");

const grave = new Set(["serious", "critical"]);

/** "color-contrast at .note": what axe finds grave, by all its rules or by some. */
export async function faults(page, rules) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  // Colours are looked at when nothing fades any more; what turns for ever has no end to go to.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect.getComputedTiming().endTime)) animation.finish();
  });
  const options = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate((wish) => globalThis.axe.run(wish), options);
  return violations
    .filter(({ impact }) => grave.has(impact))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target.join(" ")}`));
}
