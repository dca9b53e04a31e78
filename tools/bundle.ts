// `npm run bundle`: builds one file for each executable and for each kind of thread of gw, the
// module for programs that embed a gateway, and the pages of the admin UI. The files need no
// node_modules.
import { statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { VERSION } from "../packages/kernel/src/process/version.ts";
import { buildUi } from "../packages/ui/build/build.ts";
import { writeSbom } from "./sbom.ts";
import { ROOT } from "./testing/workspace.ts";

/** The entry of programs that embed a gateway. */
const EMBED = "packages/proxy/src/embed/create-gateway.ts";

/** The source file with which each bundle starts, by the name of the bundle. */
const ENTRIES = {
  gw: "packages/proxy/src/main.ts",
  "gw-reader": "packages/config/src/reading/reading-thread.ts",
  "gw-request-log": "packages/request-log/src/store/log-thread.ts",
  "gw-passwords": "packages/policies/src/traffic/basic-authentication/password-thread.ts",
  "gw-worker": "packages/proxy/src/workers/worker.ts",
  "gw-embed": EMBED,
  gwctl: "packages/gwctl/src/main.ts",
  controller: "packages/controller/src/main.ts",
};

/** Major version of the oldest Node.js that runs the bundles. */
const NODE_MAJOR = 24;

/** CommonJS libraries load modules of Node.js with `require`. */
const REQUIRE = `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`;

/**
 * Takes what is used of Node.js's modules. An import statement reads every export, which loads much that nobody uses:
 * streams of files, web crypto, an HTTP client.
 */
const NODE_PARTS: Plugin = {
  name: "node-parts",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, ({ path, kind }) =>
      kind === "import-statement" ? { path, namespace: "node-parts" } : undefined,
    );
    onLoad({ filter: /^/, namespace: "node-parts" }, ({ path }) => ({ contents: partsOf(path) }));
  },
};

/** A module that exports the parts of a module of Node.js; esbuild leaves out those that are not imported. */
function partsOf(name: string): string {
  const parts = Object.keys(process.getBuiltinModule(name) ?? {}).filter(
    (part) => part !== "default",
  );
  const exported = parts.map((part) => `export const ${part} = /* @__PURE__ */ part("${part}");`);
  return [
    `const parts = process.getBuiltinModule("${name}"), part = (name) => parts[name];`,
    ...exported,
    "export default parts;",
  ].join("\n");
}

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
  await writeTypes(folder);
  await writeFile(join(folder, "package.json"), `${JSON.stringify(MANIFEST)}\n`);
  return Object.keys(ENTRIES).map((name) => join(folder, `${name}.js`));
}

/** A program that has the folder as a package embeds a gateway with `import … from "edge-gateway"`. */
const MANIFEST = {
  name: "edge-gateway",
  version: VERSION,
  type: "module",
  exports: { ".": { types: "./gw-embed.d.ts", default: "./gw-embed-main.js" } },
};

/** The declarations of what the entry of embedding programs exports, beside its types. */
const DECLARATIONS = `import type { ConfigurationFinding, CreateGateway } from "./embedding.d.ts";
export type * from "./embedding.d.ts";
export declare const createGateway: CreateGateway;
export declare class ConfigurationError extends Error {
  readonly name: "ConfigurationError";
  readonly findings: readonly ConfigurationFinding[];
}
`;

async function writeTypes(folder: string): Promise<void> {
  const types = await readFile(join(ROOT, EMBED, "../embedding.ts"), "utf8");
  const generated = await readFile(join(ROOT, "generated/types/index.ts"), "utf8");
  const own = types.replace("@edge-gateway/generated/types/index.ts", "./configuration.d.ts");
  await writeFile(join(folder, "configuration.d.ts"), generated);
  await writeFile(join(folder, "embedding.d.ts"), own);
  await writeFile(join(folder, "gw-embed.d.ts"), DECLARATIONS);
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
    plugins: [NODE_PARTS],
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
