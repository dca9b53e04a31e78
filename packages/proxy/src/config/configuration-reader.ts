import { closeSync, openSync } from "node:fs";
import { devNull } from "node:os";
import { Worker } from "node:worker_threads";
import { lacksDescriptors } from "@edge-gateway/kernel/descriptors";
import { threadEntry } from "../workers/thread-entry.ts";
import { digestOf, NOT_READ } from "./digest.ts";
import { fileWith } from "./judged-configuration.ts";
import type { Environment, JudgedConfiguration } from "./judged-configuration.ts";
import { READING_THREAD_DESCRIPTORS } from "../bounds.ts";

const ENTRY = threadEntry(import.meta.url, "./reading-thread.ts", "./gw-reader.js");

/** The files and settings that the thread must read. */
export interface ReadOrder {
  /** A file, a folder of manifests, or standard input. */
  readonly path: string;
  readonly environment: Environment;
}

/**
 * Reads a configuration on request, each time in a new thread. When the thread ends, the system
 * gets back the memory of parsers, validators and intermediate forms.
 */
export class ConfigurationReader {
  readonly #order: ReadOrder;
  /** The module that the thread runs. */
  readonly #entry: URL;
  /** The paths of the last configuration that was read. */
  #paths: readonly string[] = [];

  constructor(order: ReadOrder, entry = ENTRY) {
    this.#order = order;
    this.#entry = entry;
  }

  /**
   * The signal ends the thread. A thread that fails, for example because memory ran out, is a
   * problem of the configuration.
   */
  async read(signal?: AbortSignal): Promise<JudgedConfiguration> {
    try {
      requireDescriptors(READING_THREAD_DESCRIPTORS);
      const configuration = await this.#readInThread(signal);
      this.#paths = configuration.paths;
      return configuration;
    } catch (error) {
      return await this.#unread(error);
    }
  }

  #readInThread(signal?: AbortSignal): Promise<JudgedConfiguration> {
    const thread = new Worker(this.#entry, { workerData: this.#order, stdin: false });
    const end = (): void => void thread.terminate();
    signal?.addEventListener("abort", end);
    const { promise, resolve, reject } = Promise.withResolvers<JudgedConfiguration>();
    let judged: JudgedConfiguration | undefined;
    thread.on("message", (message: JudgedConfiguration) => (judged = message));
    thread.on("error", reject);
    // Waits until the thread has ended: the next thread uses the memory that it frees.
    thread.on("exit", () => {
      signal?.removeEventListener("abort", end);
      if (judged === undefined) reject(new Error("the thread that reads it has ended"));
      else resolve(judged);
    });
    return promise;
  }

  async #unread(error: unknown): Promise<JudgedConfiguration> {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `the configuration cannot be read: ${reason}`;
    const file = fileWith(this.#order.path, { severity: "error", code: "internal-error", message });
    const digest = lacksDescriptors(reason)
      ? NOT_READ
      : await digestOf(this.#paths).catch(() => NOT_READ);
    const nothing = { ir: undefined, statuses: [], paths: this.#paths };
    return { ...nothing, source: file.file, files: [file], digest };
  }
}

/**
 * Throws the system's error unless this number of descriptors can be opened: a thread with too few
 * descriptors fails with misleading errors.
 */
function requireDescriptors(count: number): void {
  const opened: number[] = [];
  try {
    while (opened.length < count) opened.push(openSync(devNull, "r"));
  } finally {
    for (const descriptor of opened) closeSync(descriptor);
  }
}
