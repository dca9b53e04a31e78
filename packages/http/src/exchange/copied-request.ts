import { BY_LENGTH, NO_BODY } from "../codec/body-reader.ts";
import { HOST, OWNED } from "../codec/fields.ts";
import { grpcType } from "./grpc.ts";
import { FieldList } from "./field-list.ts";
import type { ClientHalf, ResponseSender } from "./client-half.ts";
import type { RequestHead, ResponseHead } from "./head.ts";
import type { SentRequestHead, SentResponseHead } from "./head-writer.ts";
import { HttpStream } from "./http-stream.ts";
import { Intake } from "../wire/intake.ts";
import type { Output } from "../wire/output.ts";
import { RequestBody } from "./request-body.ts";
import { ResponseBody } from "./response-body.ts";
import type { Dispatch, Downstream, RequestHandler } from "./stream.ts";
import { Timer } from "../wire/timer-wheel.ts";
import type { Thread } from "../wire/thread.ts";
import { NOWHERE } from "../wire/wire.ts";

/** What a copy has of a request. */
export type CopiedFields = Pick<
  RequestHead,
  | "method"
  | "scheme"
  | "version"
  | "target"
  | "path"
  | "query"
  | "authority"
  | "get"
  | "has"
  | "entries"
>;

/** How a copy ended. */
export interface CopyResult {
  /** Undefined: no response came. */
  readonly response: ResponseHead | undefined;
  /** What came behind the response's body, names and values in turn. */
  readonly trailers: readonly string[];
  /** Where it was wanted, and is not larger than that. */
  readonly body: Uint8Array | undefined;
  /** Why the response is missing, or not complete. */
  readonly failure: string | undefined;
}

/** Who sends a copy, and is told how it ended. */
export interface CopyOptions {
  readonly thread: Thread;
  readonly done: (result: CopyResult) => void;
  /** Bytes of the response's body that are wanted; unset: it is thrown away. */
  readonly maxBodyBytes?: number;
}

/** A request as it was at one moment, to be sent to another place than the request itself. */
export class CopiedHead extends FieldList implements SentRequestHead {
  readonly method: string;
  readonly scheme: "http" | "https";
  readonly version: string;
  readonly acceptsTrailers: boolean;
  readonly path: string;
  readonly query: string | undefined;
  target: string;
  authority: string;
  readonly #measured: boolean;

  /** `authority`: the host that is asked instead. */
  constructor(request: CopiedFields, authority?: string) {
    super();
    // Servers of gRPC refuse requests that do not.
    this.acceptsTrailers = grpcType(request) !== undefined;
    this.method = request.method;
    this.scheme = request.scheme;
    this.version = request.version;
    this.target = request.target;
    this.path = request.path;
    this.query = request.query;
    this.authority = authority ?? request.authority;
    this.#measured = request.has("content-length");
    // What the client waits for has nothing to do with a copy.
    for (const [name, value] of request.entries())
      if (name !== "host" && name !== "expect" && !OWNED.has(name)) this.append(name, value);
  }

  /** Says how long the body is, where there is one or the request said that there is none. */
  measure(length: number): void {
    if (length > 0 || this.#measured) this.append("content-length", String(length));
  }

  mark(): () => void {
    return this.markFields();
  }

  override addFields(to: string[], without: number): void {
    if ((without & HOST) === 0) to.push("host", this.authority);
    super.addFields(to, without);
  }

  write(output: Output, without: number): void {
    output.text(`${this.method} ${this.target} HTTP/1.1\r\n`);
    output.field("host", this.authority);
    this.writeFields(output, without);
  }
}

/**
 * Sends a copy; its answer is read and thrown away, as long as the time of the dispatch lasts, so that
 * an answer without an end has one. `done` is called once, at the end of it all.
 */
export function sendCopy(
  head: CopiedHead,
  body: Buffer,
  dispatch: Dispatch,
  { thread, done, maxBodyBytes = 0 }: CopyOptions,
): void {
  const timer = new Timer(thread.wheel, { timedOut: () => stream.abort() });
  const ended = (result: CopyResult): void => {
    timer.release();
    done(result);
  };
  const half = new MirrorClient(head.scheme === "https", { thread, done: ended, maxBodyBytes });
  half.requestBody.begin(body.length > 0 ? BY_LENGTH : NO_BODY, body.length);
  if (body.length > 0) half.requestBody.receive(body, 0, body.length);
  half.requestBody.afterRead();
  head.measure(body.length);
  const stream = new HttpStream(half, head, half.server.clock(), body.length > 0);
  timer.set(dispatch.timeout);
  stream.forward(dispatch);
}

/** All of the body is here before it is sent, and no trailers are. */
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

/** The client's half where there is no client. */
class MirrorClient implements ClientHalf {
  readonly downstream: Downstream;
  readonly requestBody: RequestBody;
  readonly responses: ResponseSender;
  readonly server: ClientHalf["server"];

  constructor(secure: boolean, { thread, done, maxBodyBytes }: Required<CopyOptions>) {
    this.downstream = { ...UNKNOWN_CLIENT, secure };
    let failure: string | undefined;
    let collected: Uint8Array | undefined;
    const handler: RequestHandler = {
      request() {},
      response(stream) {
        if (maxBodyBytes === 0) return stream.respond();
        stream.bufferResponse(maxBodyBytes, (body) => {
          collected = body;
          stream.respond();
        });
      },
      failed(stream, { kind, detail }) {
        failure = `${kind}: ${detail}`;
        stream.abort();
      },
      finished({ response, responseTrailers: trailers }, end) {
        if (end !== "complete") failure ??= NO_RESPONSE;
        done({ response, trailers, body: collected, failure });
      },
    };
    this.requestBody = new RequestBody(thread.output, new Intake(NOWHERE), LIMITS);
    this.responses = new MirrorResponses(thread.output);
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

class MirrorResponses implements ResponseSender {
  readonly body: ResponseBody;

  constructor(output: Output) {
    this.body = new ResponseBody(output, NOWHERE, { unread() {} });
  }

  reply(): void {}

  respond(_method: string, head: SentResponseHead): void {
    this.body.start(head, true, false);
    this.body.send();
  }

  interim(): void {}
  continue(): void {}
}
