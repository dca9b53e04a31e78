import type { Membership } from "../federation/session.ts";
import type { Exchange } from "../exchange.ts";
import { dismiss } from "../links/dismiss.ts";
import type { OpenSession } from "./open-session.ts";
import { sharedLimit } from "../links/shared-limit.ts";
import { isLinked, type Target } from "../target/target.ts";
import type { SentField } from "../target/target-head.ts";
import { fieldsFor } from "../target/target-head.ts";
import type { Targets } from "./targets.ts";
import type { EndReason } from "./session-ends.ts";

/**
 * Ends the sessions at targets that belong to a client's session.
 * @param members the targets' sessions to end; by default all of them
 */
export async function endParts(
  targets: Targets,
  exchange: Exchange | undefined,
  open: OpenSession,
  members = allMembers(open),
): Promise<void> {
  const { calls, links } = targets.services;
  // Targets with sessions end what runs themselves.
  open.calls.abortAll();
  open.close();
  await Promise.all(
    members.map(async (member) => {
      const target = targets.target(member.target);
      if (target !== undefined && isLinked(target))
        links.end(member.server, { session: open.session.id, target: target.name });
      else if (target !== undefined)
        await dismiss(target, member, {
          ...{ calls, exchange, limit: sharedLimit(target.timeout) },
          fields: exchange === undefined ? sentTo(target, open) : undefined,
        });
    }),
  );
}

/** Ends a session of which this worker has got no request to end it. */
export function endOpen(targets: Targets, open: OpenSession, reason: EndReason): void {
  for (const stream of open.streams) stream.ended();
  const { session, adopted } = open;
  const all = allMembers(open);
  const own = all.filter((member) => !session.members.includes(member) && !adopted.has(member));
  void endParts(targets, undefined, open, reason === "elsewhere" ? own : all);
}

/** The headers with which a session at a target can be ended without its client. */
export function sentTo(target: Target, { kept }: OpenSession): readonly SentField[] | undefined {
  return target.protocol === "stdio" ? undefined : fieldsFor(target, kept.sent.get(target.name));
}

/**
 * All members of a session, including members that were replaced: the servers of those may only have been out
 * of reach.
 */
export function allMembers({ members, session, kept }: OpenSession): readonly Membership[] {
  const replaced = session.members.filter((member) => !members.includes(member));
  return [...members, ...replaced, ...kept.superseded];
}
