// Runs axe-core on a page.

import { createRequire } from "node:module";

const require = createRequire(new URL("../../../web/package.json", import.meta.url));
const { source: axe } = require("axe-core");

const grave = new Set(["serious", "critical"]);

/**
 * Returns the serious faults that axe finds, e.g. "color-contrast at .note". `without` names rules
 * that are left out.
 */
export async function faults(page, { without = [] } = {}) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  // Waits for fades to end, because they affect colours. Endless animations are skipped.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect.getComputedTiming().endTime)) animation.finish();
  });
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const options = { resultTypes: ["violations"], rules };
  const { violations } = await page.evaluate((wish) => globalThis.axe.run(wish), options);
  return violations
    .filter(({ impact }) => grave.has(impact))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target.join(" ")}`));
}

/** The serious faults in the light and in the dark theme. */
export async function faultsInThemes(page) {
  const found = await faults(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await faults(page);
  await page.emulateMedia({ colorScheme: "light" });
  return [...found, ...dark.map((fault) => `dark: ${fault}`)];
}
