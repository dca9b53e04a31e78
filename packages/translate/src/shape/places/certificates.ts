import { createPrivateKey } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { createSecureContext } from "node:tls";
import { certificatesOf } from "@edge-gateway/kernel/certificates";

/** Key types that can sign certificates, for messages. */
export const SIGNING_KEYS = "RSA, Ed25519, EC with P-256, P-384 or P-521";
/** The curves for signing, by OpenSSL's names. */
const SIGNING_CURVES: readonly string[] = ["prime256v1", "secp384r1", "secp521r1"];

/** Whether a certificate and its key (PEM, known to match) can sign other certificates. */
export function isSigningPair(certificate: string, privateKey: string): boolean {
  const [first] = certificatesOf(certificate);
  return first?.ca === true && canSign(createPrivateKey(privateKey));
}

/** Whether a key can sign certificates. */
export function canSign({
  asymmetricKeyType: type,
  asymmetricKeyDetails: details,
}: KeyObject): boolean {
  if (type === "ec") return SIGNING_CURVES.includes(details?.namedCurve ?? "");
  return type === "rsa" || type === "ed25519";
}

/** Whether a text is PEM that contains certificates. */
export function holdsCertificates(pem: string): boolean {
  try {
    return certificatesOf(pem).length > 0;
  } catch {
    return false;
  }
}

/**
 * The problem of a private key; undefined if the key is valid, or if its certificates cannot be
 * read.
 */
export function keyFault(pem: string, certificates: string): string | undefined {
  try {
    const key = createPrivateKey(pem);
    const [leaf] = holdsCertificates(certificates) ? certificatesOf(certificates) : [];
    if (leaf === undefined) return undefined;
    if (!leaf.checkPrivateKey(key)) return "does not belong to its certificate";
    return pairFault(certificates, pem);
  } catch {
    return "must hold a private key in the form of PEM";
  }
}

/** Why a certificate and its key cannot be used for TLS; undefined if they can be used. */
export function pairFault(certificates: string, privateKey: string): string | undefined {
  try {
    createSecureContext({ cert: certificates, key: privateKey });
    return undefined;
  } catch (error) {
    const reason = error instanceof Error && "reason" in error ? String(error.reason) : "unknown";
    return `cannot be used: OpenSSL says \`${reason}\``;
  }
}
