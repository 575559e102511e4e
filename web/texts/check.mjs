// Lists missing and faulty texts of the languages: node web/texts/check.mjs [language ...]

import { fileURLToPath } from "node:url";
import { faultsOf, notesAbout, notesFaults } from "./faults.mjs";
import { foldersOf, languagesOf, readLanguage, readNotes } from "./read.mjs";
import { readExamples, readRules } from "./rules.mjs";
import { missingRules, rulesFaults } from "./rules-faults.mjs";

const locales = fileURLToPath(new URL("../locales", import.meta.url));
const known = await foldersOf(locales);
const asked = process.argv.slice(2);
const strange = asked.filter((language) => !known.includes(language));
if (strange.length > 0) {
  console.error(
    `no folder of web/locales is called ${strange.join(", ")}; there are ${known.join(", ")}`,
  );
  process.exit(2);
}

let found = 0;
const tell = (fault) => {
  found++;
  console.log(fault);
};

try {
  const english = await readLanguage(locales, "en");
  const notes = await readNotes(locales);
  for (const fault of notesFaults(notes, english)) tell(fault);
  const spoken = await languagesOf(locales);
  const rules = await readRules(locales, "en");
  const examples = await readExamples(locales);
  for (const language of asked.length > 0 ? asked : known) {
    const pages = await readRules(locales, language);
    for (const fault of [...rulesFaults(pages, rules, examples), ...missingRules(pages, rules)])
      tell(`${language}: ${fault}`);
    if (!spoken.includes(language)) continue;
    for (const fault of faultsOf(await readLanguage(locales, language), english, language)) {
      tell(`${language}: ${fault}`);
      const [name = ""] = fault.split(": ");
      for (const note of notesAbout(notes, name)) console.log(`    ${note}`);
    }
  }
} catch (error) {
  tell(error.message);
}
console.log(found === 0 ? "nothing is missing or wrong" : `${found} to mend`);
process.exitCode = found === 0 ? 0 : 1;
