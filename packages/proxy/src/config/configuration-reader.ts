import { Worker } from "node:worker_threads";
import { threadEntry } from "../workers/thread-entry.ts";
import type { ReadConfiguration, ReadOrder } from "./read-configuration.ts";

/**
 * Reads a configuration whenever it is asked to, each time in a thread that ends afterwards: what
 * reading needs, parsers, validators and all forms in between, is given back to the system.
 */
export class ConfigurationReader {
  readonly #path: string;
  readonly #environment: Readonly<Record<string, string | undefined>>;
  #expected: readonly string[] | undefined;

  constructor(path: string, environment: Readonly<Record<string, string | undefined>>) {
    this.#path = path;
    this.#environment = environment;
  }

  /** Rejects when the thread fails, as when memory is at its end. */
  async read(): Promise<ReadConfiguration> {
    const order: ReadOrder = { path: this.#path, expected: this.#expected };
    const thread = new Worker(
      threadEntry(import.meta.url, "./reading-thread.ts", "./gw-reader.js"),
      {
        workerData: order,
        env: { ...this.#environment },
        stdin: false,
      },
    );
    const { promise, resolve, reject } = Promise.withResolvers<ReadConfiguration>();
    let answer: ReadConfiguration | undefined;
    thread.on("message", (message: ReadConfiguration) => (answer = message));
    thread.on("error", reject);
    // Not before: the memory that it leaves is what the next thread takes.
    thread.on("exit", () => {
      if (answer === undefined) reject(new Error("the thread that reads configuration ended"));
      else resolve(answer);
    });
    const configuration = await promise;
    this.#expected = configuration.files;
    return configuration;
  }
}
