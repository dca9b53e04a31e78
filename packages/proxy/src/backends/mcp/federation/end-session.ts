import type { Exchange } from "../../../pipeline/exchange.ts";
import type { MessageWriter } from "./client-writer.ts";
import type { Federation } from "./federation.ts";
import { dismiss } from "./introduce.ts";
import type { OpenSession } from "./open-session.ts";
import { FederationService } from "./service.ts";
import { sharedLimit } from "./shared-limit.ts";

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
    for (const stream of this.#open.streams) stream.ended();
    await endParts(this.federation, this.exchange, this.#open);
    writer.accept(OK);
  }
}

/** Ends the targets' sessions of a client session. */
export async function endParts(
  federation: Federation,
  exchange: Exchange | undefined,
  open: OpenSession,
): Promise<void> {
  const { calls, links } = federation.parts;
  await Promise.all(
    open.members.map(async (member) => {
      const target = federation.target(member.target);
      if (target?.protocol === "stdio")
        links.end(member.server, { session: open.session.id, target: target.name });
      else if (target !== undefined)
        await dismiss(target, member, { calls, exchange, limit: sharedLimit(target.timeout) });
    }),
  );
  open.close();
}
