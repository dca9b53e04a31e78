import { closeSync, openSync } from "node:fs";
import { devNull } from "node:os";
import { Worker } from "node:worker_threads";
import { after, LONGEST_TIMER } from "@edge-gateway/kernel/callbacks";
import { lacksDescriptors } from "@edge-gateway/kernel/descriptors";
import { threadEntry } from "../workers/thread-entry.ts";
import { digestOf, NOT_READ } from "./digest.ts";
import { fileWith } from "./judged-configuration.ts";
import type { Environment, JudgedConfiguration } from "./judged-configuration.ts";
import {
  READING_THREAD_DESCRIPTORS,
  READING_THREAD_FIRST_TIMEOUT,
  READING_THREAD_IDLE_TIMEOUT,
  READING_THREAD_YOUNG_MEGABYTES,
} from "../bounds.ts";

const ENTRY = threadEntry(import.meta.url, "./reading-thread.ts", "./gw-reader.js");

/** The files and settings that the thread must read. */
export interface ReadOrder {
  /** A file, a folder of manifests, or standard input. */
  readonly path: string;
  readonly environment: Environment;
}

/** One reading in the thread. */
interface Reading {
  readonly resolve: (configuration: JudgedConfiguration) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads a configuration on request, in a thread that is kept between readings. A thread without work ends
 * after a while, and soon if it has read only once, as at a start: then the system gets back the memory of
 * parsers, validators and intermediate forms.
 */
export class ConfigurationReader {
  readonly #order: ReadOrder;
  /** The module that the thread runs. */
  readonly #entry: URL;
  /** The paths of the last configuration that was read. */
  #paths: readonly string[] = [];
  #thread: Worker | undefined;
  /** Whether the thread was asked for more than one reading. */
  #isUsedAgain = false;
  #reading: Reading | undefined;
  #running: Promise<unknown> = Promise.resolve();
  /** Ends the thread: a reading takes too long, or no reading is requested for a while. */
  #end: NodeJS.Timeout | undefined;

  constructor(order: ReadOrder, entry = ENTRY) {
    this.#order = order;
    this.#entry = entry;
  }

  /**
   * Reads the configuration after the readings that were requested before. A thread that fails or takes longer
   * than the timeout in milliseconds, for example because memory ran out, is a problem of the configuration.
   */
  read(timeout = LONGEST_TIMER): Promise<JudgedConfiguration> {
    const configuration = this.#running.then(() => this.#read(timeout));
    this.#running = configuration;
    return configuration;
  }

  async #read(timeout: number): Promise<JudgedConfiguration> {
    try {
      requireDescriptors(READING_THREAD_DESCRIPTORS);
      const configuration = await this.#readInThread(timeout);
      this.#paths = configuration.paths;
      return configuration;
    } catch (error) {
      return await this.#unread(error);
    }
  }

  async #readInThread(timeout: number): Promise<JudgedConfiguration> {
    const { promise, resolve, reject } = Promise.withResolvers<JudgedConfiguration>();
    this.#reading = { resolve, reject };
    this.#endAfter(timeout);
    this.#isUsedAgain = this.#thread !== undefined;
    const thread = (this.#thread ??= this.#startThread());
    thread.ref();
    thread.postMessage(undefined);
    try {
      return await promise;
    } finally {
      this.#reading = undefined;
      thread.unref();
      this.#endAfter(
        this.#isUsedAgain ? READING_THREAD_IDLE_TIMEOUT : READING_THREAD_FIRST_TIMEOUT,
      );
    }
  }

  #startThread(): Worker {
    const thread = new Worker(this.#entry, {
      workerData: this.#order,
      stdin: false,
      resourceLimits: { maxYoungGenerationSizeMb: READING_THREAD_YOUNG_MEGABYTES },
    });
    let failure = new Error("the thread that reads it has ended");
    thread.on("message", (read: JudgedConfiguration) => this.#reading?.resolve(read));
    thread.on("error", (error) => (failure = error));
    // The reading ends after the thread: the next thread uses the memory that this one frees.
    thread.on("exit", () => {
      if (this.#thread !== thread) return;
      this.#thread = undefined;
      this.#reading?.reject(failure);
    });
    return thread;
  }

  /** Ends the thread after a time, unless it is called again before. */
  #endAfter(milliseconds: number): void {
    clearTimeout(this.#end);
    const reason = new Error(`it takes longer than ${milliseconds} ms`);
    const end = async (): Promise<void> => {
      const thread = this.#thread;
      // A reading that is requested while an idle thread ends has its own thread, and continues.
      const reading = this.#reading;
      this.#thread = undefined;
      await thread?.terminate();
      reading?.reject(reason);
    };
    this.#end = after(milliseconds, end, (error) => this.#reading?.reject(error));
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
