import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ENVIRONMENT } from "@edge-gateway/launcher";
import { ROOT, pinnedNode } from "../bench/tools.ts";

/** The memory and descriptors of a gateway after garbage collection in every thread. */
export interface Footprint {
  /** Heap in use without compiled code, plus external memory of objects, of all threads. */
  readonly heapBytes: number;
  /** Resident memory that belongs to the process alone. */
  readonly anonymousBytes: number;
  /** The number of open files and sockets. */
  readonly descriptors: number;
}

const PROBE = join(ROOT, "tests/soak/memory-probe.js");
const MAIN = join(ROOT, "packages/proxy/src/main.ts");
const KEPT_OUTPUT = 4000;

/**
 * A gateway in a separate process, started as its launcher would, that reports its memory and
 * descriptors.
 */
export class Gateway {
  readonly name = "gw";
  readonly #child: ChildProcess;
  #output = "";

  constructor(file: string) {
    this.#child = fork(MAIN, ["-f", file], {
      execPath: pinnedNode(),
      execArgv: ["--expose-gc", "--import", PROBE],
      env: ENVIRONMENT,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    const keep = (text: string) => (this.#output = (this.#output + text).slice(-KEPT_OUTPUT));
    this.#child.stdout?.setEncoding("utf8").on("data", keep);
    this.#child.stderr?.setEncoding("utf8").on("data", keep);
  }

  /** The last part of what the gateway has printed. */
  output(): string {
    return this.#output;
  }

  /** Whether the process is still running. */
  alive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async footprint(workers: number): Promise<Footprint> {
    this.#child.send({ workers });
    const [footprint] = (await once(this.#child, "message")) as [Footprint];
    return footprint;
  }

  async stop(): Promise<void> {
    if (!this.alive()) return;
    const exit = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    await exit;
  }
}
