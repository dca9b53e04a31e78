import { access, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { INVALID_STATUS, VALID_STATUS } from "@edge-gateway/config/command/exit-statuses";
import type { Terminal } from "@edge-gateway/config/command/terminal";
import { firstConfiguration } from "./first-configuration.ts";

/** How `gw` begins without a configuration. */
export interface BeginOrder {
  readonly file: string;
  readonly port: number;
  /** Whether a file that exists is run; otherwise it is an error. */
  readonly mayExist: boolean;
}

/** Forms of the admin UI write keys of providers into the file. */
const OWNER_ONLY = 0o600;

/** Runs a file, and returns the exit status if it does not start. */
type RunFile = (file: string) => Promise<number>;

/**
 * Writes a first configuration, and runs it. It says first where it writes, and asks at a terminal; a file that
 * does not start is removed again.
 */
export async function begin(
  { file, port, mayExist }: BeginOrder,
  terminal: Terminal,
  run: RunFile,
): Promise<number> {
  const path = resolve(file);
  if (await exists(path)) {
    if (!mayExist) return refuse(terminal, `${path} exists: run it by gw -f ${file}`);
    terminal.err(`Running ${path}.\n`);
    return run(file);
  }
  const what = `a first configuration to ${path}, with one page on port ${port}`;
  if (mayExist && process.stdin.isTTY && process.stderr.isTTY) {
    if (!(await isAllowed(`Write ${what}, and start the gateway? [Y/n] `))) {
      terminal.err("Nothing was written. gw -f FILE runs a file of yours.\n");
      return VALID_STATUS;
    }
  } else {
    terminal.err(`Writing ${what}.\n`);
  }
  try {
    await writeFile(path, firstConfiguration(port), { flag: "wx", mode: OWNER_ONLY });
  } catch (error) {
    return refuse(
      terminal,
      `cannot write ${path}: ${reasonOf(error)} (gw new FILE writes another file)`,
    );
  }
  const status = await run(file);
  // A gateway that has run ends the process.
  await rm(path, { force: true });
  terminal.err(`${path} was removed again; gw new --port PORT moves its page from port ${port}\n`);
  return status;
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}

/** Asks a person; Enter alone means yes. */
async function isAllowed(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    // The end of the input is no permission.
    const ended = new Promise<string>((end) => void lines.once("close", () => end("no")));
    const answer = await Promise.race([lines.question(question), ended]);
    return /^(?:y|yes)?$/i.test(answer.trim());
  } finally {
    lines.close();
  }
}

function refuse(terminal: Terminal, message: string): number {
  terminal.err(`error: ${message}\n`);
  return INVALID_STATUS;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EEXIST: "the file exists",
  ENOENT: "there is no such folder",
  ENOTDIR: "its folder is a file",
  EROFS: "the file system is read-only",
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return REASONS[code] ?? String(error);
}
