import { Worker } from "node:worker_threads";
import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { after } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { DAY } from "@edge-gateway/storage/request-log/periods";
import type { RequestRow } from "@edge-gateway/storage/request-log/request-row";
import { countLines } from "@edge-gateway/gateway/observe/lines/bounded-output";
import {
  createQueueMemory,
  LineReceiver,
  waitingBytes,
} from "@edge-gateway/gateway/observe/lines/line-queue";
import { threadEntry } from "@edge-gateway/kernel/process/thread-entry";
import { FLUSH_TIMEOUT, MAX_LOG_QUESTIONS, THREAD_RESTART_PAUSE } from "./bounds.ts";
import type { FromLog, LogAnswers, LogQuestion, LogStart, LogState, ToLog } from "./messages.ts";

const THREAD = threadEntry(import.meta.url, "./log-thread.ts", "./gw-request-log.js");

interface Waiting {
  readonly resolve: (answer: LogAnswers[keyof LogAnswers]) => void;
  readonly reject: (error: Error) => void;
}

interface RequestLogParts {
  readonly log: Logger;
  readonly wallClock: () => number;
}

type Watcher = (rows: readonly RequestRow[]) => void;

/** The log of requests, as the main thread sees it: a thread writes the database, and answers questions about it. */
export class RequestLog {
  /** The memory of the queue between workers and the thread. */
  readonly memory = createQueueMemory();
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
  readonly #start: LogStart;
  readonly #log: Logger;
  readonly #waiting = new Map<number, Waiting>();
  readonly #watchers = new Set<Watcher>();
  #thread: Worker | undefined;
  #lastQuestion = 0;
  /** What threads have done that have ended. */
  #before = { written: 0, dropped: 0 };
  /** What the thread was given. */
  #given = { bytes: 0, lines: 0 };
  #state: LogState = { written: 0, dropped: 0, problem: "" };
  #closing: Promise<void> | undefined;

  /** The log that the settings want; undefined if they want none. */
  static of(settings: Settings, log: Logger, wallClock: () => number): RequestLog | undefined {
    const { requestLog } = settings;
    return requestLog === undefined
      ? undefined
      : new RequestLog(settings, requestLog, { log, wallClock });
  }

  private constructor(
    settings: Settings,
    options: NonNullable<Settings["requestLog"]>,
    { log, wallClock }: RequestLogParts,
  ) {
    const { file, recordDays, hourlySumDays, dailySumDays } = options;
    const { url } = settings.database;
    this.#log = log;
    this.wallClock = wallClock;
    this.#start = {
      location: url === undefined ? { kind: "sqlite", file } : { kind: "postgres", url },
      memory: this.memory,
      recordTime: recordDays * DAY,
      hourlySumTime: hourlySumDays * DAY,
      // Searches read the sums of all days that have records.
      dailySumTime: Math.max(dailySumDays, recordDays) * DAY,
    };
    this.#run();
  }

  /** What was written and dropped, and why records cannot be written. */
  get state(): LogState & { readonly waiting: number } {
    const { written, dropped, problem } = this.#state;
    return {
      written: this.#before.written + written,
      dropped: this.#before.dropped + dropped,
      problem,
      waiting: waitingBytes(this.memory),
    };
  }

  /** Takes records of a worker. */
  add(lines: Uint8Array<ArrayBuffer>): void {
    this.#given.bytes += lines.byteLength;
    this.#given.lines += countLines(lines);
    if (this.#thread === undefined) this.#forget();
    else this.#thread.postMessage({ kind: "records", lines } satisfies ToLog, [lines.buffer]);
  }

  /** Asks the database. Rejects while it cannot be used. */
  async ask<Kind extends LogQuestion["kind"]>(
    question: Extract<LogQuestion, { kind: Kind }>,
  ): Promise<LogAnswers[Kind]> {
    if (this.#waiting.size >= MAX_LOG_QUESTIONS)
      throw new Error("too many questions about the log wait for their answers");
    if (this.#thread === undefined) throw new Error("the thread of the log is starting");
    const id = ++this.#lastQuestion;
    const answer = new Promise<LogAnswers[keyof LogAnswers]>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.#tell({ kind: "question", id, question });
    // The thread gives each question the answer of its kind.
    return (await answer) as LogAnswers[Kind];
  }

  /** Calls a function with all records that are written from now on; returns a function that ends this. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    this.#tell({ kind: "tail", isWatched: true });
    return () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size === 0) this.#tell({ kind: "tail", isWatched: false });
    };
  }

  /** Writes what workers have sent, as far as there is time; repeated calls wait for the same end. */
  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    const thread = this.#thread;
    if (thread === undefined) return;
    // An exception ends it, too.
    const exited = new Promise((resolve) => thread.once("exit", resolve));
    this.#tell({ kind: "end" });
    const late = after(
      FLUSH_TIMEOUT,
      () => thread.terminate(),
      () => {},
    );
    late.ref();
    await exited;
    clearTimeout(late);
    const { waiting } = this.state;
    if (waiting > 0) this.#log.warn("records of the log of requests are lost", { bytes: waiting });
  }

  #run(): void {
    const thread = new Worker(THREAD, { workerData: this.#start, name: "log", stdin: false });
    this.#thread = thread;
    thread.on("message", (message: FromLog) => this.#receive(thread, message));
    thread.on("error", (error) =>
      this.#log.error("the thread of the log of requests failed", { error: error.message }),
    );
    thread.on("exit", () => this.#ended());
    if (this.#watchers.size > 0) this.#tell({ kind: "tail", isWatched: true });
  }

  #tell(message: ToLog): void {
    this.#thread?.postMessage(message);
  }

  #receive(thread: Worker, message: FromLog): void {
    switch (message.kind) {
      case "state":
        return this.#changed(message.state);
      case "answer":
        this.#waiting.get(message.id)?.resolve(message.answer);
        this.#waiting.delete(message.id);
        return;
      case "failed":
        this.#waiting.get(message.id)?.reject(new Error(message.reason));
        this.#waiting.delete(message.id);
        return;
      case "written":
        for (const watcher of this.#watchers) watcher(message.rows);
        return;
      case "ended":
        void thread.terminate();
    }
  }

  #changed(state: LogState): void {
    const { problem, dropped } = this.#state;
    this.#state = state;
    const more = { error: state.problem };
    if (state.problem !== "" && problem === "")
      this.#log.error("the log of requests cannot be written; traffic continues", more);
    if (state.problem === "" && problem !== "")
      this.#log.info("the log of requests can be written again");
    if (state.dropped > dropped && problem === "" && state.problem === "")
      this.#log.warn("records of the log of requests were dropped", {
        records: state.dropped - dropped,
      });
  }

  /** Counts what was given to no thread, or to one that has ended, as dropped. */
  #forget(): void {
    this.#before.dropped += new LineReceiver(this.memory).forget(this.#given);
    this.#given = { bytes: 0, lines: 0 };
  }

  /** What the thread had not written is lost. */
  #ended(): void {
    this.#thread = undefined;
    for (const { reject } of this.#waiting.values())
      reject(new Error("the thread of the log has ended"));
    this.#waiting.clear();
    if (this.#closing !== undefined) return;
    const { written, dropped } = this.state;
    this.#before = { written, dropped };
    this.#state = { written: 0, dropped: 0, problem: "the thread of the log has ended" };
    this.#forget();
    after(
      THREAD_RESTART_PAUSE,
      () => this.#closing === undefined && this.#run(),
      () => {},
    );
  }
}
