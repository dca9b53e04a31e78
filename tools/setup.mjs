// Installs what package-lock.json names, when it is not there yet. Runs on any Node.js from 18 and
// before anything is installed, so it imports nothing but Node.js itself.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { alone } from "./alone.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const INSTALLED = join(ROOT, "node_modules", ".package-lock.json");
const LOCK = join(ROOT, ".cache", "setup.lock");
const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b/;
const PROGRESS_EVERY_MS = 5000;

/** An error that a user can act on: printed without a stack. */
export class SetupError extends Error {}

/**
 * Installs the locked packages if they are missing or differ. Any number of processes may call it at
 * once: one installs, the others wait.
 * @param {{ quiet?: boolean }} options quiet: no lines unless something is installed
 * @throws {SetupError} when the packages cannot be installed
 */
export async function setup({ quiet = false } = {}) {
  const lock = readJson(join(ROOT, "package-lock.json"));
  assertManifestsMatch(lock);
  if (!isInstalled(lock)) {
    await alone(LOCK, sayWaiting, async () => {
      if (!isInstalled(lock)) await install(lock);
    });
  }
  if (!quiet) console.log("setup: all packages are installed");
}

function sayWaiting() {
  console.log("setup: another process is installing, waiting …");
}

/** Whether every locked package for this platform is installed in its locked version. */
function isInstalled(lock) {
  if (!existsSync(INSTALLED)) return false;
  const installed = readJson(INSTALLED).packages;
  const pinned = `node_modules/node-${process.platform}-${process.arch}`;
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (path === "" || (entry.optional && path !== pinned)) return true;
    return installed[path] !== undefined && installed[path].version === entry.version;
  });
}

/** The lockfile repeats the dependencies of each workspace: a package.json edited alone is an error. */
function assertManifestsMatch(lock) {
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path.includes("node_modules/")) continue;
    const manifest = readJson(join(ROOT, path, "package.json"));
    for (const kind of ["dependencies", "devDependencies", "optionalDependencies"]) {
      if (sorted(manifest[kind]) === sorted(entry[kind])) continue;
      const file = join(path, "package.json");
      throw new SetupError(
        `${kind} of ${file} and package-lock.json differ: run 'npm install --ignore-scripts'`,
      );
    }
  }
}

async function install(lock) {
  const count = Object.keys(lock.packages).length;
  console.log(`setup: installing the ${count} packages of package-lock.json, once …`);
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const progress = setInterval(() => console.log(`setup: … ${seconds()}`), PROGRESS_EVERY_MS);
  // `npm ci` is not used: it refuses a lockfile that was written on a machine without the packages
  // of other platforms, and it removes packages while programs run from them.
  const { status, output } = await npm(["install", "--ignore-scripts", "--no-save"]).finally(() =>
    clearInterval(progress),
  );
  if (status !== 0 || !isInstalled(lock)) {
    console.error(output.trimEnd());
    throw new SetupError(
      UNREACHABLE.test(output)
        ? "the package registry cannot be reached: connect, or set 'registry' or 'proxy' of npm, then run this again"
        : "npm could not install the locked packages (its output is above)",
    );
  }
  console.log(`setup: installed in ${seconds()}`);
}

/**
 * Runs npm with the caller's Node.js, never with the one below node_modules, which npm may replace.
 */
function npm(args) {
  const bin = join(ROOT, "node_modules", ".bin");
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== bin);
  return new Promise((resolve) => {
    const child = spawn("npm", [...args, "--loglevel=error", "--no-audit", "--no-fund"], {
      cwd: ROOT,
      env: { ...process.env, PATH: path.join(delimiter) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => (output += chunk));
    }
    child.on("error", (error) =>
      resolve({ status: 1, output: `cannot run npm: ${error.message}` }),
    );
    child.on("close", (status) => resolve({ status, output }));
  });
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

function sorted(dependencies = {}) {
  return JSON.stringify(Object.entries(dependencies).map(String).sort());
}

/**
 * For the tools that start with setup: ends the process with a plain message where it fails.
 * @param {{ quiet?: boolean }} options
 */
export async function setupOrExit(options) {
  try {
    await setup(options);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`error: ${error.message}`);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await setupOrExit({ quiet: process.argv.includes("--quiet") });
}
