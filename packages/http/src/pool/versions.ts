import { EngineUpstream } from "../exchange/halves.ts";
import { needsHttp2 } from "../exchange/grpc.ts";
import type { UpstreamHalf } from "../exchange/halves.ts";
import type { HttpStream } from "../exchange/http-stream.ts";

const CONNECT = "CONNECT";

/** Whether the connection is to carry another protocol than HTTP, once the endpoint agrees. */
export function leavesHttp({ request, upgrade }: HttpStream): boolean {
  return request.method === CONNECT || upgrade !== undefined;
}

/** An endpoint without TLS, which is spoken to in the version that suits the request. */
export class AnyVersion extends EngineUpstream {
  readonly name: string;
  readonly #http1: EngineUpstream;
  readonly #http2: EngineUpstream;

  constructor(http1: EngineUpstream, http2: EngineUpstream) {
    super();
    this.name = http1.name;
    this.#http1 = http1;
    this.#http2 = http2;
  }

  /**
   * The version of a plain connection of a client is kept; of those with TLS only gRPC needs HTTP/2.
   * Whoever speaks another protocol gets a connection of its own.
   */
  take(stream: HttpStream, fresh: boolean): UpstreamHalf {
    const { request, downstream } = stream;
    const kept = request.version === "2" && !downstream.secure && !leavesHttp(stream);
    return (kept || needsHttp2(request) ? this.#http2 : this.#http1).take(stream, fresh);
  }

  close(): void {
    this.#http1.close();
    this.#http2.close();
  }
}
