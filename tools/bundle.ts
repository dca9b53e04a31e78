// `npm run bundle`: one file per executable (and for each kind of gw's threads) that need no node_modules.
import { statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "./testing/workspace.ts";

/** Name of the bundle to the module that it starts with. */
const ENTRIES = {
  gw: "packages/proxy/src/main.ts",
  "gw-reader": "packages/proxy/src/config/reading-thread.ts",
  "gw-worker": "packages/proxy/src/workers/worker.ts",
  gwctl: "packages/gwctl/src/main.ts",
};

/** Libraries that are CommonJS ask for the modules of Node.js by `require`. */
const REQUIRE = `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`;

/** What V8 has compiled is kept beside the bundle where that may be written, for the next start. */
function starterOf(name: string): string {
  return `import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(import.meta.dirname, "compiled"));
await import("./${name}-main.js");
`;
}

/** Writes the bundles to a folder, which need not be there yet; returns their paths. */
export async function bundle(folder: string): Promise<string[]> {
  const entries = Object.entries(ENTRIES);
  await mkdir(folder, { recursive: true });
  await Promise.all(entries.map(([name, module]) => bundleOne(folder, name, module)));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
  return entries.map(([name]) => join(folder, `${name}.js`));
}

/** Each by itself: what two shared would be read whole by both. */
async function bundleOne(folder: string, name: string, module: string): Promise<void> {
  await writeFile(join(folder, `${name}.js`), starterOf(name));
  await build({
    absWorkingDir: ROOT,
    entryPoints: { [`${name}-main`]: module },
    outdir: folder,
    chunkNames: `${name}-[name]-[hash]`,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node24",
    // What is rarely needed is a file of its own, read when it is.
    splitting: true,
    // Spaces are source text that every thread would keep; names stay for stack traces.
    minifyWhitespace: true,
    legalComments: "linked",
    banner: { js: REQUIRE },
    logLevel: "warning",
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const file of await bundle(join(ROOT, "dist"))) {
    const { size } = statSync(file.replace(/\.js$/, "-main.js"));
    console.log(`${file} (${Math.round(size / 1024)} KiB)`);
  }
}
