import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPythonPackage } from "../../../../tools/python-package.ts";

/** FastMCP, which depends on the official library of Python, and that library before its version 2. */
const LIBRARIES = {
  newest: { distribution: "fastmcp", version: "4.2.3", withDependencies: true },
  before: { distribution: "mcp", version: "1.30.0", withDependencies: true },
} as const;

/** The folder with programs of the tests. */
export const PYTHON_PROGRAMS = join(import.meta.dirname, "../python");

/** Installs libraries, by default the newest, and returns the variables for programs that use them. */
export async function pythonEnvironment(
  which: keyof typeof LIBRARIES = "newest",
): Promise<NodeJS.ProcessEnv> {
  const library = LIBRARIES[which];
  const name = `../../../../.cache/tests/${library.distribution}-${library.version}`;
  const folder = fileURLToPath(new URL(name, import.meta.url));
  await installPythonPackage(library, folder);
  return { ...process.env, PYTHONPATH: folder };
}
