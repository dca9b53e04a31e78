import type {
  ProcessingRequest,
  ProcessingResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import { EXTERNAL_PROCESSOR_PROCESS } from "@edge-gateway/generated/proto/methods.ts";
import { MAX_UNREAD_PROCESSOR_MESSAGES } from "../../bounds.ts";
import type { GrpcStream } from "@edge-gateway/outbound/grpc/grpc-client";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import type { OutboundTarget } from "@edge-gateway/outbound/outbound-target";
import type { PolicyServers } from "@edge-gateway/outbound/policy-servers";
import { Inbox } from "./inbox.ts";

/** The gRPC stream to a processor for one request and its response. */
export class Session {
  /** The processor's messages about the request, and those about the response. */
  readonly ofRequest: Inbox;
  readonly ofResponse: Inbox;
  /** Callbacks for when more messages can be sent. */
  readonly whenDrained: (() => void)[] = [];

  readonly #servers: PolicyServers;
  readonly #target: OutboundTarget;
  /** Messages that are sent when the stream is open. */
  #unsent: ProcessingRequest[] = [];
  #stream: GrpcStream<ProcessingRequest> | undefined;
  #isOpening = false;
  #isClosing = false;
  /** The result of the stream; undefined until the stream has ended. */
  #end: { readonly error: OutboundError | undefined } | undefined;

  constructor(servers: PolicyServers, target: OutboundTarget) {
    this.#servers = servers;
    this.#target = target;
    const inbox = () =>
      new Inbox({
        timeout: servers.processingTimeout,
        late: () => this.#fail("no response in time"),
        emptied: () => this.#stream?.resume(),
      });
    this.ofRequest = inbox();
    this.ofResponse = inbox();
  }

  /** Whether the stream has ended. */
  get isOver(): boolean {
    return this.#end !== undefined;
  }

  /** Why the stream broke; undefined while the stream is open, and after its regular end. */
  get failure(): OutboundError | undefined {
    return this.#end?.error;
  }

  /** Sends a message. Returns false if too much data is queued; then {@link whenDrained} is called later. */
  send(message: ProcessingRequest): boolean {
    if (this.#end !== undefined) return true;
    if (this.#stream !== undefined) return this.#stream.send(message);
    this.#unsent.push(message);
    if (!this.#isOpening) this.#open();
    return false;
  }

  /** Ends the gateway's side of the stream. */
  close(): void {
    this.#isClosing = true;
    this.#stream?.end();
  }

  /** Cancels the stream; pending reads never complete. */
  cancel(): void {
    this.#forget();
    this.#stream?.cancel();
  }

  /** Lets the processor end the stream; pending reads never complete. */
  finish(): void {
    if (this.#end !== undefined) return;
    this.#forget();
    this.#stream?.finish();
  }

  #forget(): void {
    this.ofRequest.forget();
    this.ofResponse.forget();
    this.#end ??= { error: undefined };
  }

  #open(): void {
    this.#isOpening = true;
    const reader = {
      received: (message: ProcessingResponse) => this.#received(message),
      ended: (error: OutboundError | undefined) => this.#ended(error),
      drained: () => this.#drained(),
    };
    this.#servers.grpc
      .open(this.#target, EXTERNAL_PROCESSOR_PROCESS, {}, reader)
      .then((stream) => this.#opened(stream))
      .catch((error: unknown) => this.#fail(String(error)));
  }

  #opened(stream: GrpcStream<ProcessingRequest>): void {
    this.#stream = stream;
    // The session may have been cancelled before the stream was open.
    if (this.#end !== undefined) return stream.cancel();
    const results = this.#unsent.splice(0).map((message) => stream.send(message));
    if (this.#isClosing) stream.end();
    if (!results.includes(false)) this.#drained();
  }

  #received(message: ProcessingResponse): void {
    if (this.#end !== undefined) return;
    const inbox = this.#inboxOf(message);
    inbox.add(message);
    if (inbox.unread >= MAX_UNREAD_PROCESSOR_MESSAGES) this.#stream?.pause();
  }

  /**
   * Selects the inbox for a message. An immediate response belongs to the half that reads: the response half,
   * once it has begun to read.
   */
  #inboxOf(message: ProcessingResponse): Inbox {
    const { responseHeaders, responseBody, responseTrailers, immediateResponse } = message;
    if ((responseHeaders ?? responseBody ?? responseTrailers) !== undefined) return this.ofResponse;
    return immediateResponse !== undefined && this.ofResponse.isRead
      ? this.ofResponse
      : this.ofRequest;
  }

  #drained(): void {
    for (const drained of this.whenDrained) drained();
  }

  #fail(reason: string): void {
    this.#ended(new OutboundError(new URL(this.#target.url).host, reason));
    this.#stream?.cancel();
  }

  #ended(error: OutboundError | undefined): void {
    if (this.#end !== undefined) return;
    this.#end = { error };
    this.ofRequest.end(error);
    this.ofResponse.end(error);
    // The stream has ended, so blocked senders may continue: their messages are discarded.
    this.#drained();
  }
}
