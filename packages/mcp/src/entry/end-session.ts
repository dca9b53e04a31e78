import { setTimeout } from "node:timers/promises";
import type { Exchange } from "../exchange.ts";
import type { MessageWriter } from "../client/client-writer.ts";
import { MCP_END_PATIENCE } from "../links/dismiss.ts";
import { endParts } from "../session/end-parts.ts";
import type { OpenSession } from "../session/open-session.ts";
import { ClientService } from "./client-service.ts";
import type { Gateway } from "./gateway.ts";

const OK = 200;

/** Ends a session at all of its targets. A slow target does not delay the client. */
export class EndSession extends ClientService {
  readonly #open: OpenSession;

  constructor(gateway: Gateway, exchange: Exchange, open: OpenSession) {
    super(gateway, exchange);
    this.#open = open;
  }

  protected async run(writer: MessageWriter): Promise<void> {
    const { targets, sessions } = this.gateway;
    const { times, notes } = targets.services;
    const { id } = this.#open.session;
    times.end(id);
    sessions.take(id);
    notes.change(id, { kind: "ended" });
    for (const stream of this.#open.streams) stream.ended();
    const ended = endParts(targets, this.exchange, this.#open);
    await Promise.race([ended, setTimeout(MCP_END_PATIENCE, undefined, { ref: false })]);
    writer.accept(OK);
  }
}
