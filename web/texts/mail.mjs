// Writes the texts of mails and calendars as C++, for the build: node texts/mail.mjs FOLDER

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { headerOf, saidByServer, sourceOf } from "./mail-cpp.mjs";
import { languagesOf, readLanguage } from "./read.mjs";

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node texts/mail.mjs FOLDER");
  process.exit(2);
}
const locales = fileURLToPath(new URL("../locales", import.meta.url));

/** Written only when it changes, so that nothing is compiled again for nothing. */
async function write(name, text) {
  const path = join(folder, name);
  const before = await readFile(path, "utf8").catch(() => "");
  if (before !== text) await writeFile(path, text);
}

try {
  const others = (await languagesOf(locales)).filter((language) => language !== "en").sort();
  const languages = new Map();
  for (const language of ["en", ...others])
    languages.set(language, saidByServer(await readLanguage(locales, language)));
  await write("mail_texts.hpp", headerOf(languages.get("en")));
  await write("mail_texts.cpp", sourceOf(languages));
} catch (error) {
  console.error(`web/locales: ${error.message}`);
  process.exit(1);
}
