import type { JwtProvider, KeySet } from "@edge-gateway/generated/types/index.ts";
import type { TokenProvider } from "@edge-gateway/jose";
import type { KeySource } from "../../../outbound/key-sets.ts";
import type { CompileContext } from "../../../pipeline/policy.ts";
import { compileKeys } from "../../key-source.ts";

/** An identity provider with its keys. */
export interface Provider extends TokenProvider {
  readonly source: KeySource;
  /** Host of the key set, for log and trace. */
  readonly keysFrom: string;
}

/** Compiles the keys of a provider; one whose keys cannot be had is reported, and verifies nothing. */
export function compileProvider(
  config: JwtProvider,
  jwks: KeySet,
  path: string,
  context: CompileContext,
): Provider {
  const { source, from } = compileKeys(jwks, `${path}.jwks`, context);
  return {
    issuer: config.issuer,
    audiences: config.audiences,
    requiredClaims: config.requiredClaims,
    source,
    keysFrom: from,
    keys: () => source.current(),
  };
}
