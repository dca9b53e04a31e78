import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asUser, USER, type Postgres } from "./postgres.ts";
import { hasEnded } from "./spawn-node.ts";
import { waitFor } from "../wait-for.ts";

const PROGRAM = "/usr/sbin/pgbouncer";
/** It names the socket; nothing listens on it. */
const PORT = 6432;
const EVERYBODY_READS = 0o777;

/** A PgBouncer of a test in its transaction mode, which listens on a Unix socket only. */
export class PgBouncer implements AsyncDisposable {
  readonly #folder: string;
  #process: ChildProcess | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param connections that it has to the server at most */
  static async start(server: Postgres, connections: number): Promise<PgBouncer> {
    const folder = await mkdtemp(join(tmpdir(), "pgbouncer-"));
    await chmod(folder, EVERYBODY_READS);
    const settings = [
      "[databases]",
      `* = host=${server.folder} user=${USER}`,
      "[pgbouncer]",
      `unix_socket_dir = ${folder}`,
      `listen_port = ${PORT}`,
      "auth_type = any",
      "pool_mode = transaction",
      `default_pool_size = ${connections}`,
    ];
    await writeFile(join(folder, "pgbouncer.ini"), `${settings.join("\n")}\n`);
    const bouncer = new PgBouncer(folder);
    await bouncer.restart();
    return bouncer;
  }

  /** The URL of a database behind it. */
  get url(): string {
    return `postgres://${USER}@localhost:${PORT}/postgres?host=${encodeURIComponent(this.#folder)}`;
  }

  /** Ends it as if it had crashed. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === undefined || hasEnded(child)) return;
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  }

  /** Starts it, or starts it again. */
  async restart(): Promise<void> {
    await rm(join(this.#folder, `.s.PGSQL.${PORT}`), { force: true });
    const command = asUser(PROGRAM, [join(this.#folder, "pgbouncer.ini")]);
    const child = spawn(...command, { stdio: ["ignore", "ignore", "pipe"], cwd: "/" });
    let output = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
    this.#process = child;
    await waitFor("line of PgBouncer", () => hasEnded(child) || /process up/.test(output));
    if (hasEnded(child)) throw new Error(output);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
