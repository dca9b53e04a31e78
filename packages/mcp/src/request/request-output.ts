/** Receives the results of a running request. */
export interface RequestOutput {
  /** Called with a message that is not the response. */
  push(json: string, eventId?: string): void;
  /** Called with an event that has no message, only the id and delay for resuming the stream. */
  mark(eventId: string | undefined, retry: number | undefined): void;
}

/** Keeps the order of messages of which some are written later. */
export class OrderedOutput {
  readonly #output: RequestOutput;
  #written: Promise<void> | undefined;

  constructor(output: RequestOutput) {
    this.#output = output;
  }

  /** Resolves when all messages so far are written; undefined if they are. */
  get written(): Promise<void> | undefined {
    return this.#written;
  }

  push(json: string | Promise<string>, eventId: string | undefined): void {
    if (this.#written === undefined && typeof json === "string")
      return this.#output.push(json, eventId);
    this.#write(async () => this.#output.push(await json, eventId));
  }

  mark(eventId: string | undefined, retry: number | undefined): void {
    if (this.#written === undefined) return this.#output.mark(eventId, retry);
    this.#write(() => this.#output.mark(eventId, retry));
  }

  #write(write: () => void | Promise<void>): void {
    this.#written = (this.#written ?? Promise.resolve()).then(write);
  }
}
