// Builds the pages from the sources unless that was done before, and prints the folder of the files.
import { createHash, randomUUID } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const CACHE = join(ROOT, "node_modules/.cache/edge-gateway-ui");

/** Everything that the pages are made from. */
const INPUTS = [
  "package-lock.json",
  "packages/ui/{index.html,package.json,tsconfig.json}",
  "packages/ui/{src,build}/**/*.{ts,tsx,css}",
  "packages/admin-client/src/**/*.ts",
  "packages/kernel/src/{metrics/quantile,text/ranked}.ts",
  "generated/{admin,cel}/*.ts",
];

function contentHash(): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of globSync(INPUTS, { cwd: ROOT }).sort())
    hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex").slice(0, 32);
}

const folder = join(CACHE, contentHash());
if (!existsSync(join(folder, "index.html"))) {
  await mkdir(CACHE, { recursive: true });
  const draft = join(CACHE, `draft-${randomUUID()}`);
  // Vite takes a while to load, and most starts do not need it.
  const { buildUi } = await import("./build.ts");
  await buildUi(draft);
  // Several gateways may build at once: the first one wins, and all results are the same.
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(join(folder, "index.html"))) throw error;
  });
}
process.stdout.write(folder);
