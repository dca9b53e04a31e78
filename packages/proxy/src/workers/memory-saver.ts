import { setFlagsFromString } from "node:v8";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";

const { memoryCheckInterval, savingStartMebibytes, savingEndMebibytes, savingLimitMebibytes } =
  DEFAULTS.engineBounds;
const MEBIBYTE = 1024 ** 2;

/**
 * V8 lets a small heap double before it collects all of it. Told to save memory it collects what has ended
 * sooner: with many streams of HTTP/2 that is 10 MiB, for a tenth of the CPU time.
 */
const SAVES = "--optimize-for-size";
const HURRIES = "--no-optimize-for-size";

/** Has V8 save memory while the process takes much, as long as that is not more than V8's habits explain. */
export class MemorySaver {
  readonly #workers: number;
  readonly #tell: (flag: string) => void;
  #saves = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param workers threads that share the memory of the process; `tell` takes flags of V8 */
  constructor(workers: number, tell: (flag: string) => void = setFlagsFromString) {
    this.#workers = workers;
    this.#tell = tell;
  }

  /** Looks from now on, without keeping the process alive. */
  start(): void {
    this.#timer = setInterval(() => this.look(process.memoryUsage.rss()), memoryCheckInterval);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** @param resident bytes of the process that are in memory */
  look(resident: number): void {
    const each = resident / MEBIBYTE / this.#workers;
    const start = this.#saves ? savingEndMebibytes : savingStartMebibytes;
    const saves = each > start && each <= savingLimitMebibytes;
    if (saves !== this.#saves) this.#tell(saves ? SAVES : HURRIES);
    this.#saves = saves;
  }
}
