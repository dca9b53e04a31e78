// `npm run image -- gateway FOLDER`: executes the Dockerfile of an image, and prints its content
// and size.
import { readdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { bundle } from "../bundle.ts";
import { ROOT } from "../testing/workspace.ts";
import { buildImage } from "./build.ts";

const MEBIBYTE = 1024 * 1024;
const INVALID = 2;

/** The total size in bytes of each folder and file on the highest levels of a folder. */
async function sizesOf(root: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const [, top = ""] = path.slice(root.length).split("/");
    sizes.set(top, (sizes.get(top) ?? 0) + (await stat(path)).size);
  }
  return sizes;
}

async function main([name, folder]: readonly string[]): Promise<number> {
  const names = await readdir(join(ROOT, "images"), { withFileTypes: true });
  const images = names.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  if (name === undefined || folder === undefined || !images.includes(name)) {
    console.error(`usage: npm run image -- ${images.join("|")} FOLDER`);
    return INVALID;
  }
  await bundle(join(ROOT, "dist"));
  const { root, entrypoint, user } = await buildImage(name, resolve(folder));
  const sizes = await sizesOf(root);
  for (const [top, bytes] of sizes) console.log(`/${top}: ${(bytes / MEBIBYTE).toFixed(1)} MiB`);
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  console.log(`${root}: ${(total / MEBIBYTE).toFixed(1)} MiB, ${entrypoint.join(" ")} as ${user}`);
  const sbom = (await readdir(join(root, "app"))).find((file) => file.endsWith(".sbom.json"));
  const { components } = JSON.parse(await readFile(join(root, "app", sbom ?? ""), "utf8"));
  console.log(`${sbom}: ${components.length} packages`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
