import type { KeyObject } from "node:crypto";

/** How a key signs certificates. */
export interface Signing {
  /** The object identifier of the signature algorithm. */
  readonly algorithm: string;
  /** The hash function of the signature; undefined if the algorithm includes it. */
  readonly hash: string | undefined;
  /** Whether the algorithm identifier contains the parameter NULL. */
  readonly nullParameter: boolean;
}

/**
 * ECDSA by curve, with the names of OpenSSL, and with the hash function of matching size (RFC 5758 section
 * 3.2).
 */
const ECDSA: Readonly<Record<string, Signing>> = {
  prime256v1: { algorithm: "1.2.840.10045.4.3.2", hash: "sha256", nullParameter: false },
  secp384r1: { algorithm: "1.2.840.10045.4.3.3", hash: "sha384", nullParameter: false },
  secp521r1: { algorithm: "1.2.840.10045.4.3.4", hash: "sha512", nullParameter: false },
};

/**
 * Signature algorithms by type of key: sha256WithRSAEncryption (RFC 4055 section 5), Ed25519 (RFC 8410
 * section 3).
 */
const OTHERS: Readonly<Record<string, Signing>> = {
  rsa: { algorithm: "1.2.840.113549.1.1.11", hash: "sha256", nullParameter: true },
  ed25519: { algorithm: "1.3.101.112", hash: undefined, nullParameter: false },
};

/**
 * Returns how to sign with a key.
 * @throws TypeError for a type of key that cannot sign certificates
 */
export function signingOf({ asymmetricKeyType: type, asymmetricKeyDetails }: KeyObject): Signing {
  const signing =
    type === "ec" ? ECDSA[asymmetricKeyDetails?.namedCurve ?? ""] : OTHERS[type ?? ""];
  if (signing === undefined) throw new TypeError("no certificate can be signed with this key");
  return signing;
}
