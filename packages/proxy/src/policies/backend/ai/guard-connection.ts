import type { GuardConnection } from "@edge-gateway/generated/types/index.ts";
import type { Running } from "@edge-gateway/generated/planned/index.ts";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { CompileContext } from "../../../pipeline/policy.ts";
import type { ServerGuardOptions } from "./server-guard.ts";

const DEFAULT_KEY = "Authorization";
const BEARER = /^bearer +/i;

/** How the server of a vendor is reached, and what it is shown. */
export function compileConnection(
  url: string,
  policies: Running<GuardConnection, "GuardConnection"> = {},
  context: CompileContext,
): Omit<ServerGuardOptions, "ask"> {
  const { auth, http } = policies;
  const credential = auth && credentialOf(auth, context);
  const headers = credential === undefined ? {} : { authorization: `Bearer ${credential}` };
  return {
    target: { url },
    headers: () => headers,
    timeout: http?.requestTimeout === undefined ? undefined : parseDuration(http.requestTimeout),
  };
}

function credentialOf(
  { key, secretRef }: NonNullable<GuardConnection["auth"]>,
  context: CompileContext,
): string | undefined {
  if (secretRef === undefined) return key;
  const { name, key: member = DEFAULT_KEY } = secretRef;
  const text = context.secret(name)[member]?.trim();
  return member === DEFAULT_KEY ? text?.replace(BEARER, "") : text;
}
