// Installs npm packages with programs into folders of their own.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

const OPTIONS = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"];

/** A package of the npm registry. */
export interface NodePackage {
  readonly name: string;
  readonly version: string;
}

/**
 * Installs a package with its dependencies into a folder; does nothing if the folder exists.
 * @throws Error with the output of npm if it fails
 */
export async function installNodePackage(
  { name, version }: NodePackage,
  target: string,
): Promise<void> {
  if (existsSync(target)) return;
  const unfinished = `${target}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await run("npm", ["install", "--prefix", unfinished, ...OPTIONS, `${name}@${version}`]);
    await rename(unfinished, target);
  } catch (error) {
    // Another process may have installed the package in the meantime.
    if (!existsSync(target)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
