// Says what the languages lack: node web/texts/check.mjs [language ...]

import { fileURLToPath } from "node:url";
import { faultsOf, notesAbout, notesFaults } from "./faults.mjs";
import { languagesOf, readLanguage, readNotes } from "./read.mjs";

const locales = fileURLToPath(new URL("../locales", import.meta.url));
const known = await languagesOf(locales);
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
  for (const language of asked.length > 0 ? asked : known) {
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
