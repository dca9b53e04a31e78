import type { ParsedJwtProvider } from "@edge-gateway/generated/types/index.ts";
import type { TokenProvider } from "@edge-gateway/jose";
import type { KeySource } from "@edge-gateway/outbound/key-sets";
import type { Keys } from "../key-source.ts";

/** An identity provider and its keys. */
export interface Provider extends TokenProvider {
  readonly source: KeySource;
  /** The key set's host, for logs and traces. */
  readonly keysFrom: string;
}

/** A provider that may accept tokens of any issuer. */
export type AnyProvider = Omit<ParsedJwtProvider, "issuer"> & {
  readonly issuer?: string | undefined;
};

export function providerWith(config: AnyProvider, { source, from }: Keys): Provider {
  return {
    issuer: config.issuer,
    audiences: config.audiences,
    requiredClaims: config.requiredClaims,
    source,
    keysFrom: from,
    keys: () => source.current(),
  };
}
