import { EngineUpstream } from "../exchange/stream/upstream-half.ts";
import type { UpstreamExchange, UpstreamHalf } from "../exchange/stream/upstream-half.ts";
import { leavesHttp } from "./versions.ts";

/** A plain endpoint behind a proxy: requests are sent to the proxy, other protocols use CONNECT. */
export class ByProxy extends EngineUpstream {
  readonly name: string;
  readonly #messages: EngineUpstream;
  readonly #tunnels: EngineUpstream;

  constructor(messages: EngineUpstream, tunnels: EngineUpstream) {
    super();
    this.name = tunnels.name;
    this.#messages = messages;
    this.#tunnels = tunnels;
  }

  take(exchange: UpstreamExchange, fresh: boolean): UpstreamHalf {
    return (leavesHttp(exchange) ? this.#tunnels : this.#messages).take(exchange, fresh);
  }

  close(): void {
    this.#messages.close();
    this.#tunnels.close();
  }
}
