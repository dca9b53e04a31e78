// Programs of the system that the end-to-end tests and the benchmark run, and paths of libraries
// that they load; tests/prerequisites.json lists them with their Debian packages.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";

const DECLARED = new URL("../tests/prerequisites.json", import.meta.url);

/** The users of the programs: the tests, or the benchmark. */
export type Group = "tests" | "bench";

/**
 * Installs the missing programs of a group of tests/prerequisites.json. Returns the programs that
 * are still missing, after printing why.
 */
export function installPrerequisites(group: Group): string[] {
  const declared: Record<Group, Record<string, string>> = JSON.parse(
    readFileSync(DECLARED, "utf8"),
  );
  const entries = Object.entries(declared[group]).filter(([program]) => !isInstalled(program));
  const missing = entries.map(([program]) => program);
  const wanted = entries.map(([, debianPackage]) => debianPackage);
  if (missing.length === 0) return [];
  if (!isInstalled("apt-get") || process.getuid?.() !== 0) {
    console.error(
      `error: missing ${missing.join(", ")}: install ${wanted.join(", ")}, or run this as root where apt-get is`,
    );
    return missing;
  }
  console.log(`prerequisites: installing ${wanted.join(", ")} …`);
  aptGet("update");
  aptGet("install", "--yes", "--no-install-recommends", ...wanted);
  const still = missing.filter((program) => !isInstalled(program));
  if (still.length > 0) console.error(`error: apt-get did not install ${still.join(", ")}`);
  return still;
}

function aptGet(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync("apt-get", ["--quiet", ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    encoding: "utf8",
  });
  if (status !== 0) console.error(`${stdout}${stderr}`.trimEnd());
}

function isInstalled(program: string): boolean {
  if (isAbsolute(program)) return existsSync(program);
  return (process.env["PATH"] ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
