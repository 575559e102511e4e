// Writes the texts of mails and calendars as C++ for the build: node texts/mail.mjs FOLDER

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { headerOf, saidByServer, sourceOf } from "./mail-cpp.mjs";
import { languagesOf, readLanguage } from "./read.mjs";
import { writeChanged } from "./write.mjs";

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node texts/mail.mjs FOLDER");
  process.exit(2);
}
const locales = fileURLToPath(new URL("../locales", import.meta.url));

try {
  const others = (await languagesOf(locales)).filter((language) => language !== "en").sort();
  const languages = new Map();
  for (const language of ["en", ...others])
    languages.set(language, saidByServer(await readLanguage(locales, language)));
  await writeChanged(join(folder, "mail_texts.hpp"), headerOf(languages.get("en")));
  await writeChanged(join(folder, "mail_texts.cpp"), sourceOf(languages));
} catch (error) {
  console.error(`web/locales: ${error.message}`);
  process.exit(1);
}
