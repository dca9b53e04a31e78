import { ListHead } from "@edge-gateway/http";
import type {
  Downstream,
  RequestHead,
  RequestHandler,
  ResponseHead,
  Stream,
} from "@edge-gateway/http";
import { after } from "@edge-gateway/kernel/process/callbacks";
import type { RecordedIdentity, RecordedRequest } from "./recorded.ts";

const NOTHING = new Uint8Array(0);

/** A recorded request without a connection: nothing is sent, and the gateway's own response ends it. */
export class RehearsedStream {
  readonly downstream: Downstream;
  readonly request: RequestHead;
  readonly identity: RecordedIdentity;
  readonly hasHeaders: boolean;
  response: ResponseHead | undefined;
  context: unknown;
  readonly startedAt = 0;
  readonly dispatchedAt = 0;
  readonly respondedAt = 0;
  readonly endedAt = 0;
  readonly requestBytes = 0;
  readonly responseBytes = 0;
  readonly responseTrailers: readonly string[] = [];
  readonly requestTrailers: readonly string[] = [];
  readonly requestComplete = true;
  readonly requestMayTrail = false;
  readonly responseMayTrail = false;
  readonly responseLength = undefined;
  readonly canReplay = false;
  readonly isResponseEmpty = false;
  readonly isResponseObserved = false;
  readonly tunnelled = false;
  collectedRequest: Uint8Array | undefined;
  readonly collectedResponse = undefined;
  /** What could not be decided, because it was not recorded or needs others. */
  readonly undecided = new Set<string>();
  /** Whether policies that depend on the client could not be decided. */
  isUnknownClient = false;
  readonly #handler: RequestHandler;

  constructor(
    { client, hasHeaders, identity }: Pick<RecordedRequest, "client" | "hasHeaders" | "identity">,
    request: RequestHead,
    port: number,
    handler: RequestHandler,
  ) {
    this.request = request;
    this.identity = identity;
    this.hasHeaders = hasHeaders;
    this.#handler = handler;
    this.downstream = {
      id: 0,
      remoteAddress: client,
      remotePort: 0,
      localAddress: "",
      localPort: port,
      secure: request.scheme === "https",
      transport: undefined,
    };
  }

  /** The stream as the pipeline knows it. */
  get asStream(): Stream {
    return this;
  }

  get requestLength(): number | undefined {
    const length = this.request.get("content-length");
    return length === undefined ? undefined : Number(length);
  }

  get hasRequestBody(): boolean {
    return (this.requestLength ?? 0) > 0 || this.request.has("transfer-encoding");
  }

  /** The body was not recorded; its length may have been. */
  bufferRequest(limit: number, done: (body: Uint8Array | undefined) => void): void {
    const length = this.requestLength;
    if (length !== undefined && length > limit) return done(undefined);
    this.undecided.add("the request body");
    this.collectedRequest = NOTHING;
    done(NOTHING);
  }

  respondWith({ status, headers }: Parameters<Stream["respondWith"]>[0]): void {
    this.response = new ListHead(
      status,
      headers.map(([name, value]) => [name, value]),
    );
    this.#handler.finished(this, "complete");
  }

  wait(_milliseconds: number, done: () => void): void {
    after(0, done, () => {});
  }

  markRequestBody(): () => void {
    return nothing;
  }

  copyRequest(): () => undefined {
    return nothing;
  }

  divertRequest(): never {
    throw new Error("a body that was not recorded cannot be read");
  }

  divertResponse(): never {
    throw new Error("there is no response of a backend");
  }

  forward(): void {}
  discardResponse(): void {}
  respond(): void {}
  replaceResponseBody(): void {}
  transformResponseBody(): void {}
  replaceRequestBody(): void {}
  bufferResponse(): void {}
  forgetResponseLength(): void {}
  awaitResponseBody(): void {}
  readForGoneClient(): void {}
  filterTunnel(): void {}
  tapRequest(): void {}
  tapResponse(): void {}
  setDeadline(): void {}
  abort(): void {}
}

function nothing(): undefined {
  return undefined;
}

/** The rehearsal of an exchange; a policy sees the stream as that of a connection. */
export function rehearsalOf(stream: Stream): RehearsedStream {
  if (stream instanceof RehearsedStream) return stream;
  throw new TypeError("the stream has a connection");
}
