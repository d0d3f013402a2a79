// Runs the unit tests: each file of tests/ is bundled as the arcade is, then handed to Node's own runner.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "node_modules", ".tests");
const tests = readdirSync(join(here, "tests")).filter((name) => /\.test\.tsx?$/.test(name));

rmSync(out, { recursive: true, force: true });
await build({
  entryPoints: tests.map((name) => join(here, "tests", name)),
  outdir: out,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".css": "empty", ".ftl": "text" },
  sourcemap: "inline",
  logLevel: "warning",
});
const bundles = tests.map((name) => join(out, name.replace(/\.tsx?$/, ".mjs")));
const done = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...process.argv.slice(2), ...bundles], { stdio: "inherit" });
process.exit(done.status ?? 1);
