// `npm run dev -- -f FILE`: runs gw from the sources, and starts it again after each change of them.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { fileURLToPath } from "node:url";
import { ENVIRONMENT, pinnedNode } from "../packages/launcher/src/launch.js";
import { setupOrExit } from "./setup.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const MAIN = `${ROOT}packages/proxy/src/main.ts`;
const WATCHED = ["packages", "generated"];
const SOURCE = /(?<!\.test)\.(?:ts|js|json)$/;
/** An editor, or a change of branch, writes several files: the time in milliseconds after the last one. */
const QUIET = 100;

await setupOrExit({ quiet: true });
let child = start();
let waiting = setTimeout(() => {}, 0);
for (const folder of WATCHED)
  watch(`${ROOT}${folder}`, { recursive: true }, (_event, file) => {
    if (file === null || !SOURCE.test(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void restart(file), QUIET);
  });
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    child.once("exit", (status) => process.exit(status ?? 1));
    if (!child.kill(signal)) process.exit(0);
  });

// Not with `--watch` of Node.js: threads would then send messages of its own to those that started them.
function start() {
  // npm has changed to the top of the work tree; the paths given are relative to the user's folder.
  const cwd = process.env.INIT_CWD ?? ".";
  const program = [MAIN, ...process.argv.slice(2)];
  return spawn(pinnedNode(import.meta.url), program, { cwd, env: ENVIRONMENT, stdio: "inherit" });
}

async function restart(file) {
  console.error(`${file} changed: starting again`);
  const old = child;
  const exited = old.exitCode ?? old.signalCode ?? once(old, "exit");
  old.kill("SIGTERM");
  await exited;
  if (child === old) child = start();
}
