import { generateKeyPairSync, randomBytes, sign, X509Certificate } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { AsnConvert, OctetString } from "@peculiar/asn1-schema";
import {
  AlgorithmIdentifier,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  GeneralName,
  id_ce_authorityKeyIdentifier,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectAltName,
  id_ce_subjectKeyIdentifier,
  id_kp_serverAuth,
  KeyUsage,
  KeyUsageFlags,
  Name,
  SubjectAlternativeName,
  SubjectKeyIdentifier,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from "@peculiar/asn1-x509";
import type { KeyPair } from "@edge-gateway/translate/ir";
import { signingOf } from "./signing.ts";

/** Who signs, and with what. */
export interface Issuer {
  readonly certificate: X509Certificate;
  readonly privateKey: KeyObject;
}

/** Whom a certificate is for, and when. */
export interface LeafSubject {
  readonly name: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
}

const SERIAL_BYTES = 16;
/** DER of NULL (X.690 section 8.8). */
const NULL = Uint8Array.of(5, 0).buffer;

/** A new P-256 key and the certificate of a server with this one name (RFC 5280, RFC 9525 section 2). */
export function issueLeaf(issuer: Issuer, subject: LeafSubject): KeyPair {
  const own = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { algorithm, hash, nullParameter } = signingOf(issuer.privateKey);
  const signature = new AlgorithmIdentifier({
    algorithm,
    ...(nullParameter ? { parameters: NULL } : {}),
  });
  const { subject: name, extensions } = AsnConvert.parse(
    issuer.certificate.raw,
    Certificate,
  ).tbsCertificate;
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: serialNumber(),
    signature,
    issuer: name,
    validity: new Validity({ notBefore: subject.notBefore, notAfter: subject.notAfter }),
    subject: new Name([]),
    subjectPublicKeyInfo: AsnConvert.parse(
      own.publicKey.export({ type: "spki", format: "der" }),
      SubjectPublicKeyInfo,
    ),
    extensions: extensionsOf(subject.name, extensions),
  });
  const signed = sign(
    hash,
    new Uint8Array(AsnConvert.serialize(tbsCertificate)),
    issuer.privateKey,
  );
  const certificate = new Certificate({
    tbsCertificate,
    signatureAlgorithm: signature,
    signatureValue: Uint8Array.from(signed).buffer,
  });
  return {
    certificate: new X509Certificate(new Uint8Array(AsnConvert.serialize(certificate))).toString(),
    privateKey: own.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

/** Random and positive (RFC 5280 section 4.1.2.2), with nothing to leave out in front. */
function serialNumber(): ArrayBuffer {
  return Uint8Array.of(1, ...randomBytes(SERIAL_BYTES)).buffer;
}

/** The subject is empty, so that its alternative name is critical (RFC 5280 section 4.2.1.6). */
function extensionsOf(name: string, ofIssuer: Extensions | undefined): Extensions {
  const names = new SubjectAlternativeName([new GeneralName({ dNSName: name })]);
  const issuerKey = ofIssuer?.find(({ extnID }) => extnID === id_ce_subjectKeyIdentifier);
  return new Extensions([
    extension(id_ce_basicConstraints, new BasicConstraints({ cA: false }), true),
    extension(id_ce_keyUsage, new KeyUsage(KeyUsageFlags.digitalSignature), true),
    extension(id_ce_extKeyUsage, new ExtendedKeyUsage([id_kp_serverAuth]), false),
    extension(id_ce_subjectAltName, names, true),
    ...(issuerKey === undefined ? [] : [authorityKey(issuerKey)]),
  ]);
}

function authorityKey({ extnValue }: Extension): Extension {
  const keyIdentifier = AsnConvert.parse(extnValue.buffer, SubjectKeyIdentifier);
  const value = new AuthorityKeyIdentifier({ keyIdentifier });
  return extension(id_ce_authorityKeyIdentifier, value, false);
}

function extension(extnID: string, value: object, critical: boolean): Extension {
  return new Extension({
    extnID,
    critical,
    extnValue: new OctetString(AsnConvert.serialize(value)),
  });
}
