// The names that the build may shorten: of members that our classes alone have.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";

/** Every file below `folder` whose name ends as `form` says, with its text. */
async function texts(folder, form) {
  const found = await readdir(folder, { withFileTypes: true });
  const lists = found.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return texts(path, form);
    return form.test(path) ? [[path, await readFile(path, "utf8")]] : [];
  });
  return (await Promise.all(lists)).flat();
}

const withoutComments = (text) => text.replace(/\/\*.*?\*\/|\/\/.*?$/gms, "");
const words = (text) => withoutComments(text).match(/\w+/g) ?? [];
const keys = (text) => [...text.matchAll(/(\w+):/g)].map(([, key]) => key);

const isOurs = ({ parent }) =>
  ts.isClassLike(parent.parent) ||
  (ts.isParameter(parent) && ts.isConstructorDeclaration(parent.parent));

/** Whether it names a property, and not what only a part of a source knows. */
const isProperty = ({ parent }) =>
  ts.isTypeElement(parent) || ts.isObjectLiteralElement(parent) || ts.isJsxAttribute(parent);

/** Puts what a source calls its own into `ours`, and what may come from elsewhere into `others`. */
function sort(path, text, ours, others) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) others.add(node.text);
    else if (ts.isIdentifier(node) && node.parent.name === node) {
      if (isOurs(node)) ours.add(node.text);
      else if (isProperty(node)) others.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/**
 * Names of members of classes in the sources below `web` that nothing else is called: no key of
 * JSON, of a page, of a text or of a library, nothing that is looked up by a text.
 */
export async function ownNames(web) {
  const ours = new Set();
  const others = new Set();
  for (const [path, text] of await texts(join(web, "src"), /\.tsx?$/))
    sort(path, text, ours, others);
  const libraries = join(web, "node_modules");
  const declared = [
    ...(await texts(join(libraries, "typescript/lib"), /lib\.(dom|es).*\.d\.ts$/)),
    ...(await texts(join(libraries, "preact"), /\.d\.ts$/)),
    ...(await texts(join(libraries, "@preact"), /\.d\.ts$/)),
  ];
  for (const [, text] of declared) for (const word of words(text)) others.add(word);
  for (const [, text] of await texts(join(web, "../docs"), /openapi\.yaml$/))
    for (const key of keys(text)) others.add(key);
  return [...ours].filter((name) => name.length > 2 && !others.has(name));
}
