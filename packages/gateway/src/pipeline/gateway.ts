import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";
import type {
  Downstream,
  RequestHandler,
  Stream,
  StreamEnd,
  Upstream,
  UpstreamFailure,
} from "@edge-gateway/http";
import type { ExchangeObserver } from "./exchange-observer.ts";
import { Attempts } from "./attempts.ts";
import type { CompiledListener, RoutedBind } from "./compiled.ts";
import { targetsBind, listenerOfTunnel, portOf, refusalOfConnect } from "./connect.ts";
import { ExchangeState } from "./exchange-state.ts";
import type { AwaitedBeginning } from "../exchange/exchange.ts";
import { countForward } from "./max-forwards.ts";
import type { Refusal } from "../exchange/policy.ts";
import { refusalOf } from "../exchange/refusal-response.ts";
import { markRequest } from "../exchange/request-mark.ts";
import { RequestPhases, type Next, type Refuse } from "./request-phases.ts";
import { Responder } from "./responder.ts";
import {
  blamesEndpoint,
  hasTriesLeft,
  hadConnection,
  leaveEndpoint,
  mayRetryAfter,
  mayBeSentAgain,
  mayTryOther,
} from "./retries.ts";
import { StepRunner } from "./step-runner.ts";
import { responseSteps } from "./reached-steps.ts";
import { retryAfterField } from "./retry-after-field.ts";
import type { Admission, Overload } from "../shared/admission.ts";
import { OVERLOAD_RETRY_AFTER } from "../bounds.ts";
import { chooseBackend, missedRoute, selectRoute } from "./select-route.ts";

/** Finds the bind of a port of this process; undefined if there is none. */
export type Entrances = (port: number) => Upstream | undefined;

/** What a gateway needs, except the configuration of its bind. */
export interface GatewayParts {
  readonly observer: ExchangeObserver;
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  readonly random?: () => number;
  /** The listeners for CONNECT; undefined: CONNECT is refused. */
  readonly entrances?: Entrances;
  /** Limits the running requests; undefined: every request is admitted. */
  readonly admission?: Pick<Admission, "enter" | "buffer" | "leave"> | undefined;
}

/**
 * Handles the requests of a bind in this order: listener, gateway phase, route, route phase, backend; the
 * response passes the phases in reverse order. Possible errors in the configuration were found at compile
 * time.
 */
export class Gateway implements RequestHandler {
  /** The configuration for requests that arrive after this call. */
  bind: RoutedBind;
  readonly #observer: ExchangeObserver;
  readonly #random: () => number;
  readonly #entrances: Entrances;
  readonly #steps: StepRunner;
  readonly #phases: RequestPhases;
  readonly #attempts: Attempts;
  readonly #responder: Responder;
  readonly #admission: GatewayParts["admission"];

  constructor(bind: RoutedBind, { observer, random, entrances, admission }: GatewayParts) {
    this.bind = bind;
    this.#observer = observer;
    this.#steps = new StepRunner(observer);
    const refuse: Refuse = (exchange, refusal) => this.#refuse(exchange, refusal);
    this.#phases = new RequestPhases({ steps: this.#steps, observer, refuse });
    this.#attempts = new Attempts({ steps: this.#steps, phases: this.#phases, observer, refuse });
    this.#responder = new Responder(this.#steps, observer);
    this.#random = random ?? Math.random;
    this.#entrances = entrances ?? (() => undefined);
    this.#admission = admission;
  }

