import { EngineUpstream } from "../exchange/halves.ts";
import type { UpstreamHalf } from "../exchange/halves.ts";
import type { HttpStream } from "../exchange/http-stream.ts";
import { leavesHttp } from "./versions.ts";

/** A plain endpoint behind a proxy: messages are sent to the proxy, other protocols through it. */
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

  take(stream: HttpStream, fresh: boolean): UpstreamHalf {
    return (leavesHttp(stream) ? this.#tunnels : this.#messages).take(stream, fresh);
  }

  close(): void {
    this.#messages.close();
    this.#tunnels.close();
  }
}
