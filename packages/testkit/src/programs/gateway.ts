import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../free-port.ts";
import { hasEnded, spawnNode } from "./spawn-node.ts";
import { waitFor } from "../wait-for.ts";

/** What users run, where `npm test` has built it: it starts three times as fast as the sources. */
const MAIN =
  process.env["GATEWAY_PROGRAM"] ??
  fileURLToPath(new URL("../../../proxy/src/main.ts", import.meta.url));

/** Number of workers of a gateway whose configuration does not set it. */
const WORKERS = process.env["GATEWAY_WORKERS"] ?? "1";

const MOST_ATTEMPTS = 5;

export interface GatewayOptions {
  /**
   * The text of the configuration file, in which the variable PORT is the port of the gateway; or a
   * function from this port to the files of a configuration folder.
   */
  readonly config: string | ((port: number) => Readonly<Record<string, string>>);
  /** Environment variables in addition to those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Other files in the folder of the configuration: name and text. */
  readonly files?: Readonly<Record<string, string>>;
  /** Maximum number of file descriptors; unset: the limit of this process. */
  readonly maxDescriptors?: number;
  /** The file of a control group that takes the ids of processes; unset: the group of this process. */
  readonly controlGroup?: string;
  /** Whether the gateway has no rights of root. */
  readonly isUnprivileged?: boolean;
  /** Path of the module to run; unset: gw. */
  readonly main?: string;
}

/**
 * Sets the number of workers, unless the configuration sets it: the variable would override that number.
 */
function workersUnlessSet(config: GatewayOptions["config"]): Readonly<Record<string, string>> {
  const isSet = typeof config === "string" && config.includes("workerThreads");
  return isSet ? {} : { WORKER_THREADS: WORKERS };
}

/** The real `gw`, run as a process of its own on free ports of 127.0.0.1. */
export class Gateway implements AsyncDisposable {
  readonly port: number;
  readonly adminPort: number;
  readonly statsPort: number;
  /** The path of the gateway's configuration file. */
  readonly configPath: string;
  readonly #readinessPort: number;
  readonly #folder: string;
  readonly #process: ChildProcess;
  readonly #closed: Promise<unknown>;
  #output = "";

  private constructor(process: ChildProcess, ports: Ports, folder: string, configPath: string) {
    this.port = ports.port;
    this.adminPort = ports.admin;
    this.statsPort = ports.stats;
    this.#readinessPort = ports.readiness;
    this.#folder = folder;
    this.configPath = configPath;
    this.#process = process;
    this.#closed = new Promise((resolve) => process.once("close", resolve));
    for (const stream of [process.stdout, process.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => (this.#output += text));
    }
  }

  /**
   * Starts a gateway and waits until it is ready.
   * @throws Error with the output of the gateway if it ends before it is ready
   */
  static async start(options: GatewayOptions): Promise<Gateway> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await Gateway.#startOnce(options);
      } catch (error) {
        // A port that was free a moment ago may now be the client side of a connection.
        const isTaken = error instanceof Error && /already in use/.test(error.message);
        if (!isTaken || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  static async #startOnce(options: GatewayOptions): Promise<Gateway> {
    const ports = await takePorts();
    const folder = await mkdtemp(join(tmpdir(), "gateway-"));
    const { config } = options;
    const isFolder = typeof config !== "string";
    const configPath = isFolder ? join(folder, "manifests") : join(folder, "config.yaml");
    for (const [name, text] of Object.entries(options.files ?? {})) {
      await writeFile(join(folder, name), text);
    }
    if (!isFolder) await writeFile(configPath, config);
    for (const [name, text] of Object.entries(isFolder ? config(ports.port) : {})) {
      await writeDeep(join(configPath, name), text);
    }
    const child = spawnNode([options.main ?? MAIN, "-f", configPath], {
      stdio: ["ignore", "pipe", "pipe"],
      maxDescriptors: options.maxDescriptors,
      controlGroup: options.controlGroup,
      isUnprivileged: options.isUnprivileged,
      environment: {
        ...workersUnlessSet(config),
        PORT: String(ports.port),
        ADMIN_ADDR: `127.0.0.1:${ports.admin}`,
        STATS_ADDR: `127.0.0.1:${ports.stats}`,
        READINESS_ADDR: `127.0.0.1:${ports.readiness}`,
        ...options.environment,
      },
    });
    const gateway = new Gateway(child, ports, folder, configPath);
    try {
      await waitFor("ready gateway", () => hasEnded(child) || gateway.#isReady());
      if (!hasEnded(child)) return gateway;
      // The last output of a process may arrive after its end.
      await gateway.#closed;
      throw new Error("it has ended");
    } catch (cause) {
      await gateway[Symbol.asyncDispose]();
      throw new Error(`the gateway did not start: ${gateway.output}`, { cause });
    }
  }

  /** The URL of the gateway, `http://127.0.0.1:<port>`, without a trailing slash. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The exit status of the process; null while it runs, and if a signal ended it. */
  get exitStatus(): number | null {
    return this.#process.exitCode;
  }

  /** Whether the gateway has ended, by itself or by a signal. */
  get hasEnded(): boolean {
    return hasEnded(this.#process);
  }

  /**
   * Closes the reading end of the gateway's output, as if the program that reads the log had ended.
   */
  closeOutput(): void {
    this.#process.stdout?.destroy();
    this.#process.stderr?.destroy();
  }

  /** Stops or continues reading the gateway's output. */
  readOutput(reads: boolean): void {
    if (reads) this.#process.stdout?.resume();
    else this.#process.stdout?.pause();
  }

  /** Everything that the gateway has written so far. */
  get output(): string {
    return this.#output;
  }

  /** The process id of the gateway. */
  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /**
   * Replaces the configuration file by a rename, so that it is never half written; the gateway
   * detects the change.
   */
  async reconfigure(config: string): Promise<void> {
    await replace(this.configPath, config);
  }

  /**
   * Replaces one file of the gateway's configuration folder; without a text the file is removed.
   */
  async changeManifest(name: string, text: string | undefined): Promise<void> {
    const path = join(this.configPath, name);
    await (text === undefined ? rm(path) : replace(path, text));
  }

  /** Replaces the content of one of the files with which the gateway was started, by a rename. */
  async replaceFile(name: string, text: string): Promise<void> {
    await replace(join(this.#folder, name), text);
  }

  /** Ends the gateway and removes its folder; kills the gateway if it does not end by itself. */
  async [Symbol.asyncDispose](): Promise<void> {
    if (!hasEnded(this.#process)) {
      const exit = once(this.#process, "exit");
      this.#process.kill("SIGTERM");
      const ended = waitFor("end of the gateway", () => hasEnded(this.#process));
      await Promise.race([exit, ended]).catch(() => this.#process.kill("SIGKILL"));
      // Until then it may write files.
      await exit;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #isReady(): Promise<boolean> {
    const response = await fetch(`http://127.0.0.1:${this.#readinessPort}/healthz/ready`);
    return response.ok;
  }
}

async function writeDeep(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function replace(path: string, text: string): Promise<void> {
  const next = `${path}.next`;
  await writeFile(next, text);
  await rename(next, path);
}

interface Ports {
  readonly port: number;
  readonly admin: number;
  readonly stats: number;
  readonly readiness: number;
}

async function takePorts(): Promise<Ports> {
  const [port, admin, stats, readiness] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  return { port, admin, stats, readiness };
}
