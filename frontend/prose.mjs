// Holds the code of the pages free of words for people: they belong in a catalogue.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { sentences } from "./sentences.mjs";

const sources = join(dirname(fileURLToPath(import.meta.url)), "src");
const files = readdirSync(sources, { withFileTypes: true, recursive: true })
  .filter((each) => each.isFile() && /\.tsx?$/.test(each.name) && !each.name.endsWith(".d.ts"))
  .map((each) => join(each.parentPath, each.name))
  .sort();
let left = 0;
for (const file of files) {
  for (const { line, text } of sentences(readFileSync(file, "utf8"))) {
    left += 1;
    console.error(`frontend/src/${relative(sources, file)}:${line}: belongs in a catalogue: ${JSON.stringify(text)}`);
  }
}
if (left > 0) process.exit(1);
console.log(`${files.length} files of the pages hold no words for people`);
