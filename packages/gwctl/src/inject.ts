import { spawn } from "node:child_process";
import { CommandError, UsageError } from "./exit.ts";
import type { Terminal } from "./ui/terminal.ts";

/** A request that gwctl itself sends. */
export interface Injection {
  readonly url: string;
  /** The arguments for curl after the URL, unchanged. */
  readonly args: readonly string[];
  /** The port of the listener on this machine. */
  readonly port: number;
}

/** Matches curl's options that say where the body goes, also behind letters of options without a value. */
const OUTPUT = /^(?:-[sSvikLfgGIN]*[oO]|--output(?:=|$)|--remote-name(?:$|-all$))/;
/** The exit statuses of curl for a connection that ends without a response. */
const ENDED: ReadonlySet<number | null> = new Set([52, 56]);

const LOOPBACK = "127.0.0.1";
/** The exit status of curl for a failed TLS handshake. */
const SSL_CONNECT_ERROR = 35;
/** The curl options that begin another request, for which curl forgets all earlier options. */
const NEXT_REQUEST: ReadonlySet<string> = new Set(["--next", "-:"]);

/**
 * Checks that curl can send exactly one request.
 * @throws UsageError if the URL is invalid, or the arguments make several requests
 */
export function checkInjection({ url, args }: Injection): void {
  if (!isHttpUrl(url)) {
    throw new UsageError(
      `'${url}' is not a URL: write http://HOST/PATH after --, then the arguments of curl`,
    );
  }
  const next = args.find((argument) => NEXT_REQUEST.has(argument));
  if (next !== undefined) {
    throw new UsageError(`'${next}' starts another request, but a trace has only one request`);
  }
}

/**
 * Makes the arguments of curl, with which curl connects to the listener without DNS and without a
 * proxy, whatever host a URL or redirect names. Host header and TLS server name come from the URL.
 */
export function curlArguments({ url, args, port }: Injection): readonly string[] {
  return [
    "--silent",
    "--show-error",
    // curl gives each URL one output, and the first one of several counts.
    ...(args.some((argument) => OUTPUT.test(argument)) ? [] : ["--output", "/dev/null"]),
    "--noproxy",
    "*",
    "--connect-to",
    `::${LOOPBACK}:${port}`,
    url,
    ...args,
  ];
}

/** curl treats a URL without a scheme as http, and has URL patterns that no other parser knows. */
function isHttpUrl(url: string): boolean {
  const [, scheme = "http", rest = ""] = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(.*)$/is.exec(url) ?? [];
  return /^https?$/i.test(scheme) && /^[^-\s/?#]/.test(rest);
}

/**
 * Sends the request with the real curl, whose output appears beside the trace.
 * @returns why the request failed, or that curl is missing; undefined on success
 */
export async function runCurl(
  args: readonly string[],
  terminal: Terminal,
  signal: AbortSignal,
): Promise<CommandError | undefined> {
  const stdin = terminal.isTakenOver === true ? "ignore" : "inherit";
  const child = spawn("curl", args, { stdio: [stdin, "pipe", "pipe"], signal });
  child.stdout.on("data", (chunk) => terminal.err(String(chunk)));
  child.stderr.on("data", (chunk) => terminal.err(String(chunk)));
  const problem = await new Promise<string | undefined>((resolve) => {
    child.on("error", (error) => resolve(spawnProblem(error)));
    child.on("close", (status, ended) => resolve(exitProblem(status, ended)));
  });
  if (problem === undefined) return undefined;
  const isPlain = args.some((argument) => /^http:\/\//i.test(argument));
  const ended = ENDED.has(child.exitCode) && isPlain ? NO_ANSWER : "";
  const hint = child.exitCode === SSL_CONNECT_ERROR ? NO_TLS : ended;
  return new CommandError(`${problem}${hint}`);
}

const NO_TLS = ": the TLS handshake failed; a listener of protocol HTTP needs an http:// URL";

const NO_ANSWER =
  ": the connection ended without a response; a listener of protocol HTTPS needs an https:// URL";

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
