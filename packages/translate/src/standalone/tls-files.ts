import { createPrivateKey, X509Certificate } from "node:crypto";
import type { KeyObject } from "node:crypto";
import type { Finding } from "../diagnostics/diagnostic.ts";
import type { KeyPair } from "../ir.ts";
import type { Cursor } from "./cursor.ts";
import { listenerPlaces } from "./places.ts";
import { besideFile } from "./secret-files.ts";
import type { FilesChecked, SecretSources } from "./secret-files.ts";

/** Certificates and keys of listeners can be read, are what they should be, and belong together. */
export function checkTlsFiles(document: Cursor, sources: SecretSources): FilesChecked {
  const blocks = listenerPlaces(document).map((listener) => listener.at("tls"));
  const files = blocks.flatMap((tls) =>
    [tls.at("cert"), tls.at("key"), tls.at("frontendValidation").at("ca")].flatMap(({ text }) =>
      text === undefined ? [] : [besideFile(sources.file, text)],
    ),
  );
  return { files, findings: blocks.flatMap((tls) => checkBlock(tls, sources)) };
}

function checkBlock(tls: Cursor, sources: SecretSources): readonly Finding[] {
  const cert = tls.at("cert");
  const key = tls.at("key");
  const findings: Finding[] = [];
  const chain = read(cert, sources, certificatesOf, findings);
  const privateKey = read(key, sources, createPrivateKey, findings);
  read(tls.at("frontendValidation").at("ca"), sources, certificatesOf, findings);
  const [first] = chain ?? [];
  const found = (place: Cursor, message: string): void =>
    void findings.push({ pointer: place.pointer, code: "wrong-value", message });
  if (privateKey !== undefined && first?.checkPrivateKey(privateKey) === false)
    found(key, "the key does not belong to the certificate in `cert`");
  if (tls.at("mode").text === "DynamicCa") {
    if (first?.ca === false)
      found(cert, "the certificate must be that of an authority, which may sign others");
    if (privateKey !== undefined && !canSign(privateKey))
      found(key, `with mode DynamicCa the key must be one of: ${SIGNING_KEYS}`);
  }
  return findings;
}

const SIGNING_KEYS = "RSA, Ed25519, EC with P-256, P-384 or P-521";
/** As OpenSSL names them. */
const SIGNING_CURVES: readonly string[] = ["prime256v1", "secp384r1", "secp521r1"];

/** Whether other certificates can be signed with a pair of PEM that belongs together. */
export function isAuthority({ certificate, privateKey }: KeyPair): boolean {
  const [first] = certificatesOf(certificate);
  return first?.ca === true && canSign(createPrivateKey(privateKey));
}

/** Whether certificates can be signed with a key. */
function canSign({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  if (type === "ec") return SIGNING_CURVES.includes(details?.namedCurve ?? "");
  return type === "rsa" || type === "ed25519";
}

/** What a named file holds; undefined after a finding, and where no file is named. */
function read<Content>(
  { text, pointer }: Cursor,
  { file, readFile }: SecretSources,
  parse: (pem: string) => Content,
  findings: Finding[],
): Content | undefined {
  if (text === undefined) return undefined;
  const bytes = readFile(besideFile(file, text));
  if (bytes === undefined) {
    findings.push({ pointer, code: "file-unreadable", message: "the file cannot be read" });
    return undefined;
  }
  try {
    return parse(Buffer.from(bytes).toString("latin1"));
  } catch {
    const what = parse === createPrivateKey ? "a private key" : "certificates";
    const message = `the file must hold ${what} in the form of PEM`;
    findings.push({ pointer, code: "wrong-value", message });
    return undefined;
  }
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
    return leaf?.checkPrivateKey(key) === false ? "does not belong to its certificate" : undefined;
  } catch {
    return "must hold a private key in the form of PEM";
  }
}

/** The certificates of a text. @throws Error when it is not PEM with at least one (RFC 7468 section 5) */
export function certificatesOf(pem: string): readonly X509Certificate[] {
  const blocks = pem.split(BEGIN).slice(1);
  if (blocks.length === 0) throw new TypeError("no certificate");
  return blocks.map((block) => new X509Certificate(BEGIN + block));
}