  request(stream: Stream): void {
    const exchange = new ExchangeState(stream, this.bind.environment);
    stream.context = exchange;
    exchange.telemetry = this.bind.telemetry;
    this.#observer.started(exchange);
    if (this.#admission !== undefined) {
      const why = this.#admission.enter();
      if (why !== undefined) return this.#refuse(exchange, refusalOfOverload(why));
      exchange.afterEnd(() => this.#admission?.leave());
    }
    exchange.forwarding = this.bind.forwarded;
    exchange.client = this.bind.forwarded?.apply(exchange.request, stream.downstream);
    exchange.targetsOwnListener = targetsBind(exchange, this.bind);
    exchange.listener = exchange.targetsOwnListener
      ? listenerOfTunnel(exchange, this.bind)
      : this.bind.listeners.find(exchange.request.authority, itself);
    if (exchange.listener === undefined) return this.#refuse(exchange, { code: "route_not_found" });
    exchange.telemetry = exchange.listener.telemetry;
    if (isMisdirected(stream.downstream, exchange.listener))
      return this.#refuse(exchange, { code: "misdirected" });
    const refusal = refusalOfConnect(exchange, this.bind);
    if (refusal !== undefined) return this.#refuse(exchange, refusal);
    this.#observer.listenerSelected(exchange, exchange.listener);
    const pathRefusal = this.bind.paths.normalize(exchange.request);
    if (pathRefusal !== undefined) return this.#refuse(exchange, pathRefusal);
    exchange.pathNormalized();
    this.#phases.run(exchange, exchange.listener.phase, 0, this.#afterGatewayPhase);
  }

  response(stream: Stream): void {
    const exchange = exchangeOf(stream);
    exchange.hasBeenSent = true;
    this.#observer.responded(exchange);
    const { awaitedBeginning } = exchange;
    if (awaitedBeginning === undefined) this.#judge(stream, exchange);
    else this.#awaitBeginning(stream, exchange, awaitedBeginning);
  }

  /** Treats a response that does not begin in time as a failure of the provider. */
  #awaitBeginning(stream: Stream, exchange: ExchangeState, awaited: AwaitedBeginning): void {
    let isAwaited = true;
    const { retries } = exchange;
    const { timeout } = awaited;
    const late = (): void => {
      const isOver = exchange.finished || exchange.responded || exchange.retries !== retries;
      if (!isAwaited || isOver || awaited.hasBegun) return;
      isAwaited = false;
      const { canReplay } = stream;
      stream.discardResponse();
      this.failed(
        stream,
        { kind: "timeout", detail: "the response does not begin in time" },
        canReplay,
      );
    };
    if (timeout > 0) stream.wait(timeout, late);
    const isHere = (body: Uint8Array): boolean => awaited.isHere(body);
    stream.awaitResponseBody(isHere, () => {
      if (!isAwaited) return;
      isAwaited = false;
      this.#judge(stream, exchange);
    });
  }

