import { KeptBody } from "./kept-body.ts";

/** How far a body has come that is streamed both ways. */
export class Flow {
  hasBegun = false;
  /** Whether the body was received whole. */
  isComplete = false;
  /** Whether it goes on without the server. */
  isPassedOver = false;
  trailers: readonly string[] = [];
  readonly kept: KeptBody;
  #paused: PromiseWithResolvers<void> | undefined;

  /** @param keeps bytes of a body that can go on without the server as long as that has said nothing */
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

  /** When the other side takes more. */
  async free(): Promise<void> {
    await this.#paused?.promise;
  }
}
