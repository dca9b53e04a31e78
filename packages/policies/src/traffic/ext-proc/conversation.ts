import type { ProcessingRequest } from "@edge-gateway/generated/proto/messages.ts";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { type Direction, requestDirection, responseDirection } from "./direction.ts";
import { type Modes, type Plan, SENT_MODES } from "./plan.ts";
import { Session } from "./session.ts";

/** The state of one exchange's processing, which the request and the response share. */
export class Conversation {
  readonly plan: Plan;
  readonly exchange: Exchange;
  readonly session: Session;
  modes: Modes;
  /** Whether a streamed body has begun. After that, a failure of the processor cannot be ignored. */
  hasStreamed = false;
  /** Additional fields of the first message to the processor. */
  #first: Partial<ProcessingRequest> | undefined;
  #running = 0;
  #isResponse = false;

  constructor(plan: Plan, exchange: Exchange) {
    this.plan = plan;
    this.exchange = exchange;
    this.modes = plan.modes;
    this.session = new Session(plan.servers, plan.target);
    this.#first = plan.metadata(exchange);
  }

  /** Begins the processing of the request. */
  request(): Direction {
    this.#running += 1;
    return requestDirection(this.exchange, this.plan, this.session);
  }

  /** Begins the processing of the response; undefined if the exchange has no response. */
  response(): Direction | undefined {
    const direction = responseDirection(this.exchange, this.plan, this.session);
    if (direction === undefined) return undefined;
    this.#running += 1;
    this.#isResponse = true;
    return direction;
  }

  /** Called when the exchange has ended. */
  exchangeEnded(): void {
    this.session.finish();
  }

  /** Sends a message to the processor; returns false while too much data is queued. */
  send(message: ProcessingRequest): boolean {
    if (this.#first === undefined) return this.session.send(message);
    const { requestBodyMode, responseBodyMode } = this.modes;
    const protocolConfig = {
      requestBodyMode: SENT_MODES[requestBodyMode],
      responseBodyMode: SENT_MODES[responseBodyMode],
    };
    const first = { ...message, ...this.#first, protocolConfig };
    this.#first = undefined;
    return this.session.send(first);
  }

  wrong(reason: string): OutboundError {
    return new OutboundError(new URL(this.plan.target.url).host, reason);
  }

  /** Whether the processor gets the trailers of a half. */
  showsTrailers(direction: Direction): boolean {
    return direction.trailerMode(this.modes) === "Send";
  }

  /** Whether the processor will get the body of the response, of which it must not miss what a client leaves out. */
  get awaitsBody(): boolean {
    return this.modes.responseBodyMode !== "None" && !this.session.isOver;
  }

  /** Called when the processing of the request, or of the response, has ended. */
  halfDone(): void {
    this.#running -= 1;
    if (this.#isResponse && this.#running === 0) this.session.close();
  }

  /** Records a failure of the processor; returns whether the exchange continues without the processor. */
  failed({ message: detail }: OutboundError): boolean {
    const { plan, exchange } = this;
    const goesOn = plan.failsOpen && !this.hasStreamed;
    this.session.cancel();
    plan.log.failed(detail);
    exchange.trace?.note(goesOn ? "skip" : "apply", `the processor failed: ${detail}`);
    return goesOn;
  }
}
