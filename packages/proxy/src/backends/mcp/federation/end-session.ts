import { MCP_SHARED_TIMEOUT } from "../../../bounds.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import type { MessageWriter } from "./client-writer.ts";
import type { Federation } from "./federation.ts";
import { dismiss } from "./introduce.ts";
import type { OpenSession } from "./open-session.ts";
import { FederationService } from "./service.ts";

const OK = 200;

/** Ends a session at all targets. */
export class EndSession extends FederationService {
  readonly #open: OpenSession;

  constructor(federation: Federation, exchange: Exchange, open: OpenSession) {
    super(federation, exchange);
    this.#open = open;
  }

  protected async run(writer: MessageWriter): Promise<void> {
    this.federation.parts.times.end(this.#open.session.id);
    const { calls } = this.federation.parts;
    const parts = { calls, exchange: this.exchange, limit: MCP_SHARED_TIMEOUT };
    await Promise.all(
      this.#open.members.map(async (member) => {
        const target = this.federation.target(member.target);
        if (target !== undefined) await dismiss(target, member, parts);
      }),
    );
    this.#open.close();
    writer.accept(OK);
  }
}
