// `npm run bundle`: builds one file for each executable and for each kind of thread of gw, and the
// pages of the admin UI. The files need no node_modules.
import { statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { buildUi } from "../packages/ui/build/build.ts";
import { writeSbom } from "./sbom.ts";
import { ROOT } from "./testing/workspace.ts";

/** The source file with which each bundle starts, by the name of the bundle. */
const ENTRIES = {
  gw: "packages/proxy/src/main.ts",
  "gw-reader": "packages/config/src/reading/reading-thread.ts",
  "gw-request-log": "packages/request-log/src/store/log-thread.ts",
  "gw-passwords": "packages/policies/src/traffic/basic-authentication/password-thread.ts",
  "gw-worker": "packages/proxy/src/workers/worker.ts",
  gwctl: "packages/gwctl/src/main.ts",
  controller: "packages/controller/src/main.ts",
};

/** Major version of the oldest Node.js that runs the bundles. */
const NODE_MAJOR = 24;

/** CommonJS libraries load modules of Node.js with `require`. */
const REQUIRE = `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`;

/**
 * The file that users start: every Node.js from 14.8 on can parse it, so that an old version prints
 * a message. Node.js caches the compiled code beside the bundle for the next start, if it may write
 * there.
 */
function starterOf(name: string): string {
  return `import * as module from "node:module";
import { fileURLToPath } from "node:url";

if (Number(process.versions.node.split(".")[0]) < ${NODE_MAJOR}) {
  console.error("error: this program needs Node.js ${NODE_MAJOR} or newer, and this is Node.js " + process.versions.node);
  process.exit(1);
}
module.enableCompileCache(fileURLToPath(new URL("compiled", import.meta.url)));
await import("./${name}-main.js");
`;
}

/**
 * Writes all bundles to a folder, creating the folder if needed; returns the paths of the files to
 * start.
 */
export async function bundle(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const parts = await Promise.all(
    Object.entries(ENTRIES).map(async (entry) => ({
      name: programOf(entry[0]),
      inputs: await bundleOne(folder, entry),
    })),
  );
  parts.push({ name: "gw", inputs: await buildUi(join(folder, "ui")) });
  for (const [name, bundles] of Map.groupBy(parts, (part) => part.name)) {
    const inputs = bundles.flatMap((part) => part.inputs);
    await writeSbom(join(folder, `${name}.sbom.json`), name, inputs);
  }
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
  return Object.keys(ENTRIES).map((name) => join(folder, `${name}.js`));
}

/** The program that a bundle belongs to: bundles of gw's threads belong to gw. */
function programOf(name: string): string {
  return name.replace(/-.*$/, "");
}

/**
 * Each bundle is built separately: a thread would read the whole of a file that two bundles share.
 * Returns the paths of all files in the bundle.
 */
async function bundleOne(
  folder: string,
  [name, module]: readonly [string, string],
): Promise<readonly string[]> {
  await writeFile(join(folder, `${name}.js`), starterOf(name));
  const { metafile } = await build({
    metafile: true,
    absWorkingDir: ROOT,
    entryPoints: { [`${name}-main`]: module },
    outdir: folder,
    chunkNames: `${name}-[name]-[hash]`,
    bundle: true,
    platform: "node",
    format: "esm",
    target: `node${NODE_MAJOR}`,
    // Rarely needed modules are separate files, loaded on demand.
    splitting: true,
    // Whitespace is removed, because every thread keeps its source text in memory; names are kept
    // for stack traces.
    minifyWhitespace: true,
    legalComments: "linked",
    banner: { js: REQUIRE },
    logLevel: "warning",
  });
  return Object.keys(metafile.inputs);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const file of await bundle(join(ROOT, "dist"))) {
    const { size } = statSync(file.replace(/\.js$/, "-main.js"));
    console.log(`${file} (${Math.round(size / 1024)} KiB)`);
  }
}
