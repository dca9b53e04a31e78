import { after, type Failed } from "@edge-gateway/kernel/process/callbacks";
import type { MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import { FIGURE_STEP } from "@edge-gateway/gateway/bounds";
import { FIGURE_METRICS } from "@edge-gateway/gateway/observe/figures/counts";
import { FigureHistory } from "@edge-gateway/gateway/observe/figures/history";

type Read = (names: readonly string[]) => Promise<readonly (readonly MetricSnapshot[])[]>;

/** Reads the metrics of the workers at the end of each step of the figures. */
export class FigureWatch {
  readonly history = new FigureHistory();
  readonly #read: Read;
  readonly #wallClock: () => number;
  readonly #failed: Failed;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param read returns the metrics with these names, one list for each worker */
  constructor(read: Read, wallClock: () => number, failed: Failed) {
    this.#read = read;
    this.#wallClock = wallClock;
    this.#failed = failed;
    this.#wait();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Waits until the end of the step, so that steps do not become longer by the time that reading needs. */
  #wait(): void {
    if (this.#isClosed) return;
    const left = FIGURE_STEP - (this.#wallClock() % FIGURE_STEP);
    this.#timer = after(left, () => this.#step(), this.#failed);
  }

  async #step(): Promise<void> {
    try {
      const workers = await this.#read(FIGURE_METRICS);
      if (workers.length > 0) this.history.add(this.#wallClock(), workers);
    } finally {
      this.#wait();
    }
  }
}
