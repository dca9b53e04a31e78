import { createPrivateKey } from "node:crypto";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import { certificatesOf } from "@edge-gateway/kernel/certificates";
import { canSign, pairFault, SIGNING_KEYS } from "../../shape/places/certificates.ts";
import type { Cursor } from "../../document/cursor.ts";
import { listenerPlaces } from "../names/places.ts";
import { besideFile, unreadable } from "./secret-files.ts";
import type { FilesChecked, SecretSources } from "./secret-files.ts";

/** Checks that the certificates and keys of listeners can be read, are valid, and match. */
export function checkTlsFiles(document: Cursor, sources: SecretSources): FilesChecked {
  const blocks = listenerPlaces(document).map((listener) => listener.at("tls"));
  const files = blocks.flatMap((tls) =>
    [tls.at("cert"), tls.at("key"), tls.at("frontendValidation").at("ca")].flatMap(({ text }) =>
      text === undefined ? [] : [besideFile(sources.file, text)],
    ),
  );
  return {
    files,
    findings: blocks.flatMap((tls) => checkBlock(tls, sources)),
  };
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
  else if (chain !== undefined && privateKey !== undefined) {
    const fault = pairFault(chain.join("\n"), privateKey.export(PEM).toString());
    if (fault !== undefined) found(cert, `the certificate, with its key, ${fault}`);
  }
  if (tls.at("mode").text === "DynamicCa") {
    if (first?.ca === false)
      found(cert, "the certificate must be a CA certificate, which may sign others");
    if (privateKey !== undefined && !canSign(privateKey))
      found(key, `with mode DynamicCa the key must be one of: ${SIGNING_KEYS}`);
  }
  return findings;
}

const PEM = { type: "pkcs8", format: "pem" } as const;

/** The content of a referenced file; undefined after a finding, and if no file is named. */
function read<Content>(
  { text, pointer }: Cursor,
  { file, readFile }: SecretSources,
  parse: (pem: string) => Content,
  findings: Finding[],
): Content | undefined {
  if (text === undefined) return undefined;
  const bytes = readFile(besideFile(file, text));
  if (!(bytes instanceof Uint8Array)) {
    findings.push({ pointer, ...unreadable(bytes) });
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
