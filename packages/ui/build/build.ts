import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/** The folder of this package, and of the repository. */
const UI_ROOT = fileURLToPath(new URL("..", import.meta.url));
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

const COMPRESSIBLE = /\.(?:css|html|js|json|svg)$/;
const SMALLEST_COMPRESSED = 1024;
/** Pages that use a module, from which on it is in the file that they share. */
const SHARED_BY = 4;
const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };

/**
 * Builds the pages into a folder, with compressed forms of each file beside it.
 * @returns the paths of the modules in the pages, relative to the repository
 */
export async function buildUi(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const modules = new Set<string>();
  await build({
    root: UI_ROOT,
    // The server writes its prefix before these relative addresses.
    base: "./",
    configFile: false,
    envDir: false,
    logLevel: "warn",
    plugins: [
      react(),
      {
        name: "browsers-alone",
        enforce: "pre",
        // Vite would put an empty module in its place, with a warning.
        resolveId(id, importer = "") {
          if (id.startsWith("node:"))
            this.error(`${relative(ROOT, importer)} imports ${id}, which no browser has`);
        },
      },
      {
        name: "modules",
        generateBundle(_options, output) {
          for (const chunk of Object.values(output))
            if (chunk.type === "chunk") for (const id of chunk.moduleIds) modules.add(id);
        },
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "es2023",
      // Data URLs in styles would need an exception from the content security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        // A browser asks for six files at a time: what all pages load, and what most of them do, is a file each.
        output: {
          codeSplitting: {
            groups: [
              { name: "app", tags: ["$initial"], priority: 1 },
              { name: "shared", minShareCount: SHARED_BY },
            ],
          },
        },
      },
    },
  });
  await compressAll(folder);
  return [...modules].filter((id) => id.startsWith("/")).map((id) => relative(ROOT, id));
}

async function compressAll(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of files) {
    if (!COMPRESSIBLE.test(name)) continue;
    const path = join(parentPath, name);
    const text = await readFile(path);
    if (text.length < SMALLEST_COMPRESSED) continue;
    for (const [ending, compress] of Object.entries(compressors))
      await writeFile(`${path}.${ending}`, await compress(text));
  }
}
