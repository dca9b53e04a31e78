// `node tools/build-gateway.ts FOLDER`: gw as its launcher runs it from the sources, and what it is made of.
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { bundle } from "./bundle.ts";
import { ROOT } from "./testing/workspace.ts";

/** Read by `packages/launcher`. */
const INPUTS = "inputs.json";
/** What decides how it is made. */
const MAKERS = ["package-lock.json", "tools/bundle.ts", "tools/build-gateway.ts"];
/** What others import comes before them. */
const ORDER = [/-[A-Z0-9]{8}\.js/, /-main\.js/, /./];
/** Milliseconds: a gateway that was started before may still read parts of what was built for it. */
const KEPT = 24 * 3600e3;

const [, , folder = ".cache/built"] = process.argv;
const began = Date.now();
const target = resolve(folder);
await mkdir(target, { recursive: true });
const made = await mkdtemp(`${target}-`);
try {
  const { inputs } = await bundle(made, {
    names: ["gw", "gw-reader", "gw-worker"],
    sourceMaps: true,
  });
  const times = await Promise.all([...inputs, ...MAKERS].map(timeOf));
  await writeFile(join(made, INPUTS), JSON.stringify(Object.fromEntries(times)));
  const files = await readdir(made);
  const parts = files.filter((file) => file !== INPUTS);
  for (const kind of ORDER) {
    for (const file of parts.filter((name) => ORDER.find((one) => one.test(name)) === kind)) {
      await rename(join(made, file), join(target, file));
    }
  }
  startOnce();
  await rename(join(made, INPUTS), join(target, INPUTS));
  await forgetAllBut(files);
} finally {
  await rm(made, { recursive: true });
}

/** When it was changed the last time; never, where that was meanwhile, so that it is built again. */
async function timeOf(path: string): Promise<[string, number]> {
  const { mtimeMs } = await stat(join(ROOT, path));
  return [path, mtimeMs < began ? mtimeMs : 0];
}

async function forgetAllBut(files: readonly string[]): Promise<void> {
  for (const file of await readdir(target)) {
    const path = join(target, file);
    if (files.includes(file) || (await stat(path)).mtimeMs > began - KEPT) continue;
    await rm(path, { recursive: true });
  }
}

/**
 * Reads a configuration that is wrong, which ends it: what V8 has compiled is kept for the next start. A
 * gateway that compiles while it starts takes 15 MiB more for as long as it runs.
 */
function startOnce(): void {
  spawnSync(process.execPath, [join(target, "gw.js"), "-f", "-"], {
    input: "gateways: {}\n",
    stdio: ["pipe", "ignore", "ignore"],
  });
}
