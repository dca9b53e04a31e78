import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPythonPackage } from "../../../tools/python-package.ts";

/** FastMCP, which depends on the official library of Python. */
const FASTMCP = { distribution: "fastmcp", version: "4.2.3", withDependencies: true };
const LIBRARY = fileURLToPath(
  new URL(`../../../.cache/tests/fastmcp-${FASTMCP.version}`, import.meta.url),
);

/** The folder with programs of the tests. */
export const PYTHON_PROGRAMS = join(import.meta.dirname, "python");

/** Installs the libraries and returns the variables for programs that use them. */
export async function pythonEnvironment(): Promise<NodeJS.ProcessEnv> {
  await installPythonPackage(FASTMCP, LIBRARY);
  return { ...process.env, PYTHONPATH: LIBRARY };
}
