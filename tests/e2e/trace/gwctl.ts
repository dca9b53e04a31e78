import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";

const MAIN = fileURLToPath(new URL("../../../packages/gwctl/src/main.ts", import.meta.url));

export interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real gwctl against a gateway: the name of a command, and its arguments. */
export function gwctl(
  gateway: Gateway,
  words: readonly string[],
  args: readonly string[],
): Promise<Run> {
  return run([...words, "--local", "--proxy-admin-port", String(gateway.adminPort), ...args]);
}

/** Runs `gwctl proxy trace` on a file of records. */
export function savedTrace(file: string): Promise<Run> {
  return run(["proxy", "trace", "--file", file]);
}

/** Runs the real gwctl. */
export async function run(args: readonly string[]): Promise<Run> {
  const child = spawn(process.execPath, [MAIN, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await exited, out, err };
}

/** Runs `gwctl proxy trace`, with these further arguments. */
export function traceWith(gateway: Gateway, ...args: readonly string[]): Promise<Run> {
  return gwctl(gateway, ["proxy", "trace"], args);
}

/** Traces one request that gwctl sends itself: a URL and arguments of curl. */
export function inject(gateway: Gateway, options: readonly string[], ...curl: readonly string[]) {
  return traceWith(gateway, ...options, "--port", String(gateway.port), "--", ...curl);
}
