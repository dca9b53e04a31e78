import type { ProcessingRequest } from "@edge-gateway/generated/proto/messages.ts";
import { OutboundError } from "../../../outbound/outbound-error.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import { type Direction, requestDirection, responseDirection } from "./direction.ts";
import { type Modes, type Plan, SENT_MODES } from "./plan.ts";
import { Session } from "./session.ts";

/** What a processor does with one exchange: what both halves of it share. */
export class Conversation {
  readonly plan: Plan;
  readonly exchange: Exchange;
  readonly session: Session;
  modes: Modes;
  /** Whether a streamed body has begun, after which a failure cannot be passed over. */
  hasStreamed = false;
  /** What the first message has besides. */
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

  /** The half of the request begins. */
  request(): Direction {
    this.#running += 1;
    return requestDirection(this.exchange, this.plan, this.session);
  }

  /** The half of the response begins, which is the last; undefined where there is none. */
  response(): Direction | undefined {
    const direction = responseDirection(this.exchange, this.plan, this.session);
    if (direction === undefined) return undefined;
    this.#running += 1;
    this.#isResponse = true;
    return direction;
  }

  cancel(): void {
    this.session.cancel();
  }

  /** False when more waits than should. */
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

  /** A half has said all that it will. */
  halfDone(): void {
    this.#running -= 1;
    if (this.#isResponse && this.#running === 0) this.session.close();
  }

  /** Notes a failure; whether the exchange continues as if there were no processor. */
  failed({ message: detail }: OutboundError): boolean {
    const { plan, exchange } = this;
    const goesOn = plan.failsOpen && !this.hasStreamed;
    this.session.cancel();
    plan.log.failed(detail);
    exchange.trace?.note(goesOn ? "skip" : "apply", `the processor failed: ${detail}`);
    return goesOn;
  }
}
