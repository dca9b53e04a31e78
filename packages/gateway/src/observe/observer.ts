import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import type { TraceRecorder } from "@edge-gateway/trace/recorder";
import { isBare, LocalUpstream } from "@edge-gateway/http";
import type { Downstream, StreamEnd, UpstreamFailure } from "@edge-gateway/http";
import { requestState, sentState } from "../pipeline/bindings.ts";
import type { ExchangeObserver } from "../pipeline/exchange-observer.ts";
import type { ExchangeState } from "../pipeline/exchange-state.ts";
import { noop, type Phase } from "../pipeline/phase.ts";
import type { Outcome } from "../exchange/policy.ts";
import { callOf } from "../models/model-exchange.ts";
import { responseOf } from "../exchange/refusal-response.ts";
import { evaluatedRoutes } from "../pipeline/select-route.ts";
import type { CompiledBackendRef, CompiledListener } from "../pipeline/compiled.ts";
import type { AccessLog } from "./access-log.ts";
import type { LastCalls } from "./last-calls.ts";
import type { RouteFailures } from "./route-failures.ts";
import { contained } from "./request-records.ts";
import type { RequestRecords } from "./request-records.ts";
import { BodySample } from "../exchange/body-sample.ts";
import type { RequestMetrics } from "./request-metrics.ts";

export interface ObserverParts {
  /**
   * Assigns a waiting trace watcher to this request; undefined if no watcher waits for it, which is a fast check
   * if nobody watches.
   */
  readonly claimTrace: (exchange: ExchangeState) => TraceRecorder | undefined;
  readonly metrics: Pick<RequestMetrics, "finished" | "refused">;
  readonly accessLog: AccessLog;
  /** Keeps the last calls of models. */
  readonly calls?: Pick<LastCalls, "add">;
  /** Keeps the last failed requests of routes. */
  readonly failures?: Pick<RouteFailures, "finished">;
  /** Unset: there is no log of requests. */
  readonly records?: RequestRecords | undefined;
  /** Returns the redaction of the current configuration. */
  readonly redaction: () => Redaction;
  readonly log: Logger;
}

/**
 * Observes each exchange for traces, metrics and access log. Without a trace watcher, each step of an
 * exchange costs one check.
 */
export class Observer implements ExchangeObserver {
  readonly #parts: ObserverParts;
  readonly #records: RequestRecords | undefined;

  constructor(parts: ObserverParts) {
    this.#parts = parts;
    const failed = (error: unknown): void =>
      this.#failed("a record of the log of requests failed", error);
    this.#records = parts.records && contained(parts.records, failed);
  }

  started(exchange: ExchangeState): void {
    this.#records?.started(exchange, this.#parts.redaction());
    const trace = this.#parts.claimTrace(exchange);
    if (trace === undefined) return;
    exchange.trace = trace;
    trace.requestStarted();
    trace.requestSnapshot("initial request", requestState(exchange));
  }

  listenerSelected(exchange: ExchangeState, listener: CompiledListener): void {
    exchange.span = exchange.telemetry.tracing?.begin(exchange);
    exchange.trace?.policySelection("gateway", listener.effectivePolicy);
  }

  gatewayPhaseDone(exchange: ExchangeState): void {
    exchange.trace?.requestSnapshot("gateway policies", requestState(exchange));
  }

  routeSelected(exchange: ExchangeState): void {
    const { trace, route, listener, request } = exchange;
    if (trace === undefined) return;
    const evaluated = listener === undefined ? [] : evaluatedRoutes(listener.routes, request);
    trace.routeSelection(route?.key ?? null, evaluated);
    if (route !== undefined) trace.policySelection("route", route.effectivePolicy);
  }

  routePhaseDone(exchange: ExchangeState): void {
    exchange.trace?.requestSnapshot("route policies", requestState(exchange));
  }

  forwarding(exchange: ExchangeState, { effectivePolicy }: CompiledBackendRef): void {
    const { trace, upstream } = exchange;
    this.#records?.forwarding(exchange);
    // A server in the gateway itself has calls of its own, which are shown instead.
    const isOwn = upstream instanceof LocalUpstream;
    if (!isOwn) exchange.span?.calling(exchange);
    if (trace === undefined) return;
    if (exchange.retries === 0) trace.policySelection("backend", effectivePolicy);
    trace.requestSnapshot("final request", requestState(exchange));
    if (!isOwn) trace.backendCallStart(upstream?.name ?? "");
    // The body is in its last form now, which is the one that is sent.
    if (exchange.requestSample === undefined) this.#sampleRequestBody(exchange, trace);
    exchange.requestSample?.release();
  }

  /** Records that the request becomes a connection to another bind of this process. */
  entering(exchange: ExchangeState): void {
    const { trace, original } = exchange;
    if (trace === undefined) return;
    trace.requestSnapshot("final request", requestState(exchange));
    trace.backendCallStart(original.authority);
  }

  requestEnded(exchange: ExchangeState): void {
    exchange.requestSample?.end();
  }

  /** Records what a policy did to the request, in a trace with full detail. */
  requestStepDone(exchange: ExchangeState, phase: Phase, index: number, outcome: Outcome): void {
    const { trace } = exchange;
    if (trace?.detail !== true || phase.request[index] === noop) return;
    const name = phase.names[index] ?? "";
    if (trace.policyDone(name, textOf(outcome)) === "apply") {
      trace.requestSnapshot(name, requestState(exchange));
    }
  }

