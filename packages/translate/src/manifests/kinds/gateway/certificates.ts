import { createPrivateKey } from "node:crypto";
import type { FrontendTlsConfig, SecretObjectRef } from "@edge-gateway/generated/types/index.ts";
import type { ClientValidation, KeyPair, ListenerTls } from "../../../ir/index.ts";
import { certificatesOf } from "@edge-gateway/kernel/certificates";
import { isSigningPair, pairFault } from "../../../shape/places/certificates.ts";
import type { Context, NamedRef } from "../../context.ts";
import type { Document } from "../../document/document.ts";
import { secretText } from "../../document/secret-text.ts";
import { gatewayHasIdentity, NO_IDENTITY } from "../../gateway-identity.ts";
import { REASON, failed } from "../../document/statuses.ts";
import type { Failure, Reason, Resolution } from "../../document/statuses.ts";
import type { ListenerPoint } from "./point.ts";

/**
 * Keys of a Secret of type kubernetes.io/tls, and of a ConfigMap with authorities (Gateway API).
 */
const KEYS = { certificate: "tls.crt", privateKey: "tls.key", authorities: "ca.crt" } as const;

/** The listener option that selects the source of certificates, and its values. */
const CERTIFICATE_SOURCE = "agentgateway.dev/tls-certificate-source";
const DYNAMIC_CA = "DYNAMIC_CA";
const SPIFFE = "SPIFFE";

type Place = Pick<ListenerPoint, "owner" | "gateway" | "spec">;

/** The TLS settings of a listener, without references that are broken. */
export interface FoundTls {
  /** The TLS settings of the listener; undefined if the listener can serve no traffic. */
  readonly tls?: ListenerTls | undefined;
  /** Why some references of the listener are broken. */
  readonly unresolved?: Failure | undefined;
  /** Why the listener is not accepted: it is unknown which clients to trust. */
  readonly refused?: Failure | undefined;
}

/**
 * The TLS settings of a listener, from the Secrets and ConfigMaps that it and its gateway refer to.
 */
export function tlsOf(place: Place, context: Context): FoundTls {
  const { gateway, spec } = place;
  const validation = spec.protocol === "HTTPS" ? validationAt(gateway, spec.port) : undefined;
  const clients = validation === undefined ? {} : clientsOf(gateway, validation, context);
  const { found: shown, failure } = certificatesAt(place, context);
  const unresolved = failure ?? clients.unresolved;
  const { refused, trusted } = clients;
  if (shown === undefined || refused !== undefined) return { unresolved, refused };
  return { tls: { ...shown, ...(trusted === undefined ? {} : { clients: trusted }) }, unresolved };
}

/** The client certificate that a gateway presents to backends; undefined if it presents none. */
export function clientCertificateOf(
  gateway: Document<"Gateway">,
  context: Context,
): Resolution<KeyPair> | undefined {
  const ref = gateway.value.spec.tls?.backend?.clientCertificateRef;
  if (ref === undefined) return undefined;
  const { found, failure } = keyPair(gateway, ref, context);
  if (found !== undefined) return { found };
  const { reason, message } = failure;
  const isForbidden = reason === REASON.refNotPermitted;
  return failed(isForbidden ? reason : REASON.invalidClientCertificateRef, message);
}

/**
 * How a gateway verifies the client certificates of a port; undefined if it does not verify them.
 */
function validationAt(
  { value: { spec } }: Document<"Gateway">,
  port: number,
): FrontendTlsConfig["validation"] {
  const frontend = spec.tls?.frontend;
  const own = frontend?.perPort?.find((candidate) => candidate.port === port)?.tls;
  return (own ?? frontend?.default)?.validation;
}

/**
 * The certificates that clients see: the certificates in the Secrets, or certificates that an
 * authority in a Secret signs.
 */
