import type { Exchange } from "../../../pipeline/exchange.ts";
import type { Federation } from "./federation.ts";
import { dismiss } from "./introduce.ts";
import type { OpenSession } from "./open-session.ts";
import { sharedLimit } from "./shared-limit.ts";

/** Ends the targets' sessions of a client session; by default those of all targets. */
export async function endParts(
  federation: Federation,
  exchange: Exchange | undefined,
  open: OpenSession,
  members = open.members,
): Promise<void> {
  const { calls, links } = federation.parts;
  await Promise.all(
    members.map(async (member) => {
      const target = federation.target(member.target);
      if (target?.protocol === "stdio")
        links.end(member.server, { session: open.session.id, target: target.name });
      else if (target !== undefined)
        await dismiss(target, member, { calls, exchange, limit: sharedLimit(target.timeout) });
    }),
  );
  open.close();
}
