import { spawn } from "node:child_process";
import type { TestContext } from "node:test";
import { run } from "./run.ts";

/** Runs a command in this process; returns its status and output. */
export async function gwctl(args: readonly string[], { colours = false } = {}) {
  let [out, err] = ["", ""];
  const interrupted = new AbortController().signal;
  const status = await run(args, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    colours,
    environment: {},
    interrupted,
  });
  return { status, out, err };
}

/** The arguments that trace through an admin server of this machine. */
export function local(adminPort: number, ...more: string[]): string[] {
  return ["proxy", "trace", "--local", "--proxy-admin-port", String(adminPort), ...more];
}

/** Runs a command as a process of its own, which ends with the test. */
export function started(
  context: TestContext,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
) {
  const main = new URL("main.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [main, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env,
  });
  context.after(() => child.kill("SIGKILL"));
  return child;
}
