import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";
import { ListHead, grpcType } from "@edge-gateway/http";
import type {
  Downstream,
  RequestHandler,
  Stream,
  StreamEnd,
  Upstream,
  UpstreamFailure,
} from "@edge-gateway/http";
import type { ExchangeObserver } from "./exchange-observer.ts";
import type { CompiledBackendRef, CompiledBind, CompiledListener } from "./compiled.ts";
import { targetsBind, listenerOfTunnel, portOf, refusalOfConnect } from "./connect.ts";
import { ExchangeState } from "./exchange-state.ts";
import { grpcResponseOf } from "./grpc-response.ts";
import { countForward } from "./max-forwards.ts";
import type { Phase, ResponseSteps } from "./phase.ts";
import type { Outcome, Refusal, Step } from "./policy.ts";
import { responseOf, refusalOf, type RefusalResponse } from "./refusal-response.ts";
import { isMcpRoute, mcpResponseOf } from "./mcp-response.ts";
import { noteReached, responseSteps } from "./reached-steps.ts";
import type { Admission } from "../shared/admission.ts";
import { chooseBackend, selectRoute } from "./select-route.ts";

/** Tells the backend which try it sees; the first one has no such field. */
const RETRY_FIELD = "x-retry-attempt";

/** What leads to the bind of a port of this process; undefined where there is none. */
export type Entrances = (port: number) => Upstream | undefined;

/** What a gateway needs beside its bind. */
export interface GatewayParts {
  readonly observer: ExchangeObserver;
  /** From 0, included, to 1. */
  readonly random?: () => number;
  /** Undefined: CONNECT leads nowhere. */
  readonly entrances?: Entrances;
  /** Undefined lets every request in. */
  readonly admission?: Pick<Admission, "enter" | "leave"> | undefined;
}

/**
 * Runs each request of one bind: listener, gateway phase, route, route phase, backend, and the way
 * back. Everything that can be wrong with a configuration was found when it was compiled.
 */
export class Gateway implements RequestHandler {
  /** What requests that arrive from now on are run with. */
  bind: CompiledBind;
  readonly #observer: ExchangeObserver;
  readonly #random: () => number;
  readonly #entrances: Entrances;
  readonly #admission: GatewayParts["admission"];

  constructor(bind: CompiledBind, { observer, random, entrances, admission }: GatewayParts) {
    this.bind = bind;
    this.#observer = observer;
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
      const detail = this.#admission.enter();
      if (detail !== undefined) return this.#refuse(exchange, { code: "overloaded", detail });
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
    this.#run(exchange, exchange.listener.phase, 0, this.#afterGatewayPhase);
  }

