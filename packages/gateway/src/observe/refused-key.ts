import type { ParsedBackendAuth } from "@edge-gateway/generated/types/index.ts";
import type { CompiledBackendRef } from "../pipeline/compiled.ts";
import type { ExchangeState } from "../pipeline/exchange-state.ts";

/** An exchange that has ended, as far as its credential at the provider goes. */
export interface CredentialExchange extends Pick<ExchangeState, "refusal"> {
  readonly backendRef?:
    | (Pick<CompiledBackendRef, "effectivePolicy"> & {
        readonly backend: Pick<CompiledBackendRef["backend"], "protocol">;
      })
    | undefined;
  readonly response: { readonly status: number } | undefined;
}

/** What people read of such an exchange. */
export const KEY_REFUSED = "the provider refused the gateway's key";

/** Unauthorized, and forbidden (RFC 9110 section 15.5). */
const REFUSING: ReadonlySet<number> = new Set([401, 403]);

/** Whether the provider of a model has refused the gateway's own credential, which its client cannot mend. */
export function isKeyRefused({ refusal, response, backendRef }: CredentialExchange): boolean {
  if (refusal !== undefined || !REFUSING.has(response?.status ?? 0)) return false;
  if (backendRef?.backend.protocol !== "llm") return false;
  const { auth }: { readonly auth?: Partial<ParsedBackendAuth> } = backendRef.effectivePolicy;
  if (auth === undefined) return false;
  const { passthrough, oauthTokenExchange, crossAppAccess } = auth;
  // These show what the client has brought.
  return [passthrough, oauthTokenExchange, crossAppAccess].every((each) => each === undefined);
}
