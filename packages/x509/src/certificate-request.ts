import { generateKeyPairSync, sign } from "node:crypto";
import { AsnConvert, OctetString } from "@peculiar/asn1-schema";
import {
  AlgorithmIdentifier,
  Extension,
  Extensions,
  GeneralName,
  id_ce_subjectAltName,
  Name,
  SubjectAlternativeName,
} from "@peculiar/asn1-x509";
import { signingOf } from "./signing.ts";

/** A certificate request and its private key, as PEM. */
export interface CertificateRequest {
  readonly request: string;
  readonly privateKey: string;
}

/** Tags of DER elements (X.690), and the tag of the attributes (RFC 2986 section 4.1). */
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const SEQUENCE = 0x30;
const SET = 0x31;
const ATTRIBUTES = 0xa0;
/** DER of the object identifier of extensionRequest (RFC 2985 section 5.4.2). */
const EXTENSION_REQUEST = Buffer.from("06092a864886f70d01090e", "hex");
/** The smallest length that needs more than one byte (X.690 section 8.1.3). */
const LONG_LENGTH = 0x80;
const HEX = 16;
const LINE = /.{1,64}/g;

/** Creates a P-256 key, and a request for a certificate of the workload with this URI (RFC 2986). */
export function requestCertificate(uri: string): CertificateRequest {
  const own = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { algorithm, hash } = signingOf(own.privateKey);
  const names = new SubjectAlternativeName([new GeneralName({ uniformResourceIdentifier: uri })]);
  const extensions = new Extensions([
    new Extension({
      extnID: id_ce_subjectAltName,
      critical: true,
      extnValue: new OctetString(AsnConvert.serialize(names)),
    }),
  ]);
  const info = element(
    SEQUENCE,
    element(INTEGER, Uint8Array.of(0)),
    derOf(new Name([])),
    own.publicKey.export({ type: "spki", format: "der" }),
    element(ATTRIBUTES, element(SEQUENCE, EXTENSION_REQUEST, element(SET, derOf(extensions)))),
  );
  const signature = sign(hash, info, own.privateKey);
  const request = element(
    SEQUENCE,
    info,
    derOf(new AlgorithmIdentifier({ algorithm })),
    element(BIT_STRING, Uint8Array.of(0), signature),
  );
  const lines = request.toString("base64").match(LINE) ?? [];
  const label = "CERTIFICATE REQUEST";
  return {
    request: [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ""].join("\n"),
    privateKey: own.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

function derOf(value: object): Uint8Array {
  return new Uint8Array(AsnConvert.serialize(value));
}

/** Encodes an element (X.690) with its tag and its length. */
function element(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Uint8Array.of(tag), lengthOf(content.length), content]);
}

function lengthOf(length: number): Uint8Array {
  if (length < LONG_LENGTH) return Uint8Array.of(length);
  const digits = length.toString(HEX);
  const bytes = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, "hex");
  return Buffer.concat([Uint8Array.of(LONG_LENGTH + bytes.length), bytes]);
}
