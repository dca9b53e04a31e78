import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { installNodePackage } from "../../../../tools/node-package.ts";

const INSPECTOR = { name: "@modelcontextprotocol/inspector", version: "2.12.0" };
const FOLDER = fileURLToPath(
  new URL(`../../../../.cache/tests/inspector-${INSPECTOR.version}`, import.meta.url),
);
const PROGRAM = join(FOLDER, "node_modules", INSPECTOR.name, "clients/launcher/build/index.js");
const run = promisify(execFile);

/** The command line of the MCP Inspector as a client, with a home folder of its own. */
export class Inspector implements AsyncDisposable {
  readonly home: string;

  private constructor(home: string) {
    this.home = home;
  }

  static async install(): Promise<Inspector> {
    await installNodePackage(INSPECTOR, FOLDER);
    return new Inspector(await mkdtemp(join(tmpdir(), "inspector-")));
  }

  /**
   * Returns what it prints for a method.
   * @param more further options
   * @param variables environment variables, besides those of this process
   * @throws an error with `stderr` if it fails
   */
  async run(
    url: string,
    method: string,
    more: readonly string[] = [],
    variables: NodeJS.ProcessEnv = {},
  ) {
    const args = [PROGRAM, "--cli", url, "--transport", "http", "--method", method, ...more];
    const env = { ...process.env, HOME: this.home, ...variables };
    const { stdout } = await run(process.execPath, args, { env, timeout: 120_000 });
    return JSON.parse(stdout);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.home, { recursive: true });
  }
}