  /** Records what one policy did to the response, in a trace with full detail. */
  responseStepDone(exchange: ExchangeState, name: string, outcome: Outcome): void {
    const { trace } = exchange;
    if (trace?.detail !== true) return;
    if (trace.policyDone(name, textOf(outcome)) === "apply") {
      trace.responseSnapshot(name, requestState(exchange));
    }
  }

  responded(exchange: ExchangeState): void {
    const { trace, stream } = exchange;
    if (trace === undefined) return;
    if (stream.requestComplete) exchange.requestSample?.end();
    trace.backendCallResult(stream.response?.status ?? null, null, stream.dispatchedAt);
    trace.responseSnapshot("raw response", requestState(exchange));
    trace.responseSnapshot("backend response ready", requestState(exchange));
  }

  callFailed(exchange: ExchangeState, failure: UpstreamFailure): void {
    const { trace, stream } = exchange;
    exchange.span?.callEnded(exchange, failureText(failure));
    trace?.backendCallResult(null, failureText(failure), stream.dispatchedAt);
  }

  /** Records why the request is retried, in a trace with full detail. */
  retrying(exchange: ExchangeState, reason: string): void {
    const { trace, retries } = exchange;
    exchange.span?.callEnded(exchange, reason);
    if (trace?.detail === true)
      trace.policy("retry", "apply", `try ${retries + 1} after ${reason}`);
  }

  /** Records the response as it will be sent. */
  responding(exchange: ExchangeState): void {
    const { trace, stream } = exchange;
    this.#records?.responding(exchange);
    if (trace === undefined) return;
    trace.responseSnapshot("final response", sentState(exchange));
    const sample = new BodySample(trace.maxBodyBytes, (body, isCut) =>
      trace.bodySnapshot("response", body, isCut, codingOf(exchange.response)),
    );
    sample.release();
    exchange.responseSample = sample;
    const { ownBody, response, request } = exchange;
    if (exchange.isUpstreamResponse) stream.tapResponse((chunk) => sample.add(chunk));
    else if (ownBody !== undefined && !isBare(request.method, response?.status ?? 0))
      sample.add(ownBody);
  }

  /** Records a bug: a policy threw an exception. */
  stepFailed(error: unknown): void {
    this.#failed("a policy failed", error);
  }

  refused(downstream: Downstream, code: ErrorCode, detail: string): void {
    this.#parts.metrics.refused(code);
    this.#parts.accessLog.refused(downstream, code, detail);
    this.#records?.refused(downstream, code, detail);
  }

  finished(exchange: ExchangeState, end: StreamEnd): void {
    this.#parts.metrics.finished(exchange, end, this.#parts.redaction);
    this.#parts.accessLog.finished(exchange, end);
    const call = callOf(exchange);
    if (call !== undefined || isRefusedCall(exchange)) this.#parts.calls?.add(exchange, call);
    this.#parts.failures?.finished(exchange, end, this.#parts.redaction);
    this.#records?.finished(exchange, end, this.#parts.redaction());
    const { span } = exchange;
    span?.finished({ exchange, end, redaction: this.#parts.redaction() });
    const { trace } = exchange;
    if (trace === undefined) return;
    exchange.requestSample?.release();
    exchange.requestSample?.end();
    exchange.responseSample?.end();
    // Records that the client disconnected, or the timeout expired, before the upstream responded.
    trace.backendCallResult(null, end, exchange.stream.dispatchedAt);
    trace.requestFinished(exchange.response?.status ?? null, errorOf(exchange, end));
  }

  #failed(message: string, error: unknown): void {
    this.#parts.log.error(message, {
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }

  #sampleRequestBody(exchange: ExchangeState, trace: TraceRecorder): void {
    if (!exchange.stream.hasRequestBody) return;
    const sample = new BodySample(trace.maxBodyBytes, (body, isCut) =>
      trace.bodySnapshot("final request", body, isCut, codingOf(exchange.request)),
    );
    exchange.requestSample = sample;
    exchange.stream.tapRequest((chunk) => sample.add(chunk));
  }
}

/** Whether the gateway refused a request that its route would have sent to a model. */
function isRefusedCall({ refusal, route, missedRoute }: ExchangeState): boolean {
  const wanted = refusal === undefined ? undefined : (route ?? missedRoute);
  if (wanted === undefined) return false;
  return wanted.backends.some(({ backend }) => backend.protocol === "llm");
}

function codingOf(head: ExchangeState["request"] | ExchangeState["response"]): string | undefined {
  return head?.get("content-encoding") ?? undefined;
}

/** Returns why the exchange failed: it was cut off, or the gateway responded itself because a call failed. */
function errorOf({ refusal, failure }: ExchangeState, end: StreamEnd): string | null {
  if (end !== "complete") return end;
  return refusal === undefined || failure === undefined ? null : failureText(failure);
}

function failureText({ kind, detail }: UpstreamFailure): string {
  return `${kind}: ${detail}`;
}

/** Describes in a trace how a policy ended the request. */
function textOf(outcome: Outcome): string | undefined {
  if (outcome === undefined) return undefined;
  const { code, detail, text } = outcome;
  const why = detail ?? text;
  return `responds with ${responseOf(outcome).status} (${code}${why === undefined ? "" : `: ${why}`})`;
}
