import { randomBytes } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { devNull } from "node:os";
import { Worker } from "node:worker_threads";
import { after, LONGEST_TIMER } from "@edge-gateway/kernel/process/callbacks";
import { collectGarbageAfter } from "@edge-gateway/kernel/process/collect-garbage";
import { controlGroupLimits } from "@edge-gateway/kernel/process/control-group";
import { lacksDescriptors } from "@edge-gateway/kernel/process/descriptors";
import type { StoredConfig } from "@edge-gateway/storage/config-store";
import { threadEntry } from "@edge-gateway/kernel/process/thread-entry";
import type { DatabaseText } from "@edge-gateway/translate/standalone/database/database-text";
import { ConfigurationReceiver, type ChangedConfiguration } from "./changed-configuration.ts";
import { digestOf, NOT_READ } from "./digest.ts";
import { fileWith } from "./judged-configuration.ts";
import { markKeyOf } from "./hiding/marks.ts";
import type { CandidateOrder, JudgedCandidate } from "./judge-candidate.ts";
import type { Environment, JudgedConfiguration } from "./judged-configuration.ts";
import type { LocatedPlace, ShownConfiguration, ShownFile } from "./shown-configuration.ts";
import {
  FIRST_GARBAGE_DELAY,
  GARBAGE_DELAY,
  LARGE_CONFIGURATION_ROUTES,
  READING_THREAD_DESCRIPTORS,
  READING_THREAD_FIRST_TIMEOUT,
  READING_THREAD_IDLE_TIMEOUT,
  READING_THREAD_LEAST_MEGABYTES,
  READING_THREAD_SHARE,
  READING_THREAD_YOUNG_MEGABYTES,
} from "../bounds.ts";

const ENTRY = threadEntry(import.meta.url, "./reading-thread.ts", "./gw-reader.js");

/** The files and settings that the thread must read. */
export interface ReadOrder {
  /** A file, a folder of manifests, or standard input. */
  readonly path: string;
  readonly environment: Environment;
}

/** What the thread is asked for. */
export interface ReaderOrder {
  readonly task: ReaderTask;
  /** The key of the marks that stand for hidden values; the same in each thread of a process. */
  readonly markKey: Uint8Array;
}

/** What the thread can be asked for. */
export type ReaderTask =
  | ({ readonly kind: "read" } & WithDatabase)
  | ({ readonly kind: "show" } & WithDatabase)
  | { readonly kind: "hide"; readonly times: readonly ReadonlyMap<string, string>[] }
  | { readonly kind: "locate"; readonly pointer: string }
  | ({ readonly kind: "judge" } & CandidateOrder)
  | { readonly kind: "write"; readonly objects: StoredConfig["objects"] };

/** The objects of a database that are laid over the file; unset: there is no database. */
export interface WithDatabase {
  readonly database?: StoredConfig | undefined;
}

/** The answers of the thread, by the kind of the task. */
export interface ReaderAnswers {
  readonly read: ChangedConfiguration;
  readonly show: ShownConfiguration;
  readonly hide: readonly (readonly ShownFile[])[];
  readonly locate: LocatedPlace | undefined;
  readonly judge: JudgedCandidate;
  readonly write: DatabaseText;
}

/** One reading in the thread. */
interface Reading {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const MEBIBYTE = 1024 ** 2;

/** The number of bytes of the key of HMAC with SHA-256 (RFC 2104 section 3). */
const MARK_KEY_BYTES = 32;

/**
 * Reads a configuration on request, in a thread that is kept between readings. A thread without work ends
 * after a while, and soon if it has read only once, as at a start: then the system gets back the memory of
 * parsers, validators and intermediate forms. That of a large configuration stays, with what it keeps of it.
 */
export class ConfigurationReader {
  readonly #order: ReadOrder;
  #markKey: Uint8Array = randomBytes(MARK_KEY_BYTES);
  #storeSeals = false;
  /** The module that the thread runs. */
  readonly #entry: URL;
  /** The paths of the last configuration that was read. */
  #paths: readonly string[] = [];
  readonly #most: () => number | undefined;
  #thread: Worker | undefined;
  /** Whether the thread was asked for more than one reading. */
  #isUsedAgain = false;
  /** Whether the last configuration has so many routes that the thread is kept. */
  #isLarge = false;
  /** What the thread has sent. */
  #received = new ConfigurationReceiver();
  #reading: Reading | undefined;
  #running: Promise<unknown> = Promise.resolve();
  /** Ends the thread: a reading takes too long, or no reading is requested for a while. */
  #end: NodeJS.Timeout | undefined;

  /** @param most the MiB for old objects of a thread that starts; undefined: as Node.js has it */
  constructor(order: ReadOrder, entry = ENTRY, most = mostMebibytes) {
    this.#order = order;
    this.#entry = entry;
    this.#most = most;
  }

  /**
   * Makes marks of hidden values with a secret that other gateways have, too: then each of them knows the marks that
   * another one has shown.
   */
  shareMarks(secret: Uint8Array): void {
    this.#markKey = markKeyOf(secret);
  }

  /** Says whether the open database seals secrets; else no secret may come into it. */
  judgeForStore(storeSeals: boolean): void {
    this.#storeSeals = storeSeals;
  }

