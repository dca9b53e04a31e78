import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { CACHE, ROOT } from "./tools.ts";

/** The scope of this repository's own packages, which each revision contains itself. */
const OWN_SCOPE = "@edge-gateway";

/**
 * The directory to compare with: another check-out, or a revision of this repository, which is
 * unpacked beside the other files of the benchmark.
 * @throws {Error} if it is neither
 */
export function checkoutOf(against: string): string {
  const path = resolve(against);
  return existsSync(path) ? path : unpacked(commitOf(against));
}

function commitOf(revision: string): string {
  const git = ["-C", ROOT, "rev-parse", "--verify", "--quiet", `${revision}^{commit}`];
  try {
    return execFileSync("git", git, { encoding: "utf8" }).trim();
  } catch {
    throw new Error(`--against: ${revision} is neither a directory nor a revision`);
  }
}

function unpacked(commit: string): string {
  const directory = join(CACHE, "checkouts", commit);
  if (existsSync(directory)) return directory;
  // The directory is renamed only when complete, so an interrupted one is made again.
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const archive = join(unfinished, "archive.tar");
  execFileSync("git", ["-C", ROOT, "archive", "--output", archive, commit]);
  execFileSync("tar", ["-xf", archive, "-C", unfinished]);
  if (lockOf(unfinished) === lockOf(ROOT))
    linkModules(join(ROOT, "node_modules"), join(unfinished, "node_modules"));
  else installModules(unfinished);
  renameSync(unfinished, directory);
  return directory;
}

function lockOf(checkout: string): string {
  return readFileSync(join(checkout, "package-lock.json"), "utf8");
}

/** Installs the packages that the revision names: with other packages it might not even start. */
function installModules(checkout: string): void {
  const options = ["--ignore-scripts", "--no-save", "--loglevel=error", "--no-audit", "--no-fund"];
  execFileSync("npm", ["install", ...options], { cwd: checkout, stdio: "inherit" });
}

/** The installed packages of third parties, and the revision's own packages. */
function linkModules(installed: string, modules: string): void {
  mkdirSync(join(modules, OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(join(installed, OWN_SCOPE)))
    symlinkSync(readlinkSync(join(installed, OWN_SCOPE, name)), join(modules, OWN_SCOPE, name));
  for (const name of readdirSync(installed))
    if (name !== OWN_SCOPE) symlinkSync(join(installed, name), join(modules, name));
}
