import { setTimeout } from "node:timers/promises";
import type { Exchange } from "../exchange.ts";
import type { MessageWriter } from "../client/client-writer.ts";
import type { Federation } from "../session/federation.ts";
import { MCP_END_PATIENCE } from "../links/dismiss.ts";
import { endParts } from "../session/end-parts.ts";
import type { OpenSession } from "../session/open-session.ts";
import { FederationService } from "./service.ts";

const OK = 200;

/** Ends a session at all of its targets. A slow target does not delay the client. */
export class EndSession extends FederationService {
  readonly #open: OpenSession;

  constructor(federation: Federation, exchange: Exchange, open: OpenSession) {
    super(federation, exchange);
    this.#open = open;
  }

  protected async run(writer: MessageWriter): Promise<void> {
    const { parts, sessions } = this.federation;
    const { id } = this.#open.session;
    parts.times.end(id);
    sessions.take(id);
    parts.notes.change(id, { kind: "ended" });
    for (const stream of this.#open.streams) stream.ended();
    const ended = endParts(this.federation, this.exchange, this.#open);
    await Promise.race([ended, setTimeout(MCP_END_PATIENCE, undefined, { ref: false })]);
    writer.accept(OK);
  }
}
