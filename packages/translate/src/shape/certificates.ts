import { createPrivateKey, X509Certificate } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { createSecureContext } from "node:tls";

/** The keys that can sign certificates, for messages. */
export const SIGNING_KEYS = "RSA, Ed25519, EC with P-256, P-384 or P-521";
/** As OpenSSL names them. */
const SIGNING_CURVES: readonly string[] = ["prime256v1", "secp384r1", "secp521r1"];

/** Whether other certificates can be signed with a pair of PEM that belongs together. */
export function isSigningPair(certificate: string, privateKey: string): boolean {
  const [first] = certificatesOf(certificate);
  return first?.ca === true && canSign(createPrivateKey(privateKey));
}

/** Whether certificates can be signed with a key. */
export function canSign({
  asymmetricKeyType: type,
  asymmetricKeyDetails: details,
}: KeyObject): boolean {
  if (type === "ec") return SIGNING_CURVES.includes(details?.namedCurve ?? "");
  return type === "rsa" || type === "ed25519";
}

const BEGIN = "-----BEGIN CERTIFICATE-----";

/** Whether a text is PEM with certificates. */
export function holdsCertificates(pem: string): boolean {
  try {
    return certificatesOf(pem).length > 0;
  } catch {
    return false;
  }
}

/** What is wrong with a private key; nothing more is said where its certificates cannot be read. */
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

/** Why TLS cannot be spoken with a certificate and the key that belongs to it; undefined when it can. */
export function pairFault(certificates: string, privateKey: string): string | undefined {
  try {
    createSecureContext({ cert: certificates, key: privateKey });
    return undefined;
  } catch (error) {
    const reason = error instanceof Error && "reason" in error ? String(error.reason) : "unknown";
    return `cannot be used: OpenSSL says \`${reason}\``;
  }
}

/** The certificates of a text. @throws Error when it is not PEM with at least one (RFC 7468 section 5) */
export function certificatesOf(pem: string): readonly X509Certificate[] {
  const blocks = pem.split(BEGIN).slice(1);
  if (blocks.length === 0) throw new TypeError("no certificate");
  return blocks.map((block) => new X509Certificate(BEGIN + block));
}
