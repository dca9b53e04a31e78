import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { isError } from "@edge-gateway/kernel/http/http-status";
import { ListHead, grpcType } from "@edge-gateway/http";
import type { ExchangeObserver } from "./exchange-observer.ts";
import type { ExchangeState } from "./exchange-state.ts";
import { grpcResponseOf } from "./responses/grpc-response.ts";
import type { CompiledRoute } from "./compiled.ts";
import type { ResponseSteps } from "./phase.ts";
import type { Outcome, Refusal } from "../exchange/policy.ts";
import { responseOf, type RefusalResponse } from "../exchange/refusal-response.ts";
import type { PlainError, RefusalFormat } from "../exchange/exchange.ts";
import type { StepRunner } from "./step-runner.ts";

const CONTENT_TYPE = "content-type";

/** Runs the response steps, and sends the response. */
export class Responder {
  readonly #steps: StepRunner;
  readonly #observer: ExchangeObserver;

  constructor(steps: StepRunner, observer: ExchangeObserver) {
    this.#steps = steps;
    this.#observer = observer;
  }

  /** Responds with a refusal, after the given response steps have processed it. */
  respondWith(exchange: ExchangeState, refusal: Refusal, steps: ResponseSteps, from: number): void {
    const plain = responseOf(refusal);
    const refusalResponse = inProtocolOf(exchange, refusal, plain);
    exchange.refusal = refusal;
    exchange.response = new ListHead(refusalResponse.status, refusalResponse.headers);
    exchange.ownBody = refusalResponse.body;
    this.run(exchange, steps, from, refusalResponse);
  }

  /**
   * Runs the response steps in order, and then sends the response.
   * @param refusalResponse the gateway's own response
   */
  run(
    exchange: ExchangeState,
    steps: ResponseSteps,
    from: number,
    refusalResponse?: RefusalResponse,
  ): void {
    for (let index = from; index < steps.length; index++) {
      const { name = "", step } = steps[index] ?? {};
      const outcome = this.#steps.attempt(step, exchange);
      if (outcome instanceof Promise)
        return this.#runLater(exchange, outcome, { steps, index, refusalResponse });
      this.#observer.responseStepDone(exchange, name, outcome);
      if (outcome !== undefined) return this.respondWith(exchange, outcome, steps, index + 1);
    }
    this.#send(exchange, refusalResponse);
  }

  #runLater(exchange: ExchangeState, outcome: Promise<Outcome>, place: ResponsePlace): void {
    const { steps, index, refusalResponse } = place;
    const { refusal } = exchange;
    void outcome.then((settled) => {
      if (exchange.finished || exchange.refusal !== refusal) return;
      this.#observer.responseStepDone(exchange, steps[index]?.name ?? "", settled);
      if (settled === undefined) this.run(exchange, steps, index + 1, refusalResponse);
      else this.respondWith(exchange, settled, steps, index + 1);
    });
  }

  #send(exchange: ExchangeState, refusalResponse: RefusalResponse | undefined): void {
    exchange.applyAddedHeaders();
    this.#observer.responding(exchange);
    if (refusalResponse === undefined) {
      exchange.whenResponding?.();
      return exchange.stream.respond();
    }
    const { response } = exchange;
    exchange.stream.respondWith({
      status: response?.status ?? refusalResponse.status,
      headers: response === undefined ? refusalResponse.headers : [...response.entries()],
      body: exchange.ownBody ?? refusalResponse.body,
    });
  }
}

/** The step at which a response waits, and the response if it is the gateway's own. */
interface ResponsePlace {
  readonly steps: ResponseSteps;
  readonly index: number;
  readonly refusalResponse: RefusalResponse | undefined;
}

/** Converts a refusal to the format of a gRPC client, or of another protocol. */
function inProtocolOf(
  exchange: ExchangeState,
  refusal: Refusal,
  plain: RefusalResponse,
): RefusalResponse {
  const type = grpcType(exchange.request);
  if (type !== undefined) return grpcResponseOf(refusal, plain, type);
  const format = exchange.refusalFormat ?? formatOf(exchange.route);
  const error = format === undefined ? undefined : errorOf(refusal, plain);
  const made = error && format?.(exchange, error);
  if (made === undefined) return plain;
  const headers = [
    [CONTENT_TYPE, "application/json"] as const,
    ...plain.headers.filter(([name]) => name !== CONTENT_TYPE),
    ...(made.headers ?? []),
  ];
  return { status: plain.status, headers, body: Buffer.from(made.json) };
}

/** The error that other protocols write in their own format; undefined if the refusal has a body of its own. */
function errorOf(
  { code, text = ERRORS[code].text, body }: Refusal,
  { status }: RefusalResponse,
): PlainError | undefined {
  const isOwn = body !== undefined || text.startsWith("{");
  if (!isError(status) || isOwn || code === "direct_response") return undefined;
  return { code, status, message: text === "" ? code.replaceAll("_", " ") : text };
}

/** The format of refusals that all backends of a route share; undefined: text. */
function formatOf(route: CompiledRoute | undefined): RefusalFormat | undefined {
  const [first, ...others] = route?.backends ?? [];
  const format = first?.backend.refusalFormat;
  return others.every(({ backend }) => backend.refusalFormat === format) ? format : undefined;
}
