// `npm run bundle`: one file per executable (and one for gw's workers) that need no node_modules.
import { statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "./testing/workspace.ts";

/** Name of the bundle to the module that it starts with. */
const ENTRIES = {
  gw: "packages/proxy/src/main.ts",
  "gw-worker": "packages/proxy/src/workers/worker.ts",
  gwctl: "packages/gwctl/src/main.ts",
};

/** Libraries that are CommonJS ask for the modules of Node.js by `require`. */
const REQUIRE = `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`;

/** Writes the bundles to a folder; returns their paths. */
export async function bundle(folder: string): Promise<string[]> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir: folder,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node24",
    legalComments: "eof",
    banner: { js: REQUIRE },
    logLevel: "warning",
  });
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
  return Object.keys(ENTRIES).map((name) => join(folder, `${name}.js`));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const file of await bundle(join(ROOT, "dist"))) {
    console.log(`${file} (${Math.round(statSync(file).size / 1024)} KiB)`);
  }
}
