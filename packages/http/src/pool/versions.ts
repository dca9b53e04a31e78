import { EngineUpstream } from "../exchange/halves.ts";
import { needsHttp2 } from "../exchange/grpc.ts";
import type { UpstreamHalf } from "../exchange/halves.ts";
import type { HttpStream } from "../exchange/http-stream.ts";

const CONNECT = "CONNECT";

/** An endpoint that is spoken to in the version that suits the request. */
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
   * A plain connection's version is kept; behind TLS only gRPC needs HTTP/2. Whoever
   * speaks another protocol gets a connection of its own.
   */
  take(stream: HttpStream, fresh: boolean): UpstreamHalf {
    const { request, downstream, upgrade } = stream;
    const tunnel = request.method === CONNECT || upgrade !== undefined;
    const kept = request.version === "2" && !downstream.secure && !tunnel;
    return (kept || needsHttp2(request) ? this.#http2 : this.#http1).take(stream, fresh);
  }

  close(): void {
    this.#http1.close();
    this.#http2.close();
  }
}
