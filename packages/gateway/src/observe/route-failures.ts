import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { isError } from "@edge-gateway/kernel/http/http-status";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import type { StreamEnd } from "@edge-gateway/http";
import { MAX_FAILURE_CHARACTERS, MAX_FAILURE_ROUTES } from "../bounds.ts";
import { detailOf } from "../exchange/refusal-response.ts";
import type { ExchangeState } from "../pipeline/exchange-state.ts";
import { isKeyRefused, KEY_REFUSED } from "./refused-key.ts";
import type { CredentialExchange } from "./refused-key.ts";

/** A request of a route that failed, without anything secret. Times are in milliseconds. */
export interface RouteFailure {
  /** When the request arrived, since 1970. */
  readonly at: number;
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  /** The status of the response; undefined if there was none. */
  readonly status: number | undefined;
  /** The reason of the refusal, as in the access log; undefined if the backend responded. */
  readonly reason: string | undefined;
  readonly detail: string | undefined;
  /** The server that the request was sent to; undefined: none was chosen. */
  readonly endpoint: string | undefined;
  readonly milliseconds: number;
  /** Whether the client did not wait for a response, which is no failure of the gateway or the server. */
  readonly isAborted: boolean;
}

type EndedExchange = Pick<ExchangeState, "upstream"> &
  CredentialExchange & {
    readonly route: { readonly key: string } | undefined;
    readonly request: Pick<ExchangeState["request"], "method">;
    readonly original: Pick<ExchangeState["original"], "path">;
    readonly stream: Pick<ExchangeState["stream"], "startedAt" | "endedAt">;
  };

/** The first status of server errors (RFC 9110 section 15.6). */
const FIRST_SERVER_ERROR = 500;
const MOST_FAILURES = LIMITS.adminRouteFailures.failures.maxItems;

type FailuresByRoute = LruCache<string, RouteFailure[]>;

/**
 * The last failed requests of each of the routes that failed last, and apart from them those that clients aborted,
 * in one worker.
 */
export class RouteFailures {
  readonly #wallClock: () => number;
  readonly #failed: FailuresByRoute = new LruCache(MAX_FAILURE_ROUTES);
  readonly #aborted: FailuresByRoute = new LruCache(MAX_FAILURE_ROUTES);

  /** @param options.wallClock the current time in milliseconds since 1970 */
  constructor({ wallClock }: { readonly wallClock: () => number }) {
    this.#wallClock = wallClock;
  }

  /** Keeps a request that has failed, in place of the oldest of its route; any other request costs some comparisons. */
  finished(exchange: EndedExchange, end: StreamEnd, redaction: () => Redaction): void {
    const { route } = exchange;
    if (route === undefined) return;
    const isAborted = isWithoutResponse(exchange, end);
    if (!isAborted && !hasFailed(exchange, end)) return;
    const routes = isAborted ? this.#aborted : this.#failed;
    const known = routes.get(route.key) ?? [];
    const kept = known.length < MOST_FAILURES ? known : known.slice(1);
    routes.set(route.key, [...kept, this.#failureOf(exchange, end, redaction())]);
  }

  /** The requests of a route that failed, then those that clients aborted, each the oldest first. */
  of(route: string): readonly RouteFailure[] {
    return [...(this.#failed.get(route) ?? []), ...(this.#aborted.get(route) ?? [])];
  }

  #failureOf(exchange: EndedExchange, end: StreamEnd, redaction: Redaction): RouteFailure {
    const { stream, request, original, refusal, response, upstream } = exchange;
    const milliseconds = stream.endedAt - stream.startedAt;
    const detail = refusal === undefined ? undefined : detailOf(refusal);
    const cause = isKeyRefused(exchange) ? KEY_REFUSED : undefined;
    const error = detail ?? cause ?? (end === "complete" ? undefined : end);
    return {
      at: this.#wallClock() - milliseconds,
      method: bounded(request.method),
      path: bounded(redaction.path(original.path)),
      status: response?.status,
      reason: refusal === undefined ? undefined : ERRORS[refusal.code].reason,
      detail: error === undefined ? undefined : bounded(redaction.text(error)),
      endpoint: upstream?.name,
      milliseconds,
      isAborted: isWithoutResponse(exchange, end),
    };
  }
}

/** Whether the client did not wait for a response. */
function isWithoutResponse({ response }: EndedExchange, end: StreamEnd): boolean {
  return end === "client-aborted" && response === undefined;
}

/**
 * Whether the gateway refused the request, the server failed or refused the gateway's key, or the response was cut off. A client that did not
 * wait for the end of a response has cut it off itself.
 */
function hasFailed(exchange: EndedExchange, end: StreamEnd): boolean {
  if (end !== "complete" && end !== "client-aborted") return true;
  const { refusal, response } = exchange;
  const { status = 0 } = response ?? {};
  if (refusal !== undefined) return isError(status);
  return status >= FIRST_SERVER_ERROR || isKeyRefused(exchange);
}

/** The beginning of a text as a text of its own: a part of another one would keep that in memory. */
export function bounded(text: string): string {
  return Buffer.from(text.slice(0, MAX_FAILURE_CHARACTERS)).toString();
}
