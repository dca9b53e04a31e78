import { after } from "@edge-gateway/kernel/process/callbacks";
import { DAY } from "@edge-gateway/storage/request-log/periods";
import type {
  RequestLogStore,
  Retention,
} from "@edge-gateway/storage/request-log/request-log-store";
import type { RequestRow } from "@edge-gateway/storage/request-log/request-row";
import type { LineReceiver } from "@edge-gateway/gateway/observe/lines/line-queue";
import { countLines } from "@edge-gateway/gateway/observe/lines/bounded-output";
import {
  BATCH_BYTES,
  BATCH_PAUSE,
  BATCH_RECORDS,
  EXPIRY_INTERVAL,
  FAILED_BATCH_PAUSE,
} from "./bounds.ts";
import type { LogState } from "./messages.ts";
import { rowsIn } from "./read-lines.ts";

export interface WriterParts {
  /** The database; rejects while it cannot be used. */
  readonly store: () => Promise<RequestLogStore>;
  readonly queue: Pick<LineReceiver, "taken">;
  /** The earliest times of what is kept. */
  readonly retention: (now: number) => Retention;
  readonly now: () => number;
  readonly written: (rows: readonly RequestRow[]) => void;
  readonly changed: (state: LogState) => void;
}

const NOTHING = new Uint8Array(0);

/**
 * Writes records in batches. The memory of the queue bounds what waits here: workers drop records while it is full.
 */
export class LogWriter {
  readonly #parts: WriterParts;
  #waiting: Uint8Array[] = [];
  /** How many of the first waiting lines may have been written: they are a batch until it is known. */
  #unsettled = 0;
  /** Whether the batch was refused because its records seem to be there. */
  #isRepeated = false;
  #writing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #expiredAt = -Infinity;
  #written = 0;
  #dropped = 0;
  #problem = "";
  #isEnding = false;

  constructor(parts: WriterParts) {
    this.#parts = parts;
    this.#next(0);
  }

  add(lines: Uint8Array): void {
    this.#waiting.push(lines);
  }

  /** Writes what waits; resolves when it was written, or cannot be. */
  async end(): Promise<void> {
    this.#isEnding = true;
    clearTimeout(this.#timer);
    await this.#writing;
    let isWritten = true;
    while (isWritten && this.#waiting.length > 0) isWritten = await this.#write();
    this.#tell();
  }

  #next(pause: number): void {
    if (this.#isEnding) return;
    const step = (): Promise<void> => (this.#writing = this.#step());
    this.#timer = after(pause, step, () => this.#next(FAILED_BATCH_PAUSE));
  }

  async #step(): Promise<void> {
    const isWritten = await this.#write();
    if (isWritten) await this.#expire();
    this.#tell();
    const isMore = this.#waiting.length > 0;
    this.#next(isWritten ? (isMore ? 0 : BATCH_PAUSE) : FAILED_BATCH_PAUSE);
  }

  /** Writes one batch; returns whether the database can be used. */
  async #write(): Promise<boolean> {
    const batch = this.#batch();
    try {
      const store = await this.#parts.store();
      if (batch.length > 0) {
        const rows = batch.flatMap(rowsIn);
        await store.write(rows);
        this.#written += rows.length;
        this.#parts.written(rows);
      }
    } catch (error) {
      this.#problem = reasonOf(error);
      if (!this.#isFinal(error)) {
        this.#unsettled = batch.length;
        return false;
      }
      this.#dropped += batch.reduce((count, lines) => count + countLines(lines), 0);
      this.#taken(batch);
      return true;
    }
    this.#problem = "";
    this.#taken(batch);
    return true;
  }

  /**
   * Whether a batch fails again as often as it is tried. An earlier attempt whose connection has ended may be
   * committed during the next one, whose records are then there already; the attempt after it sees them.
   */
  #isFinal(error: unknown): boolean {
    if (codeOf(error) !== UNIQUE_VIOLATION) return isOfData(error);
    const isAgain = this.#isRepeated;
    this.#isRepeated = true;
    return isAgain;
  }

  /** The oldest waiting lines, at least one message of a worker. */
  #batch(): readonly Uint8Array[] {
    if (this.#unsettled > 0) return this.#waiting.slice(0, this.#unsettled);
    let bytes = 0;
    let records = 0;
    const end = this.#waiting.findIndex((lines, index) => {
      bytes += lines.byteLength;
      records += countLines(lines);
      return index > 0 && (bytes > BATCH_BYTES || records > BATCH_RECORDS);
    });
    return end < 0 ? [...this.#waiting] : this.#waiting.slice(0, end);
  }

  #taken(batch: readonly Uint8Array[]): void {
    this.#unsettled = 0;
    this.#isRepeated = false;
    this.#waiting.splice(0, batch.length);
    for (const lines of batch) this.#dropped += this.#parts.queue.taken(lines);
  }

  async #expire(): Promise<void> {
    const { now, retention, store } = this.#parts;
    if (now() - this.#expiredAt < EXPIRY_INTERVAL) return;
    this.#expiredAt = now();
    try {
      const log = await store();
      await log.prepare(this.#expiredAt + DAY);
      await log.expire(retention(this.#expiredAt));
    } catch (error) {
      this.#problem = reasonOf(error);
    }
  }

  #tell(): void {
    this.#dropped += this.#parts.queue.taken(NOTHING);
    this.#parts.changed({
      written: this.#written,
      dropped: this.#dropped,
      problem: this.#problem,
    });
  }
}

/** The classes of errors of PostgreSQL about the values of a statement, which fails again as often as it is tried. */
const DATA_CLASSES = /^(?:22|23|54)/;

const UNIQUE_VIOLATION = "23505";

function isOfData(error: unknown): boolean {
  return error instanceof SyntaxError || DATA_CLASSES.test(codeOf(error));
}

function codeOf(error: unknown): string {
  const isCoded = error instanceof Error && "code" in error && typeof error.code === "string";
  return isCoded ? String(error.code) : "";
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
