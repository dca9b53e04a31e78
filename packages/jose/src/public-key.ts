/**
 * Algorithms that a key may verify, by the curve or type that Node.js reports (RFC 7518 section 3,
 * RFC 8037). `none` and shared-key algorithms are not supported.
 */
export const ALGORITHMS_OF_KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ["rsa", ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"]],
  ["prime256v1", ["ES256"]],
  ["secp384r1", ["ES384"]],
  ["secp521r1", ["ES512"]],
  ["ed25519", ["EdDSA"]],
]);

/** All supported signature algorithms. */
export const ALGORITHMS: readonly string[] = [...ALGORITHMS_OF_KEYS.values()].flat();

/** The members of a JWK that a public key has (RFC 7517 section 4, RFC 7518 section 6, RFC 8037 section 2). */
const MEMBERS = ["kid", "alg", "crv", "n", "e", "x", "y"] as const;

/** A public key as a JWK. */
export type PublicKey = { readonly kty: string } & {
  readonly [Each in (typeof MEMBERS)[number]]?: string;
};

/** What of a JWK verifies signatures, and its names; nothing of it is private. */
export function publicMembers(key: Readonly<Record<string, unknown>>): PublicKey {
  const { kty } = key;
  return {
    kty: typeof kty === "string" ? kty : "",
    ...Object.fromEntries(
      MEMBERS.flatMap((name) => {
        const value = key[name];
        return typeof value === "string" ? [[name, value] as const] : [];
      }),
    ),
  };
}
