import { isSessionless, withinSession } from "../federation/sessionless.ts";
import type { TargetLink, ClientSession } from "./target-link.ts";

/**
 * The connection to a target with sessions. The target gets no metadata of version 2026-07-28, which its
 * session does not have.
 */
export function olderLink(link: TargetLink, { session }: ClientSession): TargetLink {
  if (!isSessionless(session.version)) return link;
  const { needsCancellation } = link;
  return {
    ...(needsCancellation === undefined ? {} : { needsCancellation }),
    post: (body, linked, parts) => link.post(withinSession(body), linked, parts),
  };
}
