/** A request to the admin server. */
export interface TransportRequest {
  readonly method: "GET" | "POST";
  /** The path and query, beginning with `/api/`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** The response of the admin server; `Response` of `fetch` has this form. */
export interface TransportResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: AsyncIterable<Uint8Array> | null;
  text(): Promise<string>;
}

/** Sends a request and returns its response; rejects if there is none. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

/**
 * Sends requests by `fetch`, in browsers and in Node.js.
 * @param base origin of the admin server, such as `http://localhost:15000`, or the prefix of its own pages
 * @param session returns the session of a login, if the server wants one
 */
export function fetchTransport(
  base = "",
  session: () => string | undefined = () => undefined,
): Transport {
  return async ({ path, method, headers, body, signal }) =>
    fetch(base + path, {
      method,
      headers: { ...headers, ...bearer(session()) },
      cache: "no-store",
      redirect: "manual",
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
}

/** The header that names a session. */
function bearer(session: string | undefined): Readonly<Record<string, string>> {
  return session === undefined ? {} : { authorization: `Bearer ${session}` };
}
