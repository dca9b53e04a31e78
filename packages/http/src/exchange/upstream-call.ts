import { BY_LENGTH, NO_BODY } from "../codec/body-reader.ts";
import type { ClientHalf, ResponseSender } from "./client-half.ts";
import type { CopiedHead } from "./stream/copied-request.ts";
import type { ResponseHead } from "./head/head.ts";
import type { SentResponseHead } from "./head/head-writer.ts";
import type { ListHead } from "./head/list-head.ts";
import { HttpStream } from "./http-stream.ts";
import { Intake } from "../wire/intake.ts";
import { ReadingWire } from "./stream/reading-wire.ts";
import { RequestBody } from "./message/request-body.ts";
import { ResponseBody } from "./message/response-body.ts";
import type { Dispatch, Downstream, FailureKind, RequestHandler } from "./stream/stream.ts";
import type { Thread } from "../wire/thread.ts";
import { EngineUpstream } from "./stream/upstream-half.ts";
import { NOWHERE } from "../wire/wire.ts";
import type { Wire } from "../wire/wire.ts";

/** The result of a request that the gateway itself has sent. */
export interface CallResult {
  /** The headers of the response; undefined if none arrived. */
  readonly response: ResponseHead | undefined;
  /** The response's trailers, alternating names and values. */
  readonly trailers: readonly string[];
  /** Why the response is missing or incomplete. */
  readonly failure: string | undefined;
  /** The kind of failure, if the upstream sent no response. */
  readonly failureKind: FailureKind | undefined;
  /** Whether the upstream has not processed the request, so that another may get it, whatever its method. */
  readonly isUnprocessed: boolean;
}

/** Receives the response to a request that the gateway itself has sent. */
export interface CallReader {
  /** Is called when the headers have arrived; they can be read until the call has ended. */
  responded(head: ResponseHead): void;
  /** Is called with a part of the body, whose memory is reused after the call. */
  received(bytes: Uint8Array): void;
  /** Is called once, when the call has ended. */
  ended(result: CallResult): void;
}

/** Whose thread a call runs on, and who reads its response. */
interface CallParts {
  readonly thread: Thread;
  readonly reader: CallReader;
}

/** The gateway's own request: over the same connection pools as client requests, or through a handler of these. */
export class UpstreamCall {
  readonly #stream: HttpStream;
  readonly #wire: ReadingWire;
  readonly #body: ResponseBody;

