import type { SecretKeyRef } from "@edge-gateway/generated/types/index.ts";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";

/** The key in a Secret whose value is a whole header value. */
const DEFAULT_KEY = "Authorization";
const BEARER = /^bearer +/i;

/** The credential in a Secret, without a trailing line break; undefined if the Secret contains none. */
export function secretCredential(
  { name, key = DEFAULT_KEY }: SecretKeyRef,
  context: CompileContext,
): string | undefined {
  const text = context.secret(name)[key]?.trim();
  const credential = key === DEFAULT_KEY ? text?.replace(BEARER, "") : text;
  return credential === "" ? undefined : credential;
}
