/** The protocol of the client. */
export type Protocol = "http1" | "http2" | "grpc" | "websocket";

/** How observers name the address of the upstream, whose port is another one in each run. */
export const UPSTREAM_HOST = "upstream.test";

/** Header fields by lower-case name. */
export type Fields = Readonly<Record<string, string>>;

/** A request as one observer sees it. Each character of the body is one byte. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly host: string;
  readonly headers: Fields;
  /** Undefined: the request has no body. */
  readonly body: string | undefined;
  readonly trailers: Fields;
}

/** A response as one observer sees it. */
export interface Response {
  readonly status: number;
  readonly headers: Fields;
  readonly body: string;
  readonly trailers: Fields;
  /** The statuses of the informational responses before it. */
  readonly informational: readonly number[];
}

/** One request of a client, and the response that the upstream is going to send. */
export interface Exchange {
  readonly protocol: Protocol;
  readonly request: Request;
  readonly response: Response;
  /** Whether the upstream responds before it has received the body. */
  readonly early: boolean;
}

/** What a server that the gateway asks must have been sent. */
export interface Call {
  readonly server: string;
  readonly method?: string;
  readonly path?: string;
  readonly headers: Fields;
  readonly body?: string | undefined;
}

/** What each observer of one exchange must have seen. */
export interface Expectation {
  /** Undefined: the upstream must not be called. */
  readonly upstream: Request | undefined;
  readonly client: Response;
  readonly calls: readonly Call[];
  /** The copies of the request, by the name of the mirror. */
  readonly mirrors: Readonly<Record<string, Request>>;
  /** The status in the access log. */
  readonly logged: number;
  /** The types and stages of the trace records, in order. */
  readonly trace: readonly string[];
}
