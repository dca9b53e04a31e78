import { spawn } from "node:child_process";
import { CommandError, UsageError } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";

/** A request that gwctl makes itself. */
export interface Injection {
  readonly url: string;
  /** What curl gets behind the URL, unaltered. */
  readonly args: readonly string[];
  /** Port of the listener on this machine. */
  readonly port: number;
}

const LOOPBACK = "127.0.0.1";
const DEFAULT_PORTS: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };

/**
 * The arguments of curl: whatever host the URL names, the connection goes to the listener, without
 * DNS and without a proxy; Host and server name stay those of the URL.
 * @throws UsageError when the URL is none
 */
export function curlArguments({ url, args, port }: Injection): readonly string[] {
  const { host, port: urlPort } = originOf(url);
  return [
    "--silent",
    "--show-error",
    "--output",
    "/dev/null",
    "--noproxy",
    "*",
    "--connect-to",
    `${host}:${urlPort}:${LOOPBACK}:${port}`,
    url,
    ...args,
  ];
}

function originOf(url: string): { readonly host: string; readonly port: number } {
  // curl takes a URL without a scheme as http.
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `http://${url}`;
  const parsed = URL.canParse(whole) ? new URL(whole) : undefined;
  const standard = DEFAULT_PORTS[parsed?.protocol ?? ""];
  if (parsed === undefined || standard === undefined || url.startsWith("-")) {
    throw new UsageError(
      `'${url}' is no URL: behind -- first comes http://HOST/PATH, then arguments of curl`,
    );
  }
  return { host: parsed.hostname, port: parsed.port === "" ? standard : Number(parsed.port) };
}

/**
 * Sends the request with the real curl; what curl prints is shown beside the trace.
 * @returns why the request failed, or that there is no curl; undefined when all went well
 */
export async function runCurl(
  args: readonly string[],
  terminal: Terminal,
  signal: AbortSignal,
): Promise<CommandError | undefined> {
  const child = spawn("curl", args, { stdio: ["inherit", "pipe", "pipe"], signal });
  child.stdout.on("data", (chunk) => terminal.err(String(chunk)));
  child.stderr.on("data", (chunk) => terminal.err(String(chunk)));
  const problem = await new Promise<string | undefined>((resolve) => {
    child.on("error", (error) => resolve(spawnProblem(error)));
    child.on("close", (status, ended) => resolve(exitProblem(status, ended)));
  });
  return problem === undefined ? undefined : new CommandError(problem);
}

function spawnProblem(error: Error): string {
  if ("code" in error && error.code === "ENOENT") {
    return "curl was not found: install it, or trace a request of another client without a URL";
  }
  return `curl could not be started: ${error.message}`;
}

function exitProblem(status: number | null, ended: NodeJS.Signals | null): string | undefined {
  if (status === 0) return undefined;
  return status === null ? `curl was ended by ${ended}` : `curl failed with exit status ${status}`;
}
