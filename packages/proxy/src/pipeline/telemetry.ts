import type { Logger } from "@edge-gateway/kernel/logger";
import type { Redaction } from "@edge-gateway/kernel/redact";
import type { StreamEnd, Upstream } from "@edge-gateway/http";
import type { Exchange } from "./exchange.ts";
import type { Refusal } from "./policy.ts";

/** What the frontend policies of a listener say of the telemetry of its requests; unset: as it always is. */
export interface Telemetry {
  readonly accessLog?: AccessLogPolicy;
  readonly tracing?: TracingPolicy;
  readonly metrics?: MetricLabels;
}

export const NO_TELEMETRY: Telemetry = {};

/** An exchange with what became of it in the gateway. */
export interface ObservedExchange extends Exchange {
  readonly listener: { readonly gateway: string; readonly name: string | undefined } | undefined;
  readonly route: { readonly key: string; readonly pattern: string | undefined } | undefined;
  readonly upstream: Upstream | undefined;
  /** Why the gateway responded itself; undefined while the response of the upstream is used. */
  readonly refusal: Refusal | undefined;
  /** Where the request is traced. */
  readonly span: RequestSpan | undefined;
  /** How often the request was sent again. */
  readonly retries: number;
}

/** Labels that the configuration adds to the metrics of requests. */
export interface MetricLabels {
  readonly names: readonly string[];
  /** Of a request that is over, in the order of the names. */
  values(exchange: ObservedExchange, redaction: Redaction): readonly string[];
}

/** Decides which requests are traced, and sends their spans. */
export interface TracingPolicy {
  /** Undefined: the request is not traced, and its trace context is passed on as it came. */
  begin(exchange: ObservedExchange): RequestSpan | undefined;
  /** When the configuration that made it is replaced. */
  close(): void;
}

/** The place of an operation in a trace (W3C Trace Context, section 3.2), in hexadecimal digits. */
export interface SpanContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly flags: number;
}

/** The span of a request that is traced, with those of its calls of upstreams. */
export interface RequestSpan {
  readonly context: SpanContext;
  /** The request is handed to an upstream: a call begins. */
  calling(exchange: ObservedExchange): void;
  /** The call has ended, but not with the response that is used. */
  callEnded(exchange: ObservedExchange, error: string): void;
  finished(request: FinishedExchange): void;
}

/** A request that is over. */
export interface FinishedExchange {
  readonly exchange: ObservedExchange;
  readonly end: StreamEnd;
  readonly redaction: Redaction;
}

/** Writes finished requests in another way than the usual one. */
export interface AccessLogPolicy {
  finished(request: FinishedExchange, log: Logger): void;
  /** When the configuration that made it is replaced. */
  close(): void;
}
