import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { constants } from "node:os";
import { join } from "node:path";
import { isatty } from "node:tty";
import { fileURLToPath } from "node:url";

const PINNED_MAJOR = 24;
const FORWARDED = ["SIGTERM", "SIGHUP", "SIGUSR1", "SIGUSR2"];
/** A terminal sends these to the whole foreground group, so the child has them already. */
const SENT_BY_TERMINALS = ["SIGINT", "SIGQUIT", "SIGWINCH"];

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * What the product is run with; what the caller has set stays as it is.
 * - Compiled sources are kept between runs: without them each thread compiles, and first strips types
 *   by a library of 30 MiB.
 * - glibc gives every thread an arena of its own, and keeps in it what a thread that has ended has
 *   used: without a bound, reading 50 versions of a configuration costs 20 to 40 MiB (mallopt(3)).
 */
export const ENVIRONMENT = {
  NODE_COMPILE_CACHE: join(ROOT, ".cache/compiled"),
  MALLOC_ARENA_MAX: "2",
  ...process.env,
};

/**
 * The path of the Node.js that runs the product: the pinned per-platform package, or this very
 * Node.js where there is none for the platform and it is new enough.
 * @param {string} from URL of a module below the installed packages
 * @returns {string} path of an executable
 * @throws {Error} when the platform has no pinned package and this Node.js is too old
 */
export function pinnedNode(from) {
  const name = `node-${process.platform}-${process.arch}`;
  try {
    return createRequire(from).resolve(`${name}/bin/node`);
  } catch {
    if (Number(process.versions.node.split(".")[0]) >= PINNED_MAJOR) return process.execPath;
    throw new Error(
      `no pinned Node.js for ${process.platform}-${process.arch}: use Node.js ${PINNED_MAJOR} or newer, or run 'npm run setup'`,
    );
  }
}

/**
 * Flags of V8.
 * - Without the first one, V8 decides for each object literal in the code whether its objects live
 *   long, by those that it makes during a start. Later it puts the objects of requests into the old
 *   generation, where each keeps its whole request until a full collection.
 * - The second one is three times V8's own limit for the code that it copies into a function instead
 *   of calling it: a request passes many small functions.
 */
const FLAGS = ["--no-allocation-site-pretenuring", "--max-inlined-bytecode-size-cumulative=2760"];

/**
 * Hands over to the pinned Node.js: arguments, stdio, signals and the exit status pass through. It
 * becomes this very process where the caller's Node.js can do that (from 22.15), else a child that
 * ends when this process does, however it ends.
 * @param {string} entry URL of the module to run
 * @param {string[]} args its arguments
 */
export function launch(entry, args = process.argv.slice(2)) {
  let node;
  try {
    node = pinnedNode(entry);
  } catch (error) {
    console.error(`error: ${error.message}`);
    process.exit(1);
  }
  const program = [...FLAGS, fileURLToPath(entry), ...args];
  if (process.execve) process.execve(node, [node, ...program], ENVIRONMENT);
  else launchChild(node, program);
}

function launchChild(node, program) {
  const guard = new URL("./end-with-launcher.js", import.meta.url).href;
  const onTerminal = [0, 1, 2].some((descriptor) => isatty(descriptor));
  // On a busy machine the child may be ready, and signals may come, before this process continues.
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal));
  for (const signal of SENT_BY_TERMINALS) {
    process.on(signal, () => onTerminal || child.kill(signal));
  }
  const child = spawn(node, ["--import", guard, ...program], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: ENVIRONMENT,
  });
  child.on("error", (error) => {
    console.error(`error: cannot start ${node}: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => exitLike(code, signal));
}

function exitLike(code, signal) {
  if (signal === null) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  // A signal whose default is to continue: report it as shells do.
  setTimeout(() => process.exit(128 + (constants.signals[signal] ?? 0)), 100);
}
