import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** Modules that run built: each is one file then, of which V8 keeps less and has compiled more. */
const BUILT = { "packages/proxy/src/main.ts": "gw.js" };
const BUILDER = "tools/build-gateway.ts";
const FOLDER = ".cache/built";
/** Written last: the files that it was built of, each with the time of its last change. */
const INPUTS = "inputs.json";

/**
 * What runs for a module of the sources: what was built of it, and first that is built again if any of
 * its files has changed since; the module itself where it runs as it is, or cannot be built.
 * @param {string} root path of the work tree
 * @param {string} entry URL of the module
 * @param {string} node path of the Node.js that builds
 * @param {NodeJS.ProcessEnv} env environment in which it runs
 * @returns {string} path of a module
 */
export function programOf(root, entry, node, env) {
  const module = fileURLToPath(entry);
  const name = BUILT[relative(root, module)];
  if (name === undefined) return module;
  const folder = join(root, FOLDER);
  return isCurrent(root, folder) || build(root, folder, node, env) ? join(folder, name) : module;
}

function isCurrent(root, folder) {
  try {
    const inputs = Object.entries(JSON.parse(readFileSync(join(folder, INPUTS), "utf8")));
    return inputs.every(([path, modified]) => statSync(join(root, path)).mtimeMs === modified);
  } catch {
    return false;
  }
}

/** By a process of its own. What is wrong with the sources is said when they run as they are. */
function build(root, folder, node, env) {
  const options = { env, stdio: "ignore" };
  return spawnSync(node, [join(root, BUILDER), folder], options).status === 0;
}
