import { constants, type KeyObject, type SigningOptions, verify } from "node:crypto";

/** How one JWS algorithm checks a signature, and which keys it accepts (RFC 7518, 8037). */
export interface Algorithm {
  /** Name of the digest; null where the algorithm fixes its own (EdDSA). */
  readonly digest: string | null;
  readonly options: SigningOptions;
  /** Whether a public key is of the type, and of the curve or strength, that the algorithm asks for. */
  accepts(key: KeyObject): boolean;
}

/** RFC 7518 sections 3.3 and 3.5: "A key of size 2048 bits or larger MUST be used". */
const MINIMUM_RSA_BITS = 2048;

const isRsa = (key: KeyObject): boolean =>
  key.asymmetricKeyType === "rsa" &&
  (key.asymmetricKeyDetails?.modulusLength ?? 0) >= MINIMUM_RSA_BITS;

const rsa = (digest: string): Algorithm => ({
  digest,
  options: { padding: constants.RSA_PKCS1_PADDING },
  accepts: isRsa,
});

const rsaPss = (digest: string): Algorithm => ({
  digest,
  options: {
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
  },
  accepts: isRsa,
});

const ecdsa = (digest: string, curve: string): Algorithm => ({
  digest,
  options: { dsaEncoding: "ieee-p1363" },
  accepts: (key) =>
    key.asymmetricKeyType === "ec" && key.asymmetricKeyDetails?.namedCurve === curve,
});

/** Every algorithm that a token may be signed with. There is no `none` and nothing with shared keys. */
export const ALGORITHMS: ReadonlyMap<string, Algorithm> = new Map([
  ["RS256", rsa("sha256")],
  ["RS384", rsa("sha384")],
  ["RS512", rsa("sha512")],
  ["PS256", rsaPss("sha256")],
  ["PS384", rsaPss("sha384")],
  ["PS512", rsaPss("sha512")],
  ["ES256", ecdsa("sha256", "prime256v1")],
  ["ES384", ecdsa("sha384", "secp384r1")],
  ["ES512", ecdsa("sha512", "secp521r1")],
  ["EdDSA", { digest: null, options: {}, accepts: (key) => key.asymmetricKeyType === "ed25519" }],
]);

/** Whether `signature` is one of `signed` by the private half of `key`. */
export function signatureHolds(
  algorithm: Algorithm,
  key: KeyObject,
  signed: Uint8Array,
  signature: Uint8Array,
): boolean {
  try {
    return verify(algorithm.digest, signed, { key, ...algorithm.options }, signature);
  } catch {
    return false;
  }
}
