import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasEnded } from "./spawn-node.ts";
import { waitFor } from "../wait-for.ts";

/** Where Debian puts the programs of each version. */
const VERSIONS = "/usr/lib/postgresql";
/** The user that Debian's package creates: the server refuses to run as root. */
export const USER = "postgres";
const IS_ROOT = process.getuid?.() === 0;
/** What a test wants is not lost with the process; only the machine could lose it. */
const QUICK = ["fsync=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=40"];

/** A PostgreSQL server of a test, with its data in a folder for temporary files. */
export class Postgres implements AsyncDisposable {
  readonly #programs: string;
  readonly #folder: string;
  #process: ChildProcess | undefined;
  #output = "";

  private constructor(programs: string, folder: string) {
    this.#programs = programs;
    this.#folder = folder;
  }

  /** Starts a server without any data, which listens on a Unix socket only; `parent`: where its folder is made. */
  static start(parent = tmpdir()): Promise<Postgres> {
    return Postgres.#startWith(parent, (server) => {
      const data = ["-D", server.#data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C"];
      run(...asUser(join(server.#programs, "initdb"), [...data, "--no-sync", "--no-instructions"]));
    });
  }

  static async #startWith(parent: string, fill: (server: Postgres) => void): Promise<Postgres> {
    const versions = (await readdir(VERSIONS)).toSorted((a, b) => Number(b) - Number(a));
    const folder = await mkdtemp(join(parent, "postgres-"));
    if (IS_ROOT) run("chown", [USER, folder]);
    const server = new Postgres(join(VERSIONS, versions[0] ?? "", "bin"), folder);
    try {
      fill(server);
      await server.restart();
    } catch (error) {
      await server[Symbol.asyncDispose]();
      throw error;
    }
    return server;
  }

  /** Starts a server that follows this one, and only reads until it is promoted. */
  standby(): Promise<Postgres> {
    return Postgres.#startWith(tmpdir(), (server) => {
      const from = ["-h", this.#folder, "-U", USER, "-D", server.#data];
      const options = [...from, "-R", "-X", "stream", "-c", "fast", "--no-sync"];
      run(...asUser(join(server.#programs, "pg_basebackup"), options));
    });
  }

  /** Makes the standby the primary server. */
  promote(): void {
    this.query("select pg_promote()");
  }

  /** The folder with the socket of the server. */
  get folder(): string {
    return this.#folder;
  }

  /** The socket of the server. */
  get socket(): string {
    return join(this.#folder, ".s.PGSQL.5432");
  }

  /** Whether the server does not run. */
  get hasEnded(): boolean {
    return this.#process === undefined || hasEnded(this.#process);
  }

  /** The URL of a database of this server. */
  url(database = "postgres"): string {
    return `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(this.#folder)}`;
  }

  /** Creates an empty database, and returns its URL. */
  createDatabase(name: string): string {
    const command = join(this.#programs, "psql");
    run(command, ["-q", "-h", this.#folder, "-U", USER, "-c", `create database ${name}`, USER]);
    return this.url(name);
  }

  /** Runs statements in a database. */
  execute(statements: string, database = "postgres"): void {
    const command = join(this.#programs, "psql");
    const options = ["-q", "-v", "ON_ERROR_STOP=1", "-h", this.#folder, "-U", USER];
    run(command, [...options, "-c", statements, database]);
  }

  /** The result of a query with one column, one row a line. */
  query(statement: string, database = "postgres"): string {
    const command = join(this.#programs, "psql");
    const options = ["-q", "-t", "-A", "-v", "ON_ERROR_STOP=1", "-h", this.#folder, "-U", USER];
    return run(command, [...options, "-c", statement, database]).trimEnd();
  }

  /** Ends the server with all its processes as if they had crashed. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === undefined || this.hasEnded) return;
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  }

  /** Starts the server again with its data. */
  async restart(): Promise<void> {
    // Processes of a server that was killed may still be ending: then it refuses to start.
    await waitFor("server of PostgreSQL", () => this.#startOnce());
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const child = this.#process;
    if (child !== undefined && !hasEnded(child)) {
      const exit = once(child, "exit");
      child.kill("SIGQUIT");
      await exit;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#folder, "data");
  }

  async #startOnce(): Promise<boolean> {
    this.#output = "";
    const settings = [
      "listen_addresses=",
      `unix_socket_directories=${this.#folder}`,
      ...QUICK,
    ].flatMap((setting) => ["-c", setting]);
    const server = asUser(join(this.#programs, "postgres"), ["-D", this.#data, ...settings]);
    const child = spawn(...server, { stdio: ["ignore", "ignore", "pipe"], cwd: "/" });
    child.stderr.setEncoding("utf8").on("data", (text: string) => (this.#output += text));
    this.#process = child;
    const isReady = /ready to accept (?:read-only )?connections/;
    await waitFor("line of PostgreSQL", () => hasEnded(child) || isReady.test(this.#output));
    if (!hasEnded(child)) return true;
    throw new Error(this.#output);
  }
}

/** A command that ends with the process that started it, and never runs as root. */
export function asUser(program: string, options: readonly string[]): [string, string[]] {
  const user = IS_ROOT ? [`--reuid=${USER}`, `--regid=${USER}`, "--clear-groups"] : [];
  return ["setpriv", [...user, "--pdeathsig", "KILL", program, ...options]];
}

function run(program: string, options: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, options, {
    encoding: "utf8",
    cwd: "/",
  });
  if (status !== 0) throw new Error(`${program}: ${stdout}${stderr}`, { cause: error });
  return stdout;
}
