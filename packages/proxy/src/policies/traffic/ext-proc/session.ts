import type {
  ProcessingRequest,
  ProcessingResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import { EXTERNAL_PROCESSOR_PROCESS } from "@edge-gateway/generated/proto/methods.ts";
import { after } from "@edge-gateway/kernel/callbacks";
import { MAX_UNREAD_PROCESSOR_MESSAGES } from "../../../bounds.ts";
import type { GrpcStream } from "../../../outbound/grpc-client.ts";
import { OutboundError } from "../../../outbound/outbound-error.ts";
import type { OutboundTarget } from "../../../outbound/outbound-target.ts";
import type { PolicyServers } from "../../../outbound/policy-servers.ts";

interface Waiting {
  resolve(message: ProcessingResponse | undefined): void;
  reject(error: OutboundError): void;
}

/** The conversation with a processor about one request and its response. */
export class Session {
  readonly #servers: PolicyServers;
  readonly #target: OutboundTarget;
  #stream: GrpcStream<ProcessingRequest> | undefined;
  #unread: ProcessingResponse[] = [];
  #waiting: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isCancelled = false;
  /** How the server has ended it. */
  #end: { readonly error: OutboundError | undefined } | undefined;

  constructor(servers: PolicyServers, target: OutboundTarget) {
    this.#servers = servers;
    this.#target = target;
  }

  /** Whether the server hears and says nothing more. */
  get isOver(): boolean {
    return this.#end !== undefined && this.#unread.length === 0;
  }

  async send(message: ProcessingRequest): Promise<void> {
    if (this.#end !== undefined) return;
    const stream = this.#stream ?? (await this.#open());
    this.#stream = stream;
    // It may have been cancelled before the stream was there.
    if (this.#isCancelled) stream.cancel();
    else stream.send(message);
  }

  /** The next response; undefined when the server has ended the stream. @throws OutboundError */
  async next(): Promise<ProcessingResponse | undefined> {
    const unread = this.#unread.shift();
    if (unread !== undefined) return unread;
    if (this.#end?.error !== undefined) throw this.#end.error;
    if (this.#end !== undefined) return undefined;
    const { promise, resolve, reject } = Promise.withResolvers<ProcessingResponse | undefined>();
    this.#waiting = { resolve, reject };
    this.#timer = after(
      this.#servers.processingTimeout,
      () => this.#fail("no response in time"),
      reject,
    );
    try {
      return await promise;
    } finally {
      clearTimeout(this.#timer);
      this.#waiting = undefined;
    }
  }

  /** Nothing is sent any more. */
  close(): void {
    this.#stream?.end();
  }

  /** Nobody listens any more: who waits for a response never gets one. */
  cancel(): void {
    this.#isCancelled = true;
    this.#waiting = undefined;
    clearTimeout(this.#timer);
    this.#end ??= { error: undefined };
    this.#stream?.cancel();
  }

  #open(): Promise<GrpcStream<ProcessingRequest>> {
    return this.#servers.grpc.open(
      this.#target,
      EXTERNAL_PROCESSOR_PROCESS,
      {},
      {
        received: (received) => this.#received(received),
        ended: (error) => this.#ended(error),
      },
    );
  }

  #received(message: ProcessingResponse): void {
    if (this.#end !== undefined) return;
    if (this.#waiting !== undefined) return this.#waiting.resolve(message);
    this.#unread.push(message);
    if (this.#unread.length > MAX_UNREAD_PROCESSOR_MESSAGES)
      this.#fail("it sends more than it is asked for");
  }

  #fail(reason: string): void {
    this.#ended(new OutboundError(new URL(this.#target.url).host, reason));
    this.#stream?.cancel();
  }

  #ended(error: OutboundError | undefined): void {
    if (this.#end !== undefined) return;
    this.#end = { error };
    if (error === undefined) this.#waiting?.resolve(undefined);
    else this.#waiting?.reject(error);
  }
}
