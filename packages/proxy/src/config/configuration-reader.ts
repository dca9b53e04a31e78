import { closeSync, openSync } from "node:fs";
import { devNull } from "node:os";
import { Worker } from "node:worker_threads";
import { lacksDescriptors } from "@edge-gateway/kernel/descriptors";
import type { Diagnostic } from "@edge-gateway/translate/diagnostics/diagnostic";
import { threadEntry } from "../workers/thread-entry.ts";
import { digestOf, NOT_READ } from "./file-watcher.ts";
import type { ReadConfiguration, ReadOrder } from "./read-configuration.ts";

/** More than a thread opens at a time: its event loop, a module, a file of the configuration. */
const THREAD_DESCRIPTORS = 16;

const ENTRY = threadEntry(import.meta.url, "./reading-thread.ts", "./gw-reader.js");

/**
 * Reads a configuration whenever it is asked to, each time in a thread that ends afterwards: what
 * reading needs, parsers, validators and all forms in between, is given back to the system.
 */
export class ConfigurationReader {
  readonly #path: string;
  /** What the thread runs. */
  readonly #entry: URL;
  #expected: readonly string[] | undefined;

  constructor(path: string, entry = ENTRY) {
    this.#path = path;
    this.#entry = entry;
  }

  /** The signal ends the thread. A thread that fails, as when memory is at its end, is a problem of the configuration. */
  async read(signal?: AbortSignal): Promise<ReadConfiguration> {
    const order: ReadOrder = { path: this.#path, expected: this.#expected };
    try {
      requireDescriptors(THREAD_DESCRIPTORS);
      const configuration = await this.#readInThread(order, signal);
      this.#expected = configuration.files;
      return configuration;
    } catch (error) {
      return await unread(order, error);
    }
  }

  #readInThread(order: ReadOrder, signal?: AbortSignal): Promise<ReadConfiguration> {
    const thread = new Worker(this.#entry, { workerData: order, stdin: false });
    const end = (): void => void thread.terminate();
    signal?.addEventListener("abort", end);
    const { promise, resolve, reject } = Promise.withResolvers<ReadConfiguration>();
    let answer: ReadConfiguration | undefined;
    thread.on("message", (message: ReadConfiguration) => (answer = message));
    thread.on("error", reject);
    // Not before: the memory that it leaves is what the next thread takes.
    thread.on("exit", () => {
      signal?.removeEventListener("abort", end);
      if (answer === undefined) reject(new Error("the thread that reads it has ended"));
      else resolve(answer);
    });
    return promise;
  }
}

async function unread(
  { path, expected = [] }: ReadOrder,
  error: unknown,
): Promise<ReadConfiguration> {
  const reason = error instanceof Error ? error.message : String(error);
  const diagnostic: Diagnostic = {
    file: path,
    line: 1,
    column: 1,
    path: "",
    severity: "error",
    code: "internal-error",
    message: `the configuration cannot be read: ${reason}`,
    suggestion: null,
  };
  const diagnostics = [diagnostic];
  const judged = [
    { source: path, isJudged: false, diagnostics, omitted: 0, lines: new Map<number, string>() },
  ];
  const digest = lacksDescriptors(reason)
    ? NOT_READ
    : await digestOf(expected).catch(() => NOT_READ);
  return { source: path, ir: undefined, diagnostics, omitted: 0, judged, files: expected, digest };
}

/** Throws the error of the system unless so many can be opened: a thread that lacks some fails in ways that do not say so. */
function requireDescriptors(count: number): void {
  const opened: number[] = [];
  try {
    while (opened.length < count) opened.push(openSync(devNull, "r"));
  } finally {
    for (const descriptor of opened) closeSync(descriptor);
  }
}
