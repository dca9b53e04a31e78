import { MCP_CALL } from "@edge-gateway/mcp/exchange";
import { isError } from "@edge-gateway/kernel/http/http-status";
import type { Fields } from "@edge-gateway/kernel/log/logger";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import { grpcType } from "@edge-gateway/http";
import { detailOf } from "@edge-gateway/gateway/exchange/refusal-response";
import { otelFieldsOf, serverOf } from "@edge-gateway/gateway/observe/otel-names";
import { mcpSpanName, TOOL_ERROR } from "@edge-gateway/gateway/observe/fields/mcp-fields";
import { hasFailed } from "@edge-gateway/gateway/observe/fields/severity";
import type { SpanEntry } from "@edge-gateway/outbound/otlp/messages";
import type {
  FinishedExchange,
  ObservedExchange,
  RequestSpan,
  SpanContext,
} from "@edge-gateway/gateway/exchange/telemetry";
import type { TargetCallNames, TargetSpan } from "@edge-gateway/trace/target-span";
import { TRACEPARENT } from "@edge-gateway/trace/target-span";
import type { AttributeRules, RequestFilter } from "../attribute-rules.ts";
import { childOf, traceparentOf } from "./trace-context.ts";

/** An attribute with this name sets the span's name. */
const SPAN_NAME = "span.name";
/**
 * The first status that counts as an error of a client span (OpenTelemetry, semantic conventions
 * for HTTP).
 */

/** The settings of tracing that all requests of a listener share. */
export interface TracePlace {
  readonly rules: AttributeRules;
  readonly filter: RequestFilter | undefined;
  /** The current time in milliseconds since 1970, from a high-resolution clock. */
  readonly wallClock: () => number;
  readonly now: () => number;
  readonly send: (span: SpanEntry) => void;
}

/** The client and server of a request. */
export interface Origin {
  readonly parent: SpanContext | undefined;
  readonly traceState: string | undefined;
}

/** A call to an upstream, with times in milliseconds since 1970. */
interface Call {
  readonly context: SpanContext;
  readonly start: number;
  readonly upstream: string;
  readonly number: number;
}

/** The spans of a request, which are sent when the request ends. */
export class RequestTrace implements RequestSpan {
  readonly context: SpanContext;
  readonly #origin: Origin;
  readonly #place: TracePlace;
  readonly #offset: number;
  readonly #start: number;
  readonly #calls: SpanEntry[] = [];
  #call: Call | undefined;
  /** Functions that end the spans of running calls. */
  readonly #running = new Set<() => void>();
  #isOver = false;

  constructor(origin: Origin, place: TracePlace) {
    this.context = childOf(origin.parent);
    this.#origin = origin;
    this.#place = place;
    this.#offset = place.wallClock() - place.now();
    this.#start = this.#time();
  }

  calling({ request, upstream, retries }: ObservedExchange): void {
    const context = childOf(this.context);
    const start = this.#time();
    this.#call = { context, start, upstream: upstream?.name ?? "", number: retries };
    request.set(TRACEPARENT, traceparentOf(context));
  }

  callEnded(exchange: ObservedExchange, error?: string): void {
    const call = this.#call;
    if (call === undefined) return;
    this.#call = undefined;
    const { method } = exchange.request;
    const status = exchange.isUpstreamResponse ? exchange.response?.status : undefined;
    this.#calls.push({
      ...call.context,
      kind: "client",
      parent: this.context.spanId,
      traceState: this.#origin.traceState,
      name: `${method} ${call.upstream}`,
      start: call.start,
      end: this.#time(),
      attributes: {
        "http.request.method": method,
        ...serverOf(call.upstream),
        "http.response.status_code": status,
        "http.request.resend_count": call.number === 0 ? undefined : call.number,
      },
      error: error ?? (isError(status ?? 0) ? `status ${status}` : undefined),
    });
  }

  targetCall({ target, address, method, tool }: TargetCallNames): TargetSpan {
    const context = childOf(this.context);
    const start = this.#time();
    const ended = (status: number | undefined, error: string | undefined): void => {
      if (!this.#running.delete(unended) || this.#isOver) return;
      this.#calls.push({
        ...context,
        kind: "client",
        parent: this.context.spanId,
        traceState: this.#origin.traceState,
        name: method === undefined ? target : `${method} ${target}`,
        start,
        end: this.#time(),
        attributes: {
          "mcp.method.name": method,
          "mcp.target.name": target,
          "gen_ai.tool.name": tool === "" ? undefined : tool,
          ...serverOf(address),
          "http.response.status_code": status,
        },
        error: error ?? (isError(status ?? 0) ? `status ${status}` : undefined),
      });
    };
    const unended = (): void => ended(undefined, "the request has ended");
    this.#running.add(unended);
    return { traceparent: traceparentOf(context), ended };
  }

  finished(request: FinishedExchange): void {
    for (const unended of [...this.#running]) unended();
    this.#isOver = true;
    const { exchange, end, redaction } = request;
    this.callEnded(exchange, end === "complete" ? undefined : end);
    const { rules, filter, send } = this.#place;
    if (filter !== undefined && !filter(exchange)) return;
    const usual = { ...otelFieldsOf(request), ...OWN_FIELDS, ...routeOf(exchange) };
    const { [SPAN_NAME]: name, ...attributes } = rules.apply(usual, exchange, redaction);
    send({
      ...this.context,
      kind: "server",
      parent: this.#origin.parent?.spanId,
      traceState: this.#origin.traceState,
      name: name === undefined ? nameOf(exchange, redaction) : String(name),
      start: this.#start,
      end: this.#time(),
      attributes,
      error: hasFailed(exchange) || end !== "complete" ? errorOf(request) : mcpErrorOf(exchange),
    });
    this.#calls.forEach(send);
  }

  #time(): number {
    return this.#offset + this.#place.now();
  }
}

/** Sets the fields of a span that attributes name: time, identity and status. */
const OWN_FIELDS: Fields = {
  duration: undefined,
  "trace.id": undefined,
  "span.id": undefined,
  error: undefined,
};

function routeOf({ route, request }: ObservedExchange): Fields {
  return { "http.route": route?.pattern, "url.scheme": request.scheme };
}

/**
 * The name of a span. Span names have few distinct values and do not depend on client input (OpenTelemetry,
 * semantic conventions for HTTP and gRPC).
 */
function nameOf(exchange: ObservedExchange, redaction: Redaction): string {
  const mcp = MCP_CALL.get(exchange);
  if (mcp !== undefined) return mcpSpanName(mcp);
  const { request, original, route } = exchange;
  const method = /^\/(.*)/s.exec(redaction.path(original.path))?.[1];
  if (grpcType(request) !== undefined && route !== undefined && method !== undefined) return method;
  return route?.pattern === undefined ? request.method : `${request.method} ${route.pattern}`;
}

/** The error in the response to an MCP request, whose status is that of a success (OpenTelemetry, MCP). */
function mcpErrorOf(exchange: ObservedExchange): string | undefined {
  const mcp = MCP_CALL.get(exchange);
  if (mcp?.errorCode !== undefined) return `JSON-RPC error ${mcp.errorCode}`;
  return mcp?.toolFailed === true ? TOOL_ERROR : undefined;
}

function errorOf({ exchange, end, redaction }: FinishedExchange): string {
  const { refusal, response } = exchange;
  if (end !== "complete") return end;
  const detail = refusal === undefined ? undefined : detailOf(refusal);
  return redaction.text(detail ?? `status ${response?.status ?? 0}`);
}
