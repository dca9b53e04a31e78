/**
 * A request of a client that this worker runs, and whether the client has cancelled it. Another worker that hears
 * of the cancellation tells the targets at once, perhaps before they have the request: then they are told again.
 */
export class CancellableRequest {
  readonly #tell: (target: string) => void;
  readonly #sent = new Set<string>();
  #isCancelled: boolean;

  /**
   * @param isCancelled whether the cancellation has arrived before the request
   * @param tell tells a target that has the request
   */
  constructor(isCancelled: boolean, tell: (target: string) => void) {
    this.#isCancelled = isCancelled;
    this.#tell = tell;
  }

  /** Is called when the request has been sent to a target. */
  sentTo(target: string): void {
    this.#sent.add(target);
    if (this.#isCancelled) this.#tell(target);
  }

  /** @param isTold whether the targets that have the request hear of it after the request */
  cancelled(isTold: boolean): void {
    this.#isCancelled = true;
    if (!isTold) for (const target of this.#sent) this.#tell(target);
  }
}
