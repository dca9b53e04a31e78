import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import type { StreamEnd, Upstream } from "@edge-gateway/http";
import type { Exchange } from "./exchange.ts";
import type { Refusal } from "./policy.ts";
import type { TargetSpans } from "@edge-gateway/trace/target-span";

/** A listener's policies for the telemetry of its requests; unset policies have their defaults. */
export interface Telemetry {
  readonly accessLog?: AccessLogPolicy;
  readonly tracing?: TracingPolicy;
  readonly metrics?: MetricLabels;
}

export const NO_TELEMETRY: Telemetry = {};

/** An exchange, with what the gateway has done for it. */
export interface ObservedExchange extends Exchange {
  readonly listener: { readonly gateway: string; readonly name: string | undefined } | undefined;
  readonly route: { readonly key: string; readonly pattern: string | undefined } | undefined;
  readonly upstream: Upstream | undefined;
  /** Why the gateway itself responds; undefined while the upstream's response is used. */
  readonly refusal: Refusal | undefined;
  /** The span of the request; set if the request is traced. */
  readonly span: RequestSpan | undefined;
  /** The number of retries of the request. */
  readonly retries: number;
}

/** Labels that the configuration adds to request metrics. */
export interface MetricLabels {
  readonly names: readonly string[];
  /** Returns the values of the labels for a finished request, in the order of `names`. */
  values(exchange: ObservedExchange, redaction: Redaction): readonly string[];
}

/** Decides which requests are traced, and exports their spans. */
export interface TracingPolicy {
  /**
   * Begins the span of a request. Undefined: the request is not traced, and its trace context is forwarded
   * unchanged.
   */
  begin(exchange: ObservedExchange): RequestSpan | undefined;
  /** Called when the configuration of this tracing is replaced. */
  close(): void;
}

/** A span's position in a trace (W3C Trace Context, section 3.2), in hexadecimal. */
export interface SpanContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly flags: number;
}

/** A traced request's span, and the spans of its upstream calls. */
export interface RequestSpan extends TargetSpans {
  readonly context: SpanContext;
  /** Called when a call of an upstream begins. */
  calling(exchange: ObservedExchange): void;
  /** Called when a call has ended without the final response. */
  callEnded(exchange: ObservedExchange, error: string): void;
  finished(request: FinishedExchange): void;
}

/** A request that has ended. */
export interface FinishedExchange {
  readonly exchange: ObservedExchange;
  readonly end: StreamEnd;
  readonly redaction: Redaction;
}

/** An additional access log for finished requests. */
export interface AccessLogPolicy {
  finished(request: FinishedExchange, log: Logger): void;
  /** Called when the configuration of this access log is replaced. */
  close(): void;
}
