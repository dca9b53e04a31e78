import type { ParsedJwtSign } from "@edge-gateway/generated/types/index.ts";
import { signToken } from "@edge-gateway/jose";
import type { SigningKey } from "@edge-gateway/jose";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { signingKeyOf } from "@edge-gateway/credentials/signing-key";
import { failing } from "@edge-gateway/credentials/shown-credential";
import type { CredentialSource } from "@edge-gateway/credentials/shown-credential";
import { TokenCache } from "@edge-gateway/credentials/token-cache";
import type { TimedToken } from "@edge-gateway/credentials/token-cache";

const DEFAULT_KEY = "signingKey";
const MILLISECONDS_PER_SECOND = 1_000;

/** Signs tokens, and reuses each token until shortly before it expires. */
export function signedToken(config: ParsedJwtSign, context: CompileContext): CredentialSource {
  const { name, key = DEFAULT_KEY } = config.signingKeyRef;
  const signing = signingKeyOf(context.secret(name)[key], config.alg);
  if (typeof signing === "string") return failing(signing, context);
  const cache = new TokenCache({ maxEntries: 1, now: () => context.wallClock() });
  const make = (): Promise<TimedToken> => sign(config, signing, context.wallClock());
  return () => cache.get("", make);
}

async function sign(
  { claims = {}, kid, ttl }: ParsedJwtSign,
  key: SigningKey,
  now: number,
): Promise<TimedToken> {
  const issued = Math.floor(now / MILLISECONDS_PER_SECOND);
  const exp = issued + Math.floor(ttl / MILLISECONDS_PER_SECOND);
  const token = await signToken(
    { ...claims, iat: issued, nbf: issued, exp },
    key,
    kid === undefined ? {} : { kid },
  );
  return { token, expires: exp * MILLISECONDS_PER_SECOND };
}
