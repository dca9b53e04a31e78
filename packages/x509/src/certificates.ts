import { generateKeyPairSync, randomBytes, sign, X509Certificate } from "node:crypto";
import type { KeyObject, KeyPairKeyObjectResult } from "node:crypto";
import { AsnConvert, OctetString } from "@peculiar/asn1-schema";
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
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
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectKeyIdentifier,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from "@peculiar/asn1-x509";
import type { IrKeyPair as KeyPair } from "@edge-gateway/generated/types/index.ts";
import { signingOf } from "./signing.ts";

/** The name and key of the authority that signs a certificate. */
export interface Issuer {
  readonly certificate: X509Certificate;
  readonly privateKey: KeyObject;
}

/** The period in which a certificate is valid. */
export interface Period {
  readonly notBefore: Date;
  readonly notAfter: Date;
}

/** The names and the period of a certificate. */
export interface LeafSubject extends Period {
  /** The DNS names in the certificate. */
  readonly names: readonly string[];
}

const SERIAL_BYTES = 16;
/** The object identifier of commonName (X.520). */
const COMMON_NAME = "2.5.4.3";
/** The value NULL in DER (X.690 section 8.8). */
const NULL = Uint8Array.of(5, 0).buffer;

/** Creates a P-256 key and a server certificate for these names (RFC 5280, RFC 9525 section 2). */
export function issueLeaf(issuer: Issuer, subject: LeafSubject): KeyPair {
  const { subject: name, extensions } = AsnConvert.parse(
    issuer.certificate.raw,
    Certificate,
  ).tbsCertificate;
  return issue(generateKeyPairSync("ec", { namedCurve: "P-256" }), issuer.privateKey, {
    issuer: name,
    subject: new Name([]),
    period: subject,
    extensions: leafExtensions(subject.names, extensions),
  });
}

/** Creates a P-256 key and a self-signed certificate of an authority with this name. */
export function issueAuthority(name: string, period: Period): KeyPair {
  const own = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const subject = new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({
        type: COMMON_NAME,
        value: new AttributeValue({ utf8String: name }),
      }),
    ]),
  ]);
  const keyIdentifier = new SubjectKeyIdentifier(Uint8Array.from(randomBytes(SERIAL_BYTES)).buffer);
  return issue(own, own.privateKey, {
    issuer: subject,
    subject,
    period,
    extensions: new Extensions([
      extension(id_ce_basicConstraints, new BasicConstraints({ cA: true }), true),
      extension(id_ce_keyUsage, new KeyUsage(KeyUsageFlags.keyCertSign), true),
      extension(id_ce_subjectKeyIdentifier, keyIdentifier, false),
    ]),
  });
}

interface Content {
  readonly issuer: Name;
  readonly subject: Name;
  readonly period: Period;
  readonly extensions: Extensions;
}

function issue(
  own: KeyPairKeyObjectResult,
  signer: KeyObject,
  { period: { notBefore, notAfter }, ...content }: Content,
): KeyPair {
  const { algorithm, hash, nullParameter } = signingOf(signer);
  const signature = new AlgorithmIdentifier({
    algorithm,
    ...(nullParameter ? { parameters: NULL } : {}),
  });
  const tbsCertificate = new TBSCertificate({
    ...content,
    version: Version.v3,
    serialNumber: serialNumber(),
    signature,
    validity: new Validity({ notBefore, notAfter }),
    subjectPublicKeyInfo: AsnConvert.parse(
      own.publicKey.export({ type: "spki", format: "der" }),
      SubjectPublicKeyInfo,
    ),
  });
  const signed = sign(hash, new Uint8Array(AsnConvert.serialize(tbsCertificate)), signer);
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

/** Creates a random positive serial number (RFC 5280 section 4.1.2.2) without leading zero bytes. */
function serialNumber(): ArrayBuffer {
  return Uint8Array.of(1, ...randomBytes(SERIAL_BYTES)).buffer;
}

/**
 * The subject of the certificate is empty, so the extension with the alternative names must be critical (RFC
 * 5280 section 4.2.1.6).
 */
function leafExtensions(dns: readonly string[], ofIssuer: Extensions | undefined): Extensions {
  const names = new SubjectAlternativeName(dns.map((dNSName) => new GeneralName({ dNSName })));
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
