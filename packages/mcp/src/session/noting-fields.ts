import { SESSION_LOOKS } from "../bounds.ts";
import type { OpenSession } from "./open-session.ts";
import type { CallParts } from "../links/target-call.ts";
import type { Target } from "../target/target.ts";
import { fieldsFor, senderOf } from "../target/target-head.ts";
import type { McpServices } from "./mcp-services.ts";

/** What notes the time at which headers were sent. */
interface NotingParts {
  readonly now: () => number;
  readonly services: Pick<McpServices, "times">;
}

/** Notes the headers of requests with which the session can be ended later, but not of each. */
export function notingFields(
  target: Target,
  { kept }: OpenSession,
  { now, services: { times } }: NotingParts,
): Pick<CallParts, "sent"> {
  if (target.protocol === "stdio") return {};
  const at = now();
  const known = kept.sent.get(target.name);
  const interval = times.timeToLive / SESSION_LOOKS;
  const isKnown = fieldsFor(target, known) !== undefined;
  if (isKnown && known !== undefined && at - known.at < interval) return {};
  return {
    sent: (fields, isShown) =>
      void kept.sent.set(target.name, { fields, by: senderOf(target, isShown), at }),
  };
}
