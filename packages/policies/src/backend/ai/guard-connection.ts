import type { ParsedGuardConnection } from "@edge-gateway/generated/types/index.ts";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import type { ServerGuardOptions } from "./server-guard.ts";

/** How to connect to a vendor's server, with the credential for it. */
export function compileConnection(
  url: string,
  policies: ParsedGuardConnection | undefined,
  context: CompileContext,
): Omit<ServerGuardOptions, "ask"> {
  const timeout = policies?.http?.requestTimeout;
  return {
    target: context.server(`${context.path}.policies`, { url, policies }),
    headers: () => [],
    timeout,
  };
}
