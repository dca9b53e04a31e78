import { EngineUpstream } from "../exchange/stream/upstream-half.ts";
import { needsHttp2 } from "../exchange/head/grpc.ts";
import type { UpstreamExchange, UpstreamHalf } from "../exchange/stream/upstream-half.ts";

const CONNECT = "CONNECT";

/** Whether the connection will carry another protocol than HTTP, if the endpoint agrees. */
export function leavesHttp({ request }: UpstreamExchange): boolean {
  return request.method === CONNECT || request.upgrade !== undefined;
}

/** A plain endpoint whose HTTP version is chosen per request. */
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
   * Requests of plain clients keep their HTTP version; of the requests over TLS, only gRPC uses HTTP/2.
   * Requests that switch protocols get their own connection.
   */
  take(exchange: UpstreamExchange, fresh: boolean): UpstreamHalf {
    const { request, downstream } = exchange;
    const kept = request.version === "2" && !downstream.secure && !leavesHttp(exchange);
    return (kept || needsHttp2(request) ? this.#http2 : this.#http1).take(exchange, fresh);
  }

  close(): void {
    this.#http1.close();
    this.#http2.close();
  }
}
