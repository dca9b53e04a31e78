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

/** Makes stack traces name places of the sources. */
const SOURCE_PLACES = new URL("../packages/launcher/src/source-places.js", import.meta.url).href;

/** What V8 has compiled is kept beside the bundle where that may be written, for the next start. */
function starterOf(name: string, sourceMaps: boolean): string {
  return `import { enableCompileCache } from "node:module";
import { join } from "node:path";

${sourceMaps ? `import ${JSON.stringify(SOURCE_PLACES)};` : ""}
enableCompileCache(join(import.meta.dirname, "compiled"));
await import("./${name}-main.js");
`;
}

/** What is written. */
export interface Bundles {
  /** Paths of the files to start. */
  readonly files: readonly string[];
  /** Paths from the top of the work tree: what they are made of. */
  readonly inputs: readonly string[];
}

/** Which bundles are written, and how. */
export interface BundleOptions {
  readonly names?: readonly string[];
  /** Whether stack traces name places of the sources, which have to be there. */
  readonly sourceMaps?: boolean;
}

/** Writes bundles, by itself all, to a folder, which need not be there yet. */
export async function bundle(folder: string, options: BundleOptions = {}): Promise<Bundles> {
  const { names = Object.keys(ENTRIES), sourceMaps = false } = options;
  const entries = Object.entries(ENTRIES).filter(([name]) => names.includes(name));
  await mkdir(folder, { recursive: true });
  const inputs = await Promise.all(entries.map((entry) => bundleOne(folder, entry, sourceMaps)));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
  const files = entries.map(([name]) => join(folder, `${name}.js`));
  return { files, inputs: [...new Set(inputs.flat())] };
}

/** Each by itself: what two shared would be read whole by both. Returns what it is made of. */
async function bundleOne(
  folder: string,
  [name, module]: readonly [string, string],
  sourceMaps: boolean,
): Promise<string[]> {
  await writeFile(join(folder, `${name}.js`), starterOf(name, sourceMaps));
  const { metafile } = await build({
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
    minifyWhitespace: !sourceMaps,
    legalComments: "linked",
    banner: { js: REQUIRE },
    metafile: true,
    sourcemap: sourceMaps && "external",
    sourcesContent: false,
    logLevel: "warning",
  });
  return Object.keys(metafile.inputs);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const file of (await bundle(join(ROOT, "dist"))).files) {
    const { size } = statSync(file.replace(/\.js$/, "-main.js"));
    console.log(`${file} (${Math.round(size / 1024)} KiB)`);
  }
}
