import type { AdminKeySet, JwtProvider } from "@edge-gateway/generated/types/index.ts";
import { ALGORITHMS, publicMembers } from "@edge-gateway/jose/public-key";
import type { PublicKey } from "@edge-gateway/jose/public-key";
import { keySetUrl } from "@edge-gateway/translate/ir/key-sets";
import { member } from "../../components/member.ts";
import type { Check } from "./checks.ts";

/** The types of keys with a public part (RFC 7518 section 6.1, RFC 8037 section 2). */
const TYPES: ReadonlySet<unknown> = new Set(["RSA", "EC", "OKP"]);

/** The keys of a provider. */
export interface ProviderKeys {
  /** Where they are from, such as the URL of the key set. */
  readonly from: string;
  readonly keys: readonly PublicKey[];
  /** Why the key set cannot be fetched. */
  readonly fault?: string;
}

/** The keys with which the gateway verifies the tokens of a provider; undefined: the page does not know them. */
export function keysOf(
  { jwks }: Pick<JwtProvider, "jwks">,
  keySets: readonly AdminKeySet[],
): ProviderKeys | undefined {
  const inline = member(jwks, "inline");
  if (typeof inline === "string") return { from: "the configuration", keys: inlineKeys(inline) };
  const [url, path] = [member(jwks, "remote", "url"), member(jwks, "remote", "jwksPath")];
  if (typeof url !== "string") return undefined;
  const place = keySetUrl(url, typeof path === "string" ? path : undefined);
  const found = keySets.find((each) => each.url === place);
  if (found === undefined) return undefined;
  const { publicKeys, fault } = found;
  const keys = publicKeys.map((key) => publicMembers({ ...key }));
  return { from: place, keys, ...(fault === undefined ? {} : { fault }) };
}

/** The keys of a key set that may verify signatures, as the gateway reads it; shared keys and private parts are left out. */
function inlineKeys(text: string): readonly PublicKey[] {
  const keys: unknown = member(JSON.parse(text), "keys");
  return (Array.isArray(keys) ? keys : []).flatMap((key: unknown) => {
    const { kty, use = "sig", key_ops: operations = ["verify"] } = Object(key);
    const isForVerifying =
      TYPES.has(kty) && use === "sig" && Array.isArray(operations) && operations.includes("verify");
    return isForVerifying ? [publicMembers(Object(key))] : [];
  });
}

/**
 * Which key has signed a token, and whether it has; undefined where the browser has no cryptography, as on pages of
 * other machines without TLS. Nothing is sent anywhere.
 */
export async function signatureChecks(
  token: string,
  { keys, fault }: ProviderKeys,
): Promise<readonly Check[] | undefined> {
  if (globalThis.crypto.subtle === undefined) return undefined;
  const { verifySignature } = await import("@edge-gateway/jose/verify-signature");
  const { alg, kid, hasKey, isRight } = await verifySignature(token, keys);
  if (!ALGORITHMS.includes(alg)) {
    const expected = ALGORITHMS.join(" or ");
    return [{ what: "algorithm (alg)", isMet: false, found: alg, expected }];
  }
  const names = keys.map(
    ({ kid: name = "one without an id", alg: own, crv, kty }) => `${name} (${own ?? crv ?? kty})`,
  );
  const why = fault === undefined ? "" : `, and it cannot be fetched: ${fault}`;
  const key = {
    what: "key (kid, alg)",
    isMet: hasKey,
    found: `${kid ?? "none"}, ${alg}`,
    expected: names.length === 0 ? `nothing: the key set has no key${why}` : names.join(" or "),
  };
  if (!hasKey) return [key];
  const signature = {
    what: "signature",
    isMet: isRight,
    found: isRight ? "made by the key" : "made by another key, or changed",
    expected: "made by the key",
  };
  return [key, signature];
}
