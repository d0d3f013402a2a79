// Bundles src/ into the server's static folder and holds the first load to its budget.
import { build, context } from "esbuild";
import { createHash } from "node:crypto";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import subsetFont from "subset-font";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.env.TOUCHLINE_STATIC ?? join(here, "..", "src", "touchline", "server", "static");
const FIRST_LOAD_BUDGET = 150 * 1000;

/** The letters of the languages that the arcade speaks; of the display face the figures of equal width too. */
const LETTERS =
  [...Array(95).keys()].map((code) => String.fromCharCode(32 + code)).join("") +
  "\u00a0¡¿«»·×°±ÄÖÜäöüßÀÂÆÇÈÉÊËÎÏÔÙÛŸŒàâæçèéêëîïôùûÿœÁÍÓÚÑáíóúñÃÕãõÅØåø‘’“”„–—…−′";

const lettersInUse = {
  name: "letters in use",
  setup(bundle) {
    bundle.onLoad({ filter: /\.woff2$/ }, async ({ path }) => {
      const whole = readFileSync(path);
      const contents = await subsetFont(whole, LETTERS, { targetFormat: "woff2", noLayoutClosure: !path.includes("barlow") });
      return { contents, loader: "file" };
    });
  },
};

/** What the pages say about the games lies in the games' folders, and is bundled with the rest of a language. */
const wordsOfTheGames = {
  name: "words of the games",
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]words[\\/][^\\/]+[\\/]page\.ftl$/ }, ({ path }) => {
      const language = basename(dirname(path));
      const games = join(dirname(path), "..", "..", "games");
      const own = readdirSync(games).map((game) => join(games, game, "words", language, "page.ftl"));
      const files = [path, ...own.filter((each) => existsSync(each)).sort()];
      return { contents: files.map((each) => readFileSync(each, "utf8")).join("\n"), loader: "text", watchFiles: files };
    });
  },
};

/** A look that comes with a piece of the program: its parts in one text, without what only its authors read. */
const looks = {
  name: "looks",
  setup(bundle) {
    bundle.onLoad({ filter: /\.css$/ }, async ({ path, with: how }) => {
      if (how.type !== "text") return undefined;
      const made = await build({ entryPoints: [path], bundle: true, minify: true, write: false, metafile: true, absWorkingDir: here, logLevel: "silent" });
      const [{ text }] = made.outputFiles;
      return { contents: text.trimEnd(), loader: "text", watchFiles: Object.keys(made.metafile.inputs).map((each) => join(here, each)) };
    });
  },
};

const options = {
  entryPoints: { app: join(here, "src", "main.tsx"), engine: join(here, "src", "anywhere", "worker.ts") },
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  loader: { ".woff2": "file", ".ftl": "text" },
  assetNames: "[name]-[hash]",
  jsx: "automatic",
  jsxImportSource: "preact",
  minify: true,
  legalComments: "none",
  metafile: true,
  plugins: [lettersInUse, wordsOfTheGames, looks],
  logLevel: "warning",
};

/** The files a browser fetches before it can play: the entry, its style sheet and what both import statically. */
function firstLoad(outputs) {
  const [entry] = Object.entries(outputs).find(([, output]) => output.entryPoint?.endsWith("main.tsx"));
  const found = new Set();
  const follow = (name) => {
    if (found.has(name)) return;
    found.add(name);
    if (outputs[name].cssBundle) follow(outputs[name].cssBundle);
    for (const each of outputs[name].imports) if (each.kind === "import-statement") follow(each.path);
  };
  follow(entry);
  return [...found];
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
}

/** CPython in WebAssembly, as its package brings it; `touchline site` takes it from here. */
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];

function bringEngine(outputs, address) {
  const from = join(here, "node_modules", "pyodide");
  const { version } = JSON.parse(readFileSync(join(from, "package.json"), "utf8"));
  const folder = join(out, "pyodide", version);
  mkdirSync(folder, { recursive: true });
  for (const name of PYODIDE) cpSync(join(from, name), join(folder, name));
  const [worker] = Object.entries(outputs).find(([, output]) => output.entryPoint?.endsWith("anywhere/worker.ts"));
  writeFileSync(join(out, "engine.json"), JSON.stringify({ worker: address(worker), pyodide: `/pyodide/${version}/` }));
}

/** Every package of which something is in the bundle or beside it, with the text of its licence. */
function licences(inputs) {
  const inside = Object.keys(inputs).flatMap((path) => /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1].replaceAll("\\", "/") ?? []);
  const told = [...new Set([...inside, "pyodide"])].sort().map((name) => {
    const folder = join(here, "node_modules", name);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|copying)/i.test(file));
    return [`${name} ${version}: ${license}`, ...texts.map((file) => readFileSync(join(folder, file), "utf8"))].join("\n\n");
  });
  return `${told.join("\n\n\n")}\n`;
}

async function publish(metafile) {
  cpSync(join(here, "public"), out, { recursive: true });
  const first = firstLoad(metafile.outputs);
  const address = (name) => "/" + relative(out, join(process.cwd(), name)).replaceAll("\\", "/");
  const script = address(first.find((name) => name.endsWith(".js")));
  const style = address(first.find((name) => name.endsWith(".css")));
  const rest = first.filter((name) => name.endsWith(".js") && address(name) !== script);
  const ahead = rest.map((name) => `<link rel="modulepreload" href="${address(name)}" />`).join("\n    ");
  const page = readFileSync(join(here, "index.html"), "utf8").replace("%script%", script).replace("%style%", style).replace("<!-- ahead -->", ahead);
  writeFileSync(join(out, "index.html"), page);
  bringEngine(metafile.outputs, address);
  writeFileSync(join(out, "licences.txt"), licences(metafile.inputs));

  const shell = ["/", ...filesUnder(join(out, "assets")).map((name) => "/" + relative(out, name).replaceAll("\\", "/"))];
  const version = createHash("sha256").update(shell.join("\n")).update(page).digest("hex").slice(0, 12);
  copyFileSync(join(here, "src", "push", "receive.js"), join(out, "push.js"));
  const worker = readFileSync(join(here, "src", "worker.js"), "utf8");
  writeFileSync(
    join(out, "worker.js"),
    worker.replace('"%version%"', JSON.stringify(version)).replace('["%shell%"]', JSON.stringify(shell)),
  );

  for (const name of filesUnder(out)) {
    if (/\.(js|css|html|svg|webmanifest)$/.test(name)) writeFileSync(`${name}.gz`, gzipSync(readFileSync(name), { level: 9 }));
  }
  const sizes = first.map((name) => [name, readFileSync(`${name}.gz`).length]);
  const total = sizes.reduce((sum, [, size]) => sum + size, gzipSync(page, { level: 9 }).length);
  for (const [name, size] of sizes) console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${relative(out, name)}`);
  console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  first load, gzip (budget ${FIRST_LOAD_BUDGET / 1000} kB)`);
  if (total > FIRST_LOAD_BUDGET) throw new Error("the first load is over its budget");
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
if (process.argv.includes("--watch")) {
  const republish = { name: "publish", setup: (b) => b.onEnd((done) => (done.metafile ? publish(done.metafile) : undefined)) };
  await (await context({ ...options, minify: false, sourcemap: "inline", plugins: [lettersInUse, wordsOfTheGames, republish] })).watch();
} else {
  await publish((await build(options)).metafile);
}
