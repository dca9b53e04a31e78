import type { X509Certificate } from "node:crypto";
import type { Addresses } from "@edge-gateway/http";
import { alternativeNames } from "@edge-gateway/outbound/tls/alternative-names";

/** The content of a client certificate, for expressions and traces; parts that are absent are undefined. */
export interface ClientIdentity {
  readonly subject: string;
  readonly subjectCn?: string;
  readonly issuer: string;
  readonly subjectAltNames: readonly string[];
  /** The certificate of the client as PEM. */
  readonly certificate: string;
  readonly spiffeId?: string;
  readonly identity?: WorkloadIdentity;
}

/** The identity of a workload in a mesh. */
export interface WorkloadIdentity {
  readonly trustDomain: string;
  readonly namespace: string;
  readonly serviceAccount: string;
}

/**
 * The port of a client whose address a proxy reports: the proxy may send no port, or a port that only that
 * proxy knows.
 */
const UNKNOWN_PORT = 0;

/** The variable `source` of a connection, or of a request for which a trusted proxy has reported `client`. */
export function sourceOf(
  { remoteAddress, remotePort, transport }: Addresses,
  client?: string,
): object {
  return {
    ...(client === undefined
      ? { address: remoteAddress, port: remotePort }
      : { address: client, port: UNKNOWN_PORT }),
    rawAddress: transport?.peer?.address ?? remoteAddress,
    rawPort: transport?.peer?.port ?? remotePort,
    ...transport?.client,
    ...(transport?.connectHeaders === undefined
      ? {}
      : { connectHeaders: transport.connectHeaders }),
  };
}

/** The variable `destination` of a connection. */
export function destinationOf({ localAddress, localPort }: Addresses): object {
  return { address: localAddress, port: localPort };
}

/** Reads the identity in a verified certificate. */
export function identityOf(certificate: X509Certificate): ClientIdentity {
  const { subject, issuer } = certificate;
  const names = alternativeNames(certificate.subjectAltName ?? "");
  const subjectCn = COMMON_NAME.exec(subject)?.[1];
  const uris = names.filter(({ kind }) => kind === "URI");
  // A SPIFFE certificate has exactly one URI (SPIFFE X.509-SVID, section 2).
  const spiffeId = uris.length === 1 ? uris[0]?.name : undefined;
  return {
    subject: onOneLine(subject),
    ...(subjectCn === undefined ? {} : { subjectCn }),
    issuer: onOneLine(issuer),
    subjectAltNames: names.map(({ name }) => name),
    certificate: certificate.toString(),
    ...(spiffeId?.startsWith(SPIFFE) === true ? { spiffeId, ...workloadOf(spiffeId) } : {}),
  };
}

const COMMON_NAME = /^CN=(.*)$/m;
const SPIFFE = "spiffe://";
const WORKLOAD = /^spiffe:\/\/([^/]+)\/ns\/([^/]+)\/sa\/([^/]+)$/;

function workloadOf(spiffeId: string): { readonly identity?: WorkloadIdentity } {
  const [, trustDomain, namespace, serviceAccount] = WORKLOAD.exec(spiffeId) ?? [];
  if (trustDomain === undefined || namespace === undefined || serviceAccount === undefined)
    return {};
  return { identity: { trustDomain, namespace, serviceAccount } };
}

function onOneLine(name: string): string {
  return name.split("\n").join(", ");
}