  response(stream: Stream): void {
    const exchange = exchangeOf(stream);
    exchange.hasBeenSent = true;
    this.#observer.responded(exchange);
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
      return this.#retry(exchange, reason);
    }
    exchange.responded = true;
    this.#runResponse(exchange, responseSteps(exchange), 0);
  }

  failed(stream: Stream, failure: UpstreamFailure, canReplay: boolean): void {
    const exchange = exchangeOf(stream);
    if (exchange.finished) return;
    exchange.failure = failure;
    exchange.hasBeenSent ||= stream.dispatchedAt > 0 && hadConnection(failure);
    this.#observer.callFailed(exchange, failure);
    exchange.endpoint?.failed(exchange, failure.kind);
    if (canReplay && mayRetryAfter(exchange, failure))
      return this.#retry(exchange, `${failure.kind}: ${failure.detail}`);
    // Also while the body of a response is being collected: it will never be complete.
    exchange.responded = true;
    this.#respondWith(exchange, refusalOf(failure), responseSteps(exchange), 0);
  }

  requestEnd(stream: Stream): void {
    const exchange = exchangeOf(stream);
    exchange.requestBodyEnded();
    this.#observer.requestEnded(exchange);
  }

  finished(stream: Stream, end: StreamEnd): void {
    const exchange = exchangeOf(stream);
    if (exchange.endpoint !== undefined) leaveEndpoint(exchange, end);
    exchange.ended();
    this.#observer.finished(exchange, end);
  }

  refused(downstream: Downstream, code: ErrorCode, detail: string): void {
    this.#observer.refused(downstream, code, detail);
  }

  /** The steps of a phase in turn; continues at once, or by a callback after a step that waits. */
  #run(exchange: ExchangeState, phase: Phase, from: number, next: Next): void {
    for (let index = from; index < phase.request.length; index++) {
      const outcome = this.#attempt(phase.request[index], exchange);
      noteReached(exchange, phase, index + 1);
      if (outcome instanceof Promise)
        return this.#runLater(exchange, outcome, { phase, index, next });
      this.#observer.requestStepDone(exchange, phase, index, outcome);
      if (outcome !== undefined) return this.#refuse(exchange, outcome);
    }
    next(exchange);
  }

  /** A method of its own: where a callback stands, what it keeps is made for each step, waiting or not. */
  #runLater(exchange: ExchangeState, outcome: Promise<Outcome>, place: RequestPlace): void {
    const { phase, index, next } = place;
    void outcome.then((settled) => {
      if (exchange.finished || exchange.responded) return;
      this.#observer.requestStepDone(exchange, phase, index, settled);
      if (settled === undefined) this.#run(exchange, phase, index + 1, next);
      else this.#refuse(exchange, settled);
    });
  }

  readonly #afterGatewayPhase: Next = (exchange) => {
    this.#observer.gatewayPhaseDone(exchange);
    const { listener, targetsOwnListener } = exchange;
    if (targetsOwnListener) return this.#connectLoopback(exchange);
    exchange.route = listener && selectRoute(listener.routes, exchange.request, this.#random);
    this.#observer.routeSelected(exchange);
    if (exchange.route === undefined) return this.#refuse(exchange, { code: "route_not_found" });
    this.#run(exchange, exchange.route.phase, 0, this.#afterRoutePhase);
  };

  readonly #afterRoutePhase: Next = (exchange) => {
    this.#observer.routePhaseDone(exchange);
    const refusal = countForward(exchange.request);
    if (refusal !== undefined) return this.#refuse(exchange, refusal);
    const chosen = exchange.route && chooseBackend(exchange.route, this.#random, exchange.session);
    if (chosen === undefined) return this.#refuse(exchange, { code: "no_valid_backends" });
    exchange.backendRef = chosen;
    if (exchange.retry !== undefined) exchange.restoreRequest = exchange.request.mark();
    this.#try(exchange, chosen);
  };

  /** Of what comes by the tunnel, the listener of that port has to take care. */
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

  /** The backend phase, and with it the call: once, and again for each further try. */
  #try(exchange: ExchangeState, { backend, phase }: CompiledBackendRef): void {
    if (backend.authority !== undefined) exchange.request.authority = backend.authority;
    this.#run(exchange, phase, 0, this.#forward);
  }

  #retry(exchange: ExchangeState, reason: string): void {
    exchange.retries += 1;
    exchange.leaveEndpoint();
    this.#observer.retrying(exchange, reason);
    const again = (): void => {
      const { backendRef, finished, responded, restoreRequest, retries } = exchange;
      if (finished || responded || backendRef === undefined) return;
      restoreRequest?.();
      exchange.request.set(RETRY_FIELD, String(retries));
      exchange.backendReached = 0;
      this.#try(exchange, backendRef);
    };
    const backoff = exchange.retry?.backoff ?? 0;
    if (backoff === 0) again();
    else exchange.stream.wait(backoff, again);
  }

  readonly #forward: Next = (exchange) => {
    const { backendRef } = exchange;
    if (backendRef === undefined) return this.#refuse(exchange, { code: "no_valid_backends" });
    this.#observer.forwarding(exchange, backendRef);
    exchange.stream.forward({
      upstream: exchange.server ?? backendRef.backend.upstream,
      timeout: shorter(backendRef.timeout, exchange.tryTimeout),
      replay: hasTriesLeft(exchange),
    });
  };

  #attempt(step: Step | undefined, exchange: ExchangeState): Outcome | Promise<Outcome> {
    try {
      const outcome = step?.(exchange);
      return outcome instanceof Promise ? this.#caught(outcome) : outcome;
    } catch (error) {
      return this.#failed(error);
    }
  }

  #caught(outcome: Promise<Outcome>): Promise<Outcome> {
    return outcome.catch((error: unknown) => this.#failed(error));
  }

  /** A step that fails refuses the request: the client is told nothing, the log everything. */
  #failed(error: unknown): Refusal {
    this.#observer.stepFailed(error);
    return { code: "internal", detail: error instanceof Error ? error.message : String(error) };
  }

  /** Answers itself; the policies that the request has met still see the response. */
  #refuse(exchange: ExchangeState, refusal: Refusal): void {
    if (exchange.finished || exchange.responded) return;
    exchange.responded = true;
    this.#respondWith(exchange, refusal, responseSteps(exchange), 0);
  }

  #respondWith(
    exchange: ExchangeState,
    refusal: Refusal,
    steps: ResponseSteps,
    from: number,
  ): void {
    const plain = responseOf(refusal);
    const type = grpcType(exchange.request);
    const refusalResponse =
      type !== undefined
        ? grpcResponseOf(refusal, plain, type)
        : isMcpRoute(exchange.route)
          ? mcpResponseOf(refusal, plain)
          : plain;
    exchange.refusal = refusal;
    exchange.response = new ListHead(refusalResponse.status, refusalResponse.headers);
    this.#runResponse(exchange, steps, from, refusalResponse);
  }

  #runResponse(
    exchange: ExchangeState,
    steps: ResponseSteps,
    from: number,
    refusalResponse?: RefusalResponse,
  ): void {
    for (let index = from; index < steps.length; index++) {
      const { name = "", step } = steps[index] ?? {};
      const outcome = this.#attempt(step, exchange);
      if (outcome instanceof Promise)
        return this.#runResponseLater(exchange, outcome, { steps, index, refusalResponse });
      this.#observer.responseStepDone(exchange, name, outcome);
      if (outcome !== undefined) return this.#respondWith(exchange, outcome, steps, index + 1);
    }
    this.#send(exchange, refusalResponse);
  }

  #runResponseLater(exchange: ExchangeState, outcome: Promise<Outcome>, place: AnswerPlace): void {
    const { steps, index, refusalResponse } = place;
    const { refusal } = exchange;
    void outcome.then((settled) => {
      if (exchange.finished || exchange.refusal !== refusal) return;
      this.#observer.responseStepDone(exchange, steps[index]?.name ?? "", settled);
      if (settled === undefined) this.#runResponse(exchange, steps, index + 1, refusalResponse);
      else this.#respondWith(exchange, settled, steps, index + 1);
    });
  }

  #send(exchange: ExchangeState, refusalResponse: RefusalResponse | undefined): void {
    exchange.applyAddedHeaders();
    this.#observer.responding(exchange);
    if (refusalResponse === undefined) return exchange.stream.respond();
    const { response } = exchange;
    exchange.stream.respondWith({
      status: response?.status ?? refusalResponse.status,
      headers: response === undefined ? refusalResponse.headers : [...response.entries()],
      body: exchange.ownBody ?? refusalResponse.body,
    });
  }
}

