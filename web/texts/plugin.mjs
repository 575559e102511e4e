// For esbuild: "texts:de" is a module of all texts of the site in a language, compiled;
// "texts:accented" has the English ones with accents.

import { accentedTexts } from "./accented.mjs";
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
      const accented = language === "accented";
      const files = await readSite(locales, accented ? "en" : language);
      // Like the site, which shows the server's own English.
      if (language === "en") files.refusals = { refusals: {} };
      const texts = Object.assign({}, ...Object.values(files));
      return { contents: scriptOf(accented ? accentedTexts(texts) : texts), loader: "js" };
    });
  },
});