function certificatesAt(
  { owner, gateway, spec }: Place,
  context: Context,
): Resolution<ListenerTls> {
  const { certificateRefs = [], options } = spec.tls ?? {};
  const source = options?.[CERTIFICATE_SOURCE];
  if (source === SPIFFE)
    return gatewayHasIdentity(gateway, context)
      ? { found: { certificates: [], showsWorkload: true } }
      : failed(REASON.invalidCertificateRef, NO_IDENTITY);
  if (source !== undefined && source !== DYNAMIC_CA)
    return failed(
      REASON.invalidCertificateRef,
      `the option ${CERTIFICATE_SOURCE} can only be ${DYNAMIC_CA} or ${SPIFFE}`,
    );
  const certificates: KeyPair[] = [];
  for (const ref of certificateRefs) {
    const pair = keyPair(owner, ref, context);
    if (pair.found === undefined) return pair;
    certificates.push(pair.found);
  }
  if (certificates.length === 0)
    return failed(REASON.invalidCertificateRef, `the listener ${spec.name} has no certificate`);
  return source === undefined ? { found: { certificates } } : dynamicCa(certificates, spec.name);
}

/**
 * The TLS settings of a listener whose only certificate is an authority, which signs the
 * certificates that clients see.
 */
function dynamicCa(
  [authority, second]: readonly KeyPair[],
  listener: string,
): Resolution<ListenerTls> {
  if (
    authority !== undefined &&
    second === undefined &&
    isSigningPair(authority.certificate, authority.privateKey)
  )
    return { found: { certificates: [], authority } };
  return failed(
    REASON.invalidCertificateRef,
    `with ${DYNAMIC_CA} the listener ${listener} needs exactly one certificate authority with its key`,
  );
}

function keyPair(
  owner: ListenerPoint["owner"],
  ref: SecretObjectRef,
  context: Context,
): Resolution<KeyPair> {
  const secret = context.secret(owner, ref);
  if (secret.found === undefined) {
    const { reason, message } = secret.failure;
    return failed(
      reason === REASON.refNotPermitted ? reason : REASON.invalidCertificateRef,
      message,
    );
  }
  const certificate = secretText(secret.found, KEYS.certificate) ?? "";
  const privateKey = secretText(secret.found, KEYS.privateKey) ?? "";
  const name = `Secret ${secret.found.namespace}/${secret.found.name}`;
  try {
    const [leaf] = certificatesOf(certificate);
    const isOwn = leaf?.checkPrivateKey(createPrivateKey(privateKey)) === true;
    const fault = isOwn ? pairFault(certificate, privateKey) : "does not belong to its certificate";
    if (fault === undefined) return { found: { certificate, privateKey } };
    return failed(REASON.invalidCertificateRef, `the key of ${name} ${fault}`);
  } catch {
    const message = `${name} must hold a certificate in ${KEYS.certificate} and its key in ${KEYS.privateKey}, as PEM`;
    return failed(REASON.invalidCertificateRef, message);
  }
}

interface FoundClients {
  readonly trusted?: ClientValidation | undefined;
  readonly unresolved?: Failure | undefined;
  readonly refused?: Failure | undefined;
}

/**
 * Trusts clients with a certificate from any of the authorities; unreadable authorities are
 * ignored.
 */
function clientsOf(
  gateway: Document<"Gateway">,
  { caCertificateRefs, mode }: NonNullable<FrontendTlsConfig["validation"]>,
  context: Context,
): FoundClients {
  const read = caCertificateRefs.map((ref) => authority(gateway, ref, context));
  const [unresolved] = read.flatMap(({ failure }) => failure ?? []);
  const authorities = read.flatMap(({ found }) => found ?? []);
  const required = mode === "AllowValidOnly";
  if (authorities.length > 0)
    return { trusted: { authorities: authorities.join("\n"), required }, unresolved };
  const message = `no certificate authority for clients: ${unresolved?.message ?? ""}`;
  return { unresolved, refused: { reason: REASON.noValidCaCertificate, message } };
}

function authority(
  gateway: Document<"Gateway">,
  ref: NamedRef,
  context: Context,
): Resolution<string> {
  const { found, failure } = context.configMap(gateway, ref);
  if (found === undefined) return failed(authorityReason(failure.reason), failure.message);
  const { namespace, name, value } = found;
  const text = value.data?.[KEYS.authorities] ?? "";
  try {
    certificatesOf(text);
    return { found: text };
  } catch {
    const message = `ConfigMap ${namespace}/${name} must hold certificates in ${KEYS.authorities}, as PEM`;
    return failed(REASON.invalidCaCertificateRef, message);
  }
}

function authorityReason(reason: Reason): Reason {
  if (reason === REASON.invalidKind) return REASON.invalidCaCertificateKind;
  return reason === REASON.refNotPermitted ? reason : REASON.invalidCaCertificateRef;
}
