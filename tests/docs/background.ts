import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { hasEnded } from "@edge-gateway/testkit/programs/spawn-node";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Commands that run in the background until they are ended. */
export class Background implements AsyncDisposable {
  readonly #process: ChildProcess;
  #output = "";

  constructor(commands: string, options: { cwd: string; env: Readonly<Record<string, string>> }) {
    // Uses a separate process group, so that all processes of the shell end with it.
    this.#process = spawn("bash", ["-c", commands], {
      ...options,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => (this.#output += text));
  }

  /** Everything that the program has written so far. */
  get output(): string {
    return this.#output;
  }

  /**
   * Waits for a condition.
   * @throws Error with the output if the process ends before, or the time is over
   */
  async until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
    const failure = (reason: string) => new Error(`${reason}: ${this.#output}`);
    await waitFor(what, () => hasEnded(this.#process) || holds()).catch((cause: unknown) => {
      throw new Error(`no ${what}: ${this.#output}`, { cause });
    });
    if (hasEnded(this.#process)) throw failure(`it ended before there was a ${what}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (hasEnded(this.#process)) return;
    const exit = once(this.#process, "exit");
    this.#signal("SIGTERM");
    await Promise.race([exit, waitFor("end", () => hasEnded(this.#process))]).catch(() =>
      this.#signal("SIGKILL"),
    );
  }

  #signal(signal: NodeJS.Signals): void {
    if (this.#process.pid !== undefined) process.kill(-this.#process.pid, signal);
  }
}
