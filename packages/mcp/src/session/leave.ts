import { endLeft, leftName, type LeftSession } from "./left-sessions.ts";
import { dismiss } from "../links/dismiss.ts";
import { allMembers, sentTo } from "./end-parts.ts";
import { sharedLimit } from "../links/shared-limit.ts";
import type { Target } from "../target/target.ts";
import type { Targets } from "./targets.ts";
import type { Sessions } from "./sessions.ts";

/** Ends the sessions at targets that the new configuration does not have. */
export function leave(sessions: Sessions, targets: Targets, left: ReadonlySet<Target>): void {
  void endLeft(sessionsAt(sessions, targets, left), targets.services.times);
}

function sessionsAt(
  sessions: Sessions,
  targets: Targets,
  left: ReadonlySet<Target>,
): readonly LeftSession[] {
  const { calls } = targets.services;
  return sessions.all().flatMap((open) =>
    allMembers(open).flatMap((member) => {
      const { session, server } = member;
      const target = targets.target(member.target);
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
