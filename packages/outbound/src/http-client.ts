import { lookup as lookupBySystem } from "node:dns";
import type { LookupFunction } from "node:net";
import type * as undici from "undici";
import { reasonOf } from "@edge-gateway/http";
import { LONGEST_TIMER } from "@edge-gateway/kernel/process/callbacks";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { MAX_OUTBOUND_AGENTS, MAX_OUTBOUND_CONNECTIONS } from "./bounds.ts";
import { TRUSTED_BY_SYSTEM, tlsSocketOptions } from "./tls/tls-policy.ts";
import { OutboundError } from "./outbound-error.ts";
import type { OutboundTarget } from "./outbound-target.ts";

export interface OutboundRequest {
  readonly method: string;
  /**
   * The path of the request, which starts with a slash and includes the query; undefined: the target's path.
   */
  readonly path?: string;
  /** All headers except those that the connection sets, such as Content-Length and Connection. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body?: Uint8Array;
  /** Whether the request may be repeated if a pooled connection turns out to be closed. */
  readonly isRepeatable: boolean;
  /** The maximum time of the whole call, in milliseconds. */
  readonly timeout: number;
}

export interface OutboundResponse {
  readonly status: number;
  /** The headers by their names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

type Undici = typeof undici.default;

/** The library is loaded on demand, because it uses 10 MiB of memory and starts slowly. */
const loadUndici = async (): Promise<Undici> => (await import("undici")).default;

/**
 * Makes the gateway's own HTTP calls, with limits of time and size, and without redirects, cookies or a
 * proxy.
 */
export class HttpClient {
  readonly #maxBodyBytes: number;
  readonly #lookup: LookupFunction;
  readonly #random: () => number;
  readonly #agents = new LruCache<string, undici.Agent>(
    MAX_OUTBOUND_AGENTS,
    (agent) => void agent.close(),
  );

  /** @param lookup resolves the host names of servers */
  constructor(
    maxBodyBytes: number,
    lookup: LookupFunction = lookupBySystem,
    random: () => number = Math.random,
  ) {
    this.#maxBodyBytes = maxBodyBytes;
    this.#lookup = lookup;
    this.#random = random;
  }

  /**
   * Sends a request.
   * @throws OutboundError
   */
  async send(target: OutboundTarget, request: OutboundRequest): Promise<OutboundResponse> {
    const library = await loadUndici();
    const { host } = new URL(target.url);
    const signal = AbortSignal.timeout(Math.min(request.timeout, LONGEST_TIMER));
    const { origins = [new URL(target.url).origin] } = target;
    const first = Math.floor(this.#random() * origins.length);
    const originAt = (index: number): string => origins[index % origins.length] ?? "";
    try {
      return await this.#sendOnce(target, originAt(first), request, { signal, library });
    } catch (error) {
      const mayRepeat = isClosed(error, library) || origins.length > 1;
      if (!request.isRepeatable || !mayRepeat)
        throw new OutboundError(host, failureOf(error, library), undefined, error);
    }
    try {
      return await this.#sendOnce(target, originAt(first + 1), request, { signal, library });
    } catch (second) {
      throw new OutboundError(host, failureOf(second, library), undefined, second);
    }
  }

  async #sendOnce(
    target: OutboundTarget,
    origin: string,
    { method, path, headers, body }: OutboundRequest,
    { signal, library }: { readonly signal: AbortSignal; readonly library: Undici },
  ): Promise<OutboundResponse> {
    const { pathname, search } = new URL(target.url);
    const response = await inTime(
      signal,
      // A parsed URL would lose dot segments, so that the server would not see the path of the request.
      this.#agent(target, library).request({
        origin,
        path: path ?? pathname + search,
        method,
        headers,
        body: body ?? null,
        signal,
      }),
    );
    const received = Buffer.from(await response.body.arrayBuffer());
    return { status: response.statusCode, headers: response.headers, body: received };
  }

  async close(): Promise<void> {
    const agents = this.#agents.values();
    this.#agents.clear();
    await Promise.all(agents.map((agent) => agent.destroy()));
  }

  #agent(
    { url, socketPath, connectTimeout, tls = TRUSTED_BY_SYSTEM }: OutboundTarget,
    { Agent }: Undici,
  ): undici.Agent {
    const secure = new URL(url).protocol === "https:";
    const key = JSON.stringify([socketPath, secure ? tls : undefined, connectTimeout]);
    const known = this.#agents.get(key);
    if (known !== undefined) return known;
    const agent = new Agent({
      connect: {
        lookup: this.#lookup,
        ...(secure ? tlsSocketOptions(tls) : {}),
        ...(socketPath === undefined ? {} : { socketPath }),
      },
      ...(connectTimeout === undefined ? {} : { connectTimeout }),
      connections: MAX_OUTBOUND_CONNECTIONS,
      maxResponseSize: this.#maxBodyBytes,
    });
    this.#agents.set(key, agent);
    return agent;
  }
}

/**
 * Rejects as soon as the signal aborts. The library alone would first wait for the connection, which a server
 * that never responds to a TLS handshake delays by 10 seconds.
 */
async function inTime<Result>(signal: AbortSignal, result: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await Promise.race([result, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** Whether the server may have closed the connection before it received the request. */
function isClosed(cause: unknown, { errors }: Undici): boolean {
  return (
    cause instanceof errors.SocketError ||
    (cause instanceof Error && "code" in cause && cause.code === "ECONNRESET")
  );
}

function failureOf(cause: unknown, { errors }: Undici): string {
  if (cause instanceof errors.ResponseExceededMaxSizeError) return "the response is too large";
  if (!(cause instanceof Error)) return "the call failed";
  if (cause.name === "TimeoutError") return "no response in time";
  return reasonOf(cause);
}
