import type { GuardConnection } from "@edge-gateway/generated/types/index.ts";
import { parseDuration } from "@edge-gateway/kernel/text/duration";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import type { ServerGuardOptions } from "./server-guard.ts";

/** How to connect to a vendor's server, with the credential for it. */
export function compileConnection(
  url: string,
  policies: GuardConnection | undefined,
  context: CompileContext,
): Omit<ServerGuardOptions, "ask"> {
  const timeout = policies?.http?.requestTimeout;
  return {
    target: context.server(`${context.path}.policies`, { url, policies }),
    headers: () => [],
    timeout: timeout === undefined ? undefined : parseDuration(timeout),
  };
}
