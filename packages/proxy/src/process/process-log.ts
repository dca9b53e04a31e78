import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { BoundedOutput, type LineOutput } from "@edge-gateway/gateway/observe/lines/bounded-output";
import { parseLevels, ProductLog } from "@edge-gateway/kernel/log/product-log";
import type { Logger } from "@edge-gateway/kernel/log/logger";

/** The log of a process: the lines of its main thread and of its workers, in one output that may be full. */
export class ProcessLog {
  readonly #lines: BoundedOutput;
  readonly #log: ProductLog;
  readonly #settings: Settings["logging"];
  #levels: string;

  /** @param dropped is called with the number of lines that were not written */
  constructor(settings: Settings["logging"], output: LineOutput, dropped: (lines: number) => void) {
    const { level, format, maxQueueSize } = settings;
    this.#settings = settings;
    this.#levels = level;
    this.#lines = new BoundedOutput(output, maxQueueSize, {
      dropped,
      missing: (lines) =>
        this.logger("gateway").warn("lines of the log were dropped: they were not read in time", {
          lines,
        }),
    });
    const write = (lines: string): void => this.write(lines);
    this.#log = new ProductLog({ format, write, wallClock: Date.now }, parseLevels(level));
  }

  logger(module: string): Logger {
    return this.#log.logger(module);
  }

  /** Writes lines of a worker, or of this thread. */
  write(lines: string | Uint8Array): void {
    this.#lines.write(lines);
  }

  /** Records lines that a worker could not write. */
  lost(lines: number): void {
    this.#lines.lost(lines);
  }

  /** The levels in use. */
  get levels(): string {
    return this.#levels;
  }

  /** @param levels undefined: those of the settings */
  useLevels(levels = this.#settings.level): void {
    this.#log.setLevels(parseLevels(levels));
    this.#levels = levels;
  }
}
