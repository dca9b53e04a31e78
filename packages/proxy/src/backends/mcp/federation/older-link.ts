import { isSessionless, withinSession } from "@edge-gateway/mcp/federation/sessionless";
import type { OpenSession } from "./open-session.ts";
import type { TargetLink } from "./target-link.ts";

/**
 * The connection to a target with sessions. The target gets no metadata of version 2026-07-28, which its
 * session does not have.
 */
export function olderLink(link: TargetLink, { session }: OpenSession): TargetLink {
  if (!isSessionless(session.version)) return link;
  const { needsCancellation } = link;
  return {
    ...(needsCancellation === undefined ? {} : { needsCancellation }),
    post: (body, linked, parts) => link.post(withinSession(body), linked, parts),
  };
}
