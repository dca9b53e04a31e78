import type { ProcessingResponse } from "@edge-gateway/generated/proto/messages.ts";
import { after } from "@edge-gateway/kernel/process/callbacks";
import type { OutboundError } from "@edge-gateway/outbound/outbound-error";

interface InboxOptions {
  /** Milliseconds within which the processor must send a required message. */
  readonly timeout: number;
  /** Called when a required message is late. */
  late(): void;
  /** Called when every message has been read. */
  emptied(): void;
}

interface Waiting {
  resolve(message: ProcessingResponse | undefined): void;
  reject(error: unknown): void;
}

/** The processor's messages about the request, or about the response, in order of arrival. */
export class Inbox {
  /** Whether {@link next} has ever been called. */
  isRead = false;

  readonly #options: InboxOptions;
  readonly #messages: ProcessingResponse[] = [];
  #waiting: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOwed = false;
  #end: { readonly error: OutboundError | undefined } | undefined;

  constructor(options: InboxOptions) {
    this.#options = options;
  }

  /** The number of unread messages. */
  get unread(): number {
    return this.#messages.length;
  }

  /**
   * Returns the next message; undefined when the processor has ended the stream.
   * @throws OutboundError
   */
  next(): Promise<ProcessingResponse | undefined> {
    this.isRead = true;
    const message = this.#messages.shift();
    if (this.#messages.length === 0) this.#options.emptied();
    if (message !== undefined) return Promise.resolve(message);
    const { promise, resolve, reject } = Promise.withResolvers<ProcessingResponse | undefined>();
    this.#waiting = { resolve, reject };
    if (this.#end !== undefined) this.#settle(this.#end.error);
    else if (this.#isOwed) this.#startTimer();
    return promise;
  }

  /** Sets whether the processor must send a message next, within the time limit. */
  owed(isOwed: boolean): void {
    this.#isOwed = isOwed;
    clearTimeout(this.#timer);
    if (isOwed && this.#waiting !== undefined) this.#startTimer();
  }

  add(message: ProcessingResponse): void {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) this.#messages.push(message);
    else waiting.resolve(message);
  }

  /** Notes that no more messages follow. */
  end(error: OutboundError | undefined): void {
    this.#end = { error };
    if (this.#waiting !== undefined) this.#settle(error);
  }

  /** Stops delivery: unread messages are dropped, and pending reads never complete. */
  forget(): void {
    this.#messages.length = 0;
    this.#waiting = undefined;
    clearTimeout(this.#timer);
  }

  #settle(error: OutboundError | undefined): void {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (error === undefined) waiting?.resolve(undefined);
    else waiting?.reject(error);
  }

  #startTimer(): void {
    clearTimeout(this.#timer);
    const { timeout, late } = this.#options;
    const failed = (error: unknown): void => this.#waiting?.reject(error);
    // A busy thread runs its timers before it reads what has arrived in time.
    const expired = (): void => void (this.#timer = after(0, late, failed));
    this.#timer = after(timeout, expired, failed);
  }
}