type Next = (exchange: ExchangeState) => void;

/** The step of a request that waits, and what follows its phase. */
interface RequestPlace {
  readonly phase: Phase;
  readonly index: number;
  readonly next: Next;
}

/** The same of a response, if the gateway has made it. */
interface AnswerPlace {
  readonly steps: ResponseSteps;
  readonly index: number;
  readonly refusalResponse: RefusalResponse | undefined;
}

function hasTriesLeft({ retry, retries, responded }: ExchangeState): boolean {
  return retry !== undefined && retries < retry.attempts && !responded;
}

/** What the client has waited for in vain leaves no time for another try. */
function mayRetryAfter(exchange: ExchangeState, { kind }: UpstreamFailure): boolean {
  const { retry } = exchange;
  if (retry === undefined || kind === "deadline" || !hasTriesLeft(exchange)) return false;
  return retry.wantsAfter(kind) && retry.isAllowed(exchange);
}

/** Of two limits of time, of which 0 is none. */
function shorter(left: number, right: number): number {
  return left === 0 || right === 0 ? left + right : Math.min(left, right);
}

/** A response that the endpoint has not sent to its end is a failure of it, too. */
function leaveEndpoint(exchange: ExchangeState, end: StreamEnd): void {
  if (end === "upstream-aborted") exchange.endpoint?.failed(exchange, "reset");
  exchange.leaveEndpoint();
}

/** Whether a connection was there; of a request whose time is over nobody knows, so it counts as sent. */
function hadConnection({ kind }: UpstreamFailure): boolean {
  return kind !== "connect" && kind !== "exhausted";
}

/** RFC 9110 section 7.4: TLS was spoken with another listener than the host belongs to. */
function isMisdirected({ transport }: Downstream, { key }: CompiledListener): boolean {
  const spokenWith = transport?.listener;
  return spokenWith !== undefined && spokenWith !== key;
}

function itself<Value>(value: Value): Value {
  return value;
}

function exchangeOf(stream: Stream): ExchangeState {
  if (stream.context instanceof ExchangeState) return stream.context;
  throw new TypeError("the stream has not been through Gateway.request");
}
