import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";

const FIELD = "via";
const SEPARATOR = /[\s,]+/;

/** Finds requests that return to this gateway by their `Via` (RFC 9110 section 7.6.3). */
export class Passing {
  /** The name of this gateway in `Via`: random, so that it tells nothing and no other gateway has it. */
  readonly #pseudonym: string;
  /** The requests that have got their `Via`. Another attempt may have lost it, as it begins with the client's headers. */
  readonly #entered = new WeakSet<Exchange["stream"]>();

  /** @param process identifies the process */
  constructor(process: string) {
    this.#pseudonym = `edge-gateway-${process}`;
  }

  /** Adds this gateway to `Via`; false: the request has passed it before. */
  enter({ request, stream }: Exchange): boolean {
    const before = request.get(FIELD);
    if (before?.split(SEPARATOR).includes(this.#pseudonym) === true)
      return this.#entered.has(stream);
    this.#entered.add(stream);
    const own = `${request.version} ${this.#pseudonym}`;
    request.set(FIELD, before === undefined ? own : `${before}, ${own}`);
    return true;
  }
}
