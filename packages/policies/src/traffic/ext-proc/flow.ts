import type { CommonResponse } from "@edge-gateway/generated/proto/messages.ts";
import { EchoCheck } from "./echo-check.ts";
import { KeptBody } from "./kept-body.ts";

/** The progress of a body that is streamed in both directions. */
export class Flow {
  /** Whether the processor has responded. */
  hasBegun = false;
  /** Whether the request or response has continued to the next step. */
  hasContinued = false;
  /** Whether the whole body was received. */
  isComplete = false;
  /** Whether the body continues without the processor, because the processor failed. */
  isPassedOver = false;
  trailers: readonly string[] = [];
  /**
   * Checks whether the processor only looks at the body, so that the headers that describe it stay; they wait
   * for the whole body. Undefined: the headers do not wait.
   */
  echo: EchoCheck | undefined;
  /** The edits of the headers that wait. */
  edits: CommonResponse | undefined;
  readonly kept: KeptBody;
  #paused: PromiseWithResolvers<void> | undefined;

  /**
   * @param keeps maximum bytes of a body that are kept, so that the body can continue if the processor never
   * responds
   * @param waits whether the headers wait for the whole body
   */
  constructor(keeps: number, waits: boolean) {
    this.kept = new KeptBody(keeps);
    this.echo = waits ? new EchoCheck() : undefined;
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
