import type { Calls } from "@edge-gateway/http";
import { SESSION_VERSIONS } from "../federation/sessionless.ts";
import type { Exchange } from "../exchange.ts";
import { discover, mayKnowOther } from "../links/introduce.ts";
import { sharedLimit } from "../links/shared-limit.ts";
import { ownParams } from "../entry/stateless.ts";
import type { Era } from "../target/target-eras.ts";
import { requestsTo } from "../links/target-link.ts";
import type { HttpTarget } from "../target/target.ts";

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