  /**
   * Sends the request.
   * @param to an upstream, whose timeout applies to the response headers; or what handles the request as that of
   *   a client
   */
  constructor(
    head: CopiedHead,
    body: Buffer,
    to: Dispatch | RequestHandler,
    { thread, reader }: CallParts,
  ) {
    this.#wire = new ReadingWire(reader);
    const handler = "upstream" in to ? forwarding(reader, to) : reading(reader, to);
    const client = new CallingClient(head.scheme === "https", this.#wire, { thread, handler });
    this.#body = client.responses.body;
    client.requestBody.begin(body.length > 0 ? BY_LENGTH : NO_BODY, body.length);
    if (body.length > 0) client.requestBody.receive(body, 0, body.length);
    client.requestBody.afterRead();
    head.measure(body.length);
    this.#stream = new HttpStream(client, head, client.server.clock(), body.length > 0);
    handler.request(this.#stream);
  }

  /** Aborts the call, and tells its reader that it ended. */
  abort(): void {
    this.#stream.abort();
  }

  /** Pauses reading the body until {@link resume} is called. */
  pause(): void {
    this.#wire.congested = true;
  }

  resume(): void {
    this.#wire.congested = false;
    this.#body.drained();
  }
}

/**
 * Limits that never apply: the whole body of the gateway's own request is known before it is sent, and has no
 * trailers.
 */
const LIMITS = { maxHeadBytes: 1, maxHeaders: 0, maxReplayBytes: 0 };

const NO_RESPONSE = "no complete response in time";

const UNKNOWN_CLIENT = {
  id: 0,
  remoteAddress: "",
  remotePort: 0,
  localAddress: "",
  localPort: 0,
  transport: undefined,
};
const PLAIN_CLIENT: Downstream = { ...UNKNOWN_CLIENT, secure: false };
const SECURE_CLIENT: Downstream = { ...UNKNOWN_CLIENT, secure: true };

/** The client's half of an exchange for requests that the gateway itself sends. */
class CallingClient implements ClientHalf {
  readonly downstream: Downstream;
  readonly requestBody: RequestBody;
  readonly responses: ResponseSender;
  readonly server: ClientHalf["server"];

  constructor(
    secure: boolean,
    wire: Wire,
    { thread, handler }: Pick<CallParts, "thread"> & { readonly handler: RequestHandler },
  ) {
    this.downstream = secure ? SECURE_CLIENT : PLAIN_CLIENT;
    this.requestBody = new RequestBody(thread.output, new Intake(NOWHERE), LIMITS);
    this.responses = new CallResponses(thread, wire);
    this.server = {
      handler,
      thread,
      clock: () => thread.wheel.now,
      limits: { keepsNameCase: true },
    };
  }

  setDeadline(): void {}
  clearDeadline(): void {}
  decideKeepAlive(): void {}
  cut(): void {}
  streamEnded(): void {}
}

/** A call that one server has not processed goes to another. */
function forwarding(reader: CallReader, asked: Dispatch): RequestHandler {
  const upstream =
    asked.upstream instanceof EngineUpstream ? asked.upstream.ofOneRequest() : asked.upstream;
  const dispatch = { ...asked, upstream };
  let alternatives = upstream instanceof EngineUpstream ? upstream.alternatives : 0;
  let failure: string | undefined;
  let failureKind: FailureKind | undefined;
  let wasUnprocessed = false;
  return {
    request: (stream) => stream.forward(dispatch),
    response(stream) {
      if (stream.response !== undefined) reader.responded(stream.response);
      stream.respond();
    },
    failed(stream, { kind, detail, isUnprocessed }, canReplay) {
      if (isUnprocessed === true && canReplay && alternatives > 0) {
        alternatives -= 1;
        return stream.forward(dispatch);
      }
      failure = `${kind}: ${detail}`;
      failureKind = kind;
      wasUnprocessed = isUnprocessed === true;
      stream.abort();
    },
    finished({ response, responseTrailers: trailers }, end) {
      if (end !== "complete") failure ??= NO_RESPONSE;
      const isUnprocessed = wasUnprocessed;
      reader.ended({ response, trailers, failure, failureKind, isUnprocessed });
    },
  };
}

/** Tells a reader how a handler has ended the request. */
function reading(reader: CallReader, handler: RequestHandler): RequestHandler {
  return {
    request: (stream) => handler.request(stream),
    response: (stream) => handler.response(stream),
    failed: (stream, failure, canReplay) => handler.failed(stream, failure, canReplay),
    requestEnd: (stream) => handler.requestEnd?.(stream),
    finished(stream, end) {
      const { response, responseTrailers: trailers } = stream;
      const failure = end === "complete" ? undefined : NO_RESPONSE;
      const isUnprocessed = false;
      reader.ended({ response, trailers, failure, failureKind: undefined, isUnprocessed });
      handler.finished(stream, end);
    },
  };
}

class CallResponses implements ResponseSender {
  readonly body: ResponseBody;
  readonly #wire: Wire;

  constructor({ output }: Thread, wire: Wire) {
    this.#wire = wire;
    this.body = new ResponseBody(output, wire, { unread() {} });
  }

  respondWith(_method: string, _head: ListHead, body: Uint8Array): void {
    if (body.length > 0) this.#wire.send(body);
  }

  respond(_method: string, head: SentResponseHead): void {
    this.body.start(head, false, false);
    this.body.send();
  }

  interim(): void {}
  continue(): void {}
}
