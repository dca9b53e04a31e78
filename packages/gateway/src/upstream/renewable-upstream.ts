import { EngineUpstream } from "@edge-gateway/http";
import type { UpstreamExchange, UpstreamHalf } from "@edge-gateway/http";

/**
 * An endpoint given by name: its connections are replaced when the name resolves to other
 * addresses.
 */
export class RenewableUpstream extends EngineUpstream {
  readonly name: string;
  readonly #make: () => EngineUpstream;
  readonly #closed: () => void;
  #current: EngineUpstream;

  constructor(make: () => EngineUpstream, closed: () => void) {
    super();
    this.#make = make;
    this.#closed = closed;
    this.#current = make();
    this.name = this.#current.name;
  }

  take(exchange: UpstreamExchange, fresh: boolean): UpstreamHalf {
    return this.#current.take(exchange, fresh);
  }

  /** Connects to the new addresses; connections in use end after their response. */
  renew(): void {
    const before = this.#current;
    this.#current = this.#make();
    before.close();
  }

  close(): void {
    this.#closed();
    this.#current.close();
  }
}
