import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { hasEnded } from "./programs/spawn-node.ts";
import { waitFor } from "./wait-for.ts";

/** Options of the server: names with their values. */
export type RedisConfig = Readonly<Record<string, string>>;

/** A Redis server of a test. It keeps data only in memory, unless the options say otherwise. */
export class RedisServer implements AsyncDisposable {
  readonly port: number;
  readonly #folder: string;
  readonly #config: RedisConfig;
  #process: ChildProcess | undefined;

  private constructor(port: number, folder: string, config: RedisConfig) {
    this.port = port;
    this.#folder = folder;
    this.#config = config;
  }

  static async start(config: RedisConfig = {}): Promise<RedisServer> {
    const folder = await mkdtemp(join(tmpdir(), "redis-"));
    const server = new RedisServer(await freePort(), folder, config);
    try {
      await server.restart();
    } catch (error) {
      await server[Symbol.asyncDispose]();
      throw error;
    }
    return server;
  }

  /** Runs a command, and returns what the server says. */
  command(...parts: readonly string[]): string {
    const password = this.#config["requirepass"];
    const login = password === undefined ? [] : ["--no-auth-warning", "-a", password];
    const { stdout, stderr, status, error } = spawnSync(
      "redis-cli",
      ["-p", String(this.port), ...login, ...parts],
      { encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`redis-cli: ${stdout}${stderr}`, { cause: error });
    return stdout.trimEnd();
  }

  /** Ends the server as if it had crashed. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === undefined || hasEnded(child)) return;
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  }

  /** Starts the server, or starts it again with what it has written. */
  async restart(): Promise<void> {
    const config = {
      ...{ port: String(this.port), bind: "127.0.0.1", dir: this.#folder, save: "" },
      ...this.#config,
    };
    const options = Object.entries(config).flatMap(([name, value]) => [`--${name}`, value]);
    const guarded = ["--pdeathsig", "KILL", "redis-server", ...options];
    const child = spawn("setpriv", guarded, { stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    this.#process = child;
    const isReady = /Ready to accept connections/;
    await waitFor("Redis", () => hasEnded(child) || isReady.test(output));
    if (hasEnded(child)) throw new Error(output);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
