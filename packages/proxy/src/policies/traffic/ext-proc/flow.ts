import { KeptBody } from "./kept-body.ts";

/** The progress of a body that is streamed in both directions. */
export class Flow {
  hasBegun = false;
  /** Whether the whole body was received. */
  isComplete = false;
  /** Whether the body continues without the processor, because the processor failed. */
  isPassedOver = false;
  trailers: readonly string[] = [];
  readonly kept: KeptBody;
  #paused: PromiseWithResolvers<void> | undefined;

  /**
   * @param keeps maximum bytes of a body that are kept, so that the body can continue if the processor never
   * responds
   */
  constructor(keeps: number) {
    this.kept = new KeptBody(keeps);
  }

  pause(): void {
    this.#paused ??= Promise.withResolvers();
  }

  resume(): void {
    this.#paused?.resolve();
    this.#paused = undefined;
  }

  /** Resolves when the receiver of the body can accept more data. */
  async free(): Promise<void> {
    await this.#paused?.promise;
  }
}
