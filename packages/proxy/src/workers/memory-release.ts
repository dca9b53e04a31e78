import { Session } from "node:inspector";

/**
 * Collects the garbage of this thread. V8 collects while a program allocates: a gateway that refuses requests because
 * memory is full would never have more room.
 */
export class MemoryRelease {
  readonly #isFull: () => boolean;
  #session: Session | undefined;

  /** @param isFull whether too much memory is in use */
  constructor(isFull: () => boolean) {
    this.#isFull = isFull;
  }

  /** Is called at intervals. */
  check(): void {
    if (!this.#isFull()) return;
    this.#sessionOf().post("HeapProfiler.collectGarbage");
  }

  #sessionOf(): Session {
    if (this.#session === undefined) {
      this.#session = new Session();
      this.#session.connect();
    }
    return this.#session;
  }
}
