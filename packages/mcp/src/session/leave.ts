import { endLeft, leftName, type LeftSession } from "./left-sessions.ts";
import { dismiss } from "../links/dismiss.ts";
import { allMembers, sentTo } from "./end-parts.ts";
import type { Federation } from "./federation.ts";
import { sharedLimit } from "../links/shared-limit.ts";
import type { Target } from "../target/target.ts";

/** Ends the sessions at targets that the new configuration does not have. */
export function leave(federation: Federation, left: ReadonlySet<Target>): void {
  void endLeft(sessionsAt(federation, left), federation.parts.times);
  for (const end of [...federation.legacyStreams]) end();
}

function sessionsAt(federation: Federation, left: ReadonlySet<Target>): readonly LeftSession[] {
  const { calls } = federation.parts;
  return federation.sessions.all().flatMap((open) =>
    allMembers(open).flatMap((member) => {
      const { session, server } = member;
      const target = federation.target(member.target);
      const isLeft = target !== undefined && left.has(target);
      if (!isLeft || target.protocol !== "StreamableHTTP" || session === undefined) return [];
      // Requests under the new configuration replace these headers.
      const fields = sentTo(target, open);
      const parts = { calls, exchange: undefined, limit: sharedLimit(target.timeout), fields };
      return [
        {
          name: leftName(target.address, server, session),
          isBusy: () => open.running > 0,
          end: () => dismiss(target, member, parts),
        },
      ];
    }),
  );
}
