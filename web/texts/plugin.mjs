// For esbuild: "texts:de" is a module of all texts of the site in a language, compiled.

import { scriptOf } from "./compile.mjs";
import { readSite } from "./read.mjs";

export const textsPlugin = (locales) => ({
  name: "texts",
  setup(build) {
    build.onResolve({ filter: /^texts:/ }, ({ path }) => ({
      path: path.slice("texts:".length),
      namespace: "texts",
    }));
    build.onLoad({ filter: /.*/, namespace: "texts" }, async ({ path: language }) => {
      const files = await readSite(locales, language);
      // As on the site, where the server's own English is shown.
      if (language === "en") files.refusals = { vacationRefusals: {}, refusals: {} };
      return { contents: scriptOf(Object.assign({}, ...Object.values(files))), loader: "js" };
    });
  },
});