  /**
   * Reads the configuration after the readings that were requested before. A thread that fails or takes longer
   * than the timeout in milliseconds, for example because memory ran out, is a problem of the configuration.
   */
  read(timeout = LONGEST_TIMER, database?: StoredConfig): Promise<JudgedConfiguration> {
    const configuration = this.#running.then(() => this.#read(timeout, database));
    this.#running = configuration;
    return configuration;
  }

  /** The files of the configuration with their texts, in which secrets are hidden. */
  show(timeout: number, database?: StoredConfig): Promise<ShownConfiguration> {
    return this.#next({ kind: "show", database }, timeout);
  }

  /** Objects of a database as the text of a file, and those that it does not have. */
  write(objects: StoredConfig["objects"], timeout: number): Promise<DatabaseText> {
    return this.#next({ kind: "write", objects }, timeout);
  }

  /** Texts of files at several times, in which the secrets of all of them are hidden. */
  hide(
    times: readonly ReadonlyMap<string, string>[],
    timeout: number,
  ): Promise<readonly (readonly ShownFile[])[]> {
    return this.#next({ kind: "hide", times }, timeout);
  }

  /** The line of a JSON pointer in a standalone configuration; undefined if its files do not have it. */
  locate(pointer: string, timeout: number): Promise<LocatedPlace | undefined> {
    return this.#next({ kind: "locate", pointer }, timeout);
  }

  /** Judges texts that could replace files of the configuration. */
  judge(order: CandidateOrder, timeout: number): Promise<JudgedCandidate> {
    return this.#next({ kind: "judge", ...order, storeSeals: this.#storeSeals }, timeout);
  }

  /** Runs a task after those that were requested before. Rejects if the thread fails. */
  #next<Task extends ReaderTask>(
    task: Task,
    timeout: number,
  ): Promise<ReaderAnswers[Task["kind"]]> {
    const answer = this.#running.then(() => this.#inThread(task, timeout));
    this.#running = answer.catch(() => {});
    return answer;
  }

  async #read(timeout: number, database?: StoredConfig): Promise<JudgedConfiguration> {
    try {
      const changed = await this.#inThread({ kind: "read", database }, timeout);
      const configuration = this.#received.receive(changed);
      this.#paths = configuration.paths;
      const { ir } = configuration;
      // One with errors says nothing about the size: it is mended soon.
      if (ir !== undefined) this.#isLarge = ir.routes.length >= LARGE_CONFIGURATION_ROUTES;
      this.#rest();
      return configuration;
    } catch (error) {
      return await this.#unread(error);
    }
  }

  async #inThread<Task extends ReaderTask>(
    task: Task,
    timeout: number,
  ): Promise<ReaderAnswers[Task["kind"]]> {
    requireDescriptors(READING_THREAD_DESCRIPTORS);
    const { promise, resolve, reject } = Promise.withResolvers<ReaderAnswers[Task["kind"]]>();
    // The thread answers each task by its kind.
    this.#reading = { resolve: resolve as Reading["resolve"], reject };
    this.#endAfter(timeout);
    this.#isUsedAgain = this.#thread !== undefined;
    const thread = (this.#thread ??= this.#startThread());
    thread.ref();
    const asked: ReaderOrder = { task, markKey: this.#markKey };
    thread.postMessage(asked);
    try {
      return await promise;
    } finally {
      this.#reading = undefined;
      thread.unref();
      this.#rest();
    }
  }

  /** Ends the thread after a while without work, unless what it keeps makes the next reading much shorter. */
  #rest(): void {
    if (this.#isLarge) {
      clearTimeout(this.#end);
      collectGarbageAfter(this.#isUsedAgain ? GARBAGE_DELAY : FIRST_GARBAGE_DELAY);
    } else
      this.#endAfter(
        this.#isUsedAgain ? READING_THREAD_IDLE_TIMEOUT : READING_THREAD_FIRST_TIMEOUT,
      );
  }

  #startThread(): Worker {
    const mebibytes = this.#most();
    const thread = new Worker(this.#entry, {
      workerData: this.#order,
      stdin: false,
      resourceLimits: {
        maxYoungGenerationSizeMb: READING_THREAD_YOUNG_MEGABYTES,
        ...(mebibytes === undefined ? {} : { maxOldGenerationSizeMb: mebibytes }),
      },
    });
    this.#received = new ConfigurationReceiver();
    let failure = new Error("the thread that reads it has ended");
    thread.on("message", (answer) => this.#reading?.resolve(answer));
    thread.on("error", (error) => (failure = outOfMemory(error, mebibytes) ?? error));
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

/** The MiB for old objects of the thread, so that a container with a limit is not killed; undefined: no limit. */
function mostMebibytes(): number | undefined {
  const { memory } = controlGroupLimits();
  if (memory === undefined) return undefined;
  const share = Math.floor((memory * READING_THREAD_SHARE) / MEBIBYTE);
  return Math.max(READING_THREAD_LEAST_MEGABYTES, share);
}

function outOfMemory(error: Error, mebibytes: number | undefined): Error | undefined {
  const isFull = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  if (!isFull || mebibytes === undefined) return undefined;
  return new Error(
    `it needs more memory than the ${mebibytes} MiB that the limit of the container leaves for reading it`,
  );
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
