// Installs programs and libraries that are Python distributions into folders of their own.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

const OPTIONS = ["--quiet", "--disable-pip-version-check", "--root-user-action=ignore"];

/** A distribution of the Python package index. */
export interface PythonPackage {
  readonly distribution: string;
  readonly version: string;
  /** Whether the dependencies of the package are installed, too. */
  readonly withDependencies?: boolean;
}

/**
 * The interpreter itself: `python3` may be a launcher of a version manager, which rewrites its
 * own files after each pip, and fails when two run at once.
 */
async function interpreter(): Promise<string> {
  const { stdout } = await run("python3", ["-c", "import sys; print(sys.executable)"]);
  return stdout.trim();
}

/**
 * Installs a distribution into a folder, usually without its dependencies; does nothing if the
 * folder exists.
 * @throws Error with the output of pip if it fails
 */
export async function installPythonPackage(
  { distribution, version, withDependencies = false }: PythonPackage,
  target: string,
): Promise<void> {
  if (existsSync(target)) return;
  const unfinished = `${target}.${process.pid}`;
  const alone = withDependencies ? [] : ["--no-deps"];
  const what = [...alone, "--target", unfinished, `${distribution}==${version}`];
  try {
    await run(await interpreter(), ["-m", "pip", "install", ...OPTIONS, ...what]);
    await rename(unfinished, target);
  } catch (error) {
    // Another process may have installed the package in the meantime.
    if (!existsSync(target)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
