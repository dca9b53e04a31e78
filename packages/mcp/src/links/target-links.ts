import type { Calls } from "@edge-gateway/http";
import { isSessionless } from "../federation/sessionless.ts";
import type { Membership } from "../federation/session.ts";
import type { Exchange } from "../exchange.ts";
import type { HeldStreams } from "../client/held-streams.ts";
import { ApiLink } from "./api-link.ts";
import type { HeldLinks } from "./held-links.ts";
import { olderLink } from "./older-link.ts";
import { SessionlessLink } from "./sessionless-link.ts";
import { sharedLimit } from "./shared-limit.ts";
import { postMessage, SseLink } from "./sse-link.ts";
import { StdioLink } from "./stdio-link.ts";
import { requestsTo, RunningCalls, type TargetLink } from "./target-link.ts";
import type { HttpTarget, ProcessTarget, Target } from "../target/target.ts";
import type { ClientSession } from "./target-link.ts";

interface LinkServices {
  readonly links: HeldLinks;
  readonly streams: HeldStreams;
  readonly calls: Calls;
}

/** Creates the connection to a target for a new session. */
export function newLink(
  target: Target,
  { links, calls }: LinkServices,
  exchange: Exchange,
): TargetLink {
  if (target.protocol === "stdio") return new StdioLink(target, links.worker);
  if (target.protocol === "OpenAPI") return new ApiLink(target, new RunningCalls());
  if (target.protocol === "StreamableHTTP") return requestsTo(target);
  const limit = sharedLimit(target.timeout);
  return new SseLink(target, links.worker, { calls, exchange, limit });
}

/** Returns the connection for messages of a session. */
export function linkOf(
  target: Target,
  member: Membership,
  open: ClientSession,
  { links, streams }: LinkServices,
): TargetLink {
  if (target.protocol === "OpenAPI") return new ApiLink(target, open.calls);
  const link = open.link(target.name) ?? remoteLink(target, member, open, links);
  if (!isSessionless(member.version)) return olderLink(link, open);
  const headers = target.protocol === "stdio" ? {} : { toolHeaders: target.toolHeaders };
  return new SessionlessLink({ link, ...headers, open, streams });
}

/** The connection without a stream of this worker: to the worker that has it, or by requests. */
function remoteLink(
  target: HttpTarget | ProcessTarget,
  { server }: Membership,
  { session }: ClientSession,
  links: HeldLinks,
): TargetLink {
  const place = { session: session.id, target: target.name };
  if (target.protocol === "stdio") return links.remote(server, place);
  if (target.protocol === "StreamableHTTP") return requestsTo(target);
  return links.remote(server, place, (message, parts) => postMessage(target, message, parts));
}
