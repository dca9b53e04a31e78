import { SESSION_VERSIONS } from "@edge-gateway/mcp/federation/sessionless";
import type { Calls } from "../../outbound/calls.ts";
import type { Exchange } from "../../pipeline/exchange.ts";
import { discover, mayKnowOther } from "./federation/introduce.ts";
import { sharedLimit } from "./federation/shared-limit.ts";
import { ownParams } from "./federation/stateless.ts";
import type { Era } from "./federation/target-eras.ts";
import { requestsTo } from "./federation/target-link.ts";
import type { HttpTarget } from "./federation/target.ts";

/**
 * Asks a server whether it needs sessions, with the credentials of a client: a server without sessions
 * responds to `server/discover`, and others refuse it. Undefined if the server does neither.
 */
export async function askEra(
  target: HttpTarget,
  calls: Calls,
  exchange: Exchange,
): Promise<Era | undefined> {
  const [version = ""] = SESSION_VERSIONS;
  const message = JSON.stringify({ params: JSON.parse(ownParams(version)) });
  const introduced = await discover(target, message, {
    link: requestsTo(target),
    calls,
    exchange,
    limit: sharedLimit(target.timeout),
  });
  if (introduced.kind === "member") return "sessionless";
  return mayKnowOther(introduced) ? "sessions" : undefined;
}
