import type { ProcessingResponse } from "@edge-gateway/generated/proto/messages.ts";
import { after } from "@edge-gateway/kernel/callbacks";
import type { OutboundError } from "../../../outbound/outbound-error.ts";

interface InboxOptions {
  /** Milliseconds that the server has for a response that it owes. */
  readonly timeout: number;
  /** It has not responded in that time. */
  late(): void;
  /** Every message was read. */
  emptied(): void;
}

interface Waiting {
  resolve(message: ProcessingResponse | undefined): void;
  reject(error: unknown): void;
}

/** The messages of a processor about one of the two directions. */
export class Inbox {
  /** Whether somebody has asked for a message. */
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

  /** Messages that wait. */
  get unread(): number {
    return this.#messages.length;
  }

  /** The next message; undefined when the server has ended the stream. @throws OutboundError */
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

  /** Whether the server has to send something next, within its time. */
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

  /** No message follows. */
  end(error: OutboundError | undefined): void {
    this.#end = { error };
    if (this.#waiting !== undefined) this.#settle(error);
  }

  /** Who waits never gets a message. */
  forget(): void {
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
    this.#timer = after(timeout, late, (error) => this.#waiting?.reject(error));
  }
}