  /** Decides whether the response is sent to the client, or the request is sent to the next endpoint. */
  #judge(stream: Stream, exchange: ExchangeState): void {
    exchange.endpoint?.responded(exchange);
    const { retry } = exchange;
    if (
      retry !== undefined &&
      stream.canReplay &&
      hasTriesLeft(exchange) &&
      retry.wants(exchange) &&
      retry.isAllowed(exchange)
    ) {
      const reason = `status ${exchange.response?.status ?? 0}`;
      stream.discardResponse();
      return this.#attempts.retry(exchange, reason);
    }
    if (stream.canReplay && exchange.backend?.again?.(exchange) === true) {
      stream.discardResponse();
      return this.#attempts.again(exchange);
    }
    exchange.responded = true;
    this.#responder.run(exchange, responseSteps(exchange), 0);
  }

  failed(stream: Stream, failure: UpstreamFailure, canReplay: boolean): void {
    const exchange = exchangeOf(stream);
    if (exchange.finished) return;
    exchange.failure = failure;
    exchange.hasBeenSent ||= stream.dispatchedAt > 0 && hadConnection(failure);
    this.#observer.callFailed(exchange, failure);
    const goesOn = canReplay && mayTryOther(exchange, failure);
    if (blamesEndpoint(failure)) exchange.endpoint?.failed(exchange, failure.kind, goesOn);
    if (goesOn) return this.#attempts.toOther(exchange, failure);
    if (canReplay && mayRetryAfter(exchange, failure))
      return this.#attempts.retry(exchange, `${failure.kind}: ${failure.detail}`);
    if (canReplay && exchange.backend?.againAfter?.(exchange, failure) === true) {
      this.#observer.retrying(exchange, `${failure.kind}: ${failure.detail}`);
      return this.#attempts.again(exchange);
    }
    // The gateway also responds while it buffers a response body, because that body will never be complete.
    exchange.responded = true;
    const refusal = exchange.lateRefusal ?? refusalOf(failure);
    this.#responder.respondWith(exchange, refusal, responseSteps(exchange), 0);
  }

  buffering(stream: Stream, bytes: number): void {
    const exchange = exchangeOf(stream);
    // Steps of a refusal may wait while more of the body arrives.
    if (exchange.finished || exchange.refusal !== undefined) return;
    const why = this.#admission?.buffer(bytes);
    if (why === undefined) return;
    const refusal = refusalOfOverload(why);
    if (!exchange.responded) return this.#refuse(exchange, refusal);
    // Whoever waits for the body would treat the refusal as the response with that body.
    stream.discardResponse();
    this.#responder.respondWith(exchange, refusal, responseSteps(exchange), 0);
  }

  requestEnd(stream: Stream): void {
    const exchange = exchangeOf(stream);
    exchange.requestBodyEnded();
    this.#observer.requestEnded(exchange);
  }

  finished(stream: Stream, end: StreamEnd): void {
    const exchange = exchangeOf(stream);
    if (exchange.endpoint !== undefined) leaveEndpoint(exchange, end);
    exchange.ended(end);
    exchange.missedRoute = missedRoute(exchange, this.#random);
    this.#observer.finished(exchange, end);
  }

  refused(downstream: Downstream, code: ErrorCode, detail: string): void {
    this.#observer.refused(downstream, code, detail);
  }

  readonly #afterGatewayPhase: Next = (exchange) => {
    this.#observer.gatewayPhaseDone(exchange);
    const { listener, targetsOwnListener } = exchange;
    if (targetsOwnListener) return this.#connectLoopback(exchange);
    exchange.route = listener && selectRoute(listener.routes, exchange.request, this.#random);
    this.#observer.routeSelected(exchange);
    if (exchange.route === undefined) return this.#refuse(exchange, { code: "route_not_found" });
    this.#phases.run(exchange, exchange.route.phase, 0, this.#afterRoutePhase);
  };

  readonly #afterRoutePhase: Next = (exchange) => {
    this.#observer.routePhaseDone(exchange);
    const refusal = countForward(exchange.request);
    if (refusal !== undefined) return this.#refuse(exchange, refusal);
    const chosen = exchange.route && chooseBackend(exchange.route, this.#random, exchange.session);
    if (chosen === undefined) return this.#refuse(exchange, { code: "no_valid_backends" });
    exchange.backendRef = chosen;
    if (exchange.retry !== undefined || mayBeSentAgain(chosen))
      exchange.restoreRequest = markRequest(exchange);
    this.#attempts.begin(exchange, chosen);
  };

  /** Connects to a listener of this process, which handles the content of the tunnel. */
  #connectLoopback(exchange: ExchangeState): void {
    const port = portOf(exchange.original.authority);
    const upstream = this.#entrances(port);
    if (upstream === undefined)
      return this.#refuse(exchange, {
        code: "route_not_found",
        detail: `no gateway on port ${port}`,
      });
    this.#observer.entering(exchange);
    exchange.stream.forward({ upstream, timeout: 0 });
  }

  /** Responds by the gateway itself; the policies that the request has passed still process the response. */
  #refuse(exchange: ExchangeState, refusal: Refusal): void {
    if (exchange.finished || exchange.responded) return;
    if (refusal.isOfTarget === true && hasTriesLeft(exchange))
      return this.#attempts.retry(exchange, refusal.detail ?? refusal.code);
    exchange.responded = true;
    this.#responder.respondWith(exchange, refusal, responseSteps(exchange), 0);
  }
}

/**
 * Whether the TLS connection belongs to another listener than the host of the request (RFC 9110 section 7.4).
 */
function isMisdirected({ transport }: Downstream, { key }: CompiledListener): boolean {
  const spokenWith = transport?.listener;
  return spokenWith !== undefined && spokenWith !== key;
}

function refusalOfOverload(why: Overload): Refusal {
  return { code: "overloaded", detail: why, headers: [retryAfterField(OVERLOAD_RETRY_AFTER)] };
}

function itself<Value>(value: Value): Value {
  return value;
}

function exchangeOf(stream: Stream): ExchangeState {
  if (stream.context instanceof ExchangeState) return stream.context;
  throw new TypeError("the stream has not been through Gateway.request");
}
