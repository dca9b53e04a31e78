import { isIP, isIPv6 } from "node:net";
import { createSecureContext, type PeerCertificate } from "node:tls";
import type {
  BackendTls,
  CaCertificateRef,
  KeyExchangeGroup,
} from "@edge-gateway/generated/types/index.ts";
import type { KeyPair, NamedValues, WorkloadIdentity } from "@edge-gateway/translate/ir";
import type { AlpnByVersion } from "@edge-gateway/http";
import { alternativeNames } from "./alternative-names.ts";
import { groupOptions } from "./tls-options.ts";
import { trustSystemRoots } from "./system-roots.ts";

/** How the gateway verifies a TLS server, and which client certificate it presents. */
export interface TlsPolicy {
  /** The server name that is sent and verified; undefined: the host of the server. */
  readonly serverName: string | undefined;
  /**
   * What is not verified: `All` accepts any certificate, `Hostname` accepts a certificate for another name.
   */
  readonly skipVerify: "All" | "Hostname" | undefined;
  /** Names of which the certificate must have one, instead of the server name. */
  readonly alternativeNames?: readonly string[];
  /** Trusted certificate authorities as PEM; undefined: those of the system. */
  readonly authorities?: string;
  /** The client certificate, for servers that request one. */
  readonly credentials?: KeyPair;
  readonly alpnProtocols?: readonly string[];
  /**
   * ALPN protocols that are sent instead of the names of HTTP versions; then each request chooses the HTTP
   * version.
   */
  readonly alpnByVersion?: AlpnByVersion;
  readonly groups?: readonly KeyExchangeGroup[];
  /**
   * Trust domains: the server's SPIFFE ID must belong to one of them, and no server name is verified. The
   * list is empty while the gateway has no identity.
   */
  readonly trustDomains?: readonly string[];
}

/** A policy that trusts the system's certificate authorities, for the host that is called. */
export const TRUSTED_BY_SYSTEM: TlsPolicy = { serverName: undefined, skipVerify: undefined };

/** Returns why a certificate does not belong to the server; undefined if it does. */
type IdentityCheck = (host: string, certificate: PeerCertificate) => Error | undefined;

/** TLS socket options that `node:tls` and undici share. */
export interface TlsSocketOptions {
  readonly servername?: string;
  readonly rejectUnauthorized?: boolean;
  readonly checkServerIdentity?: IdentityCheck;
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
  readonly ecdhCurve?: string;
}

/** Resolves references of the policy, and collects problems. */
export interface TlsReferences {
  readonly named: NamedValues | undefined;
  readonly problem: (message: string) => void;
}

/** Compiles the policy; undefined if no TLS is configured. */
export function tlsPolicyOf(
  tls: BackendTls | undefined,
  references: TlsReferences,
): TlsPolicy | undefined {
  if (tls === undefined) return undefined;
  if (tls.certificateSource === "SPIFFE") return workloadPolicy(tls, references);
  const [own] = tls.mtlsCertificateRef ?? [];
  const { caCertificateRefs: trusted = [] } = tls;
  const credentials = own === undefined ? undefined : credentialsOf(own.name, references);
  const authorities =
    trusted.length === 0
      ? credentials?.authorities
      : trusted.map((each) => authoritiesOf(each, references)).join("\n");
  const policy = {
    serverName: tls.sni,
    skipVerify: tls.insecureSkipVerify,
    alpnProtocols: tls.alpnProtocols,
    ...(tls.verifySubjectAltNames === undefined
      ? {}
      : { alternativeNames: tls.verifySubjectAltNames }),
    ...(tls.keyExchangeGroups === undefined ? {} : { groups: tls.keyExchangeGroups }),
    ...(credentials === undefined ? {} : { credentials: credentials.pair }),
    ...(authorities === undefined ? {} : { authorities }),
  };
  checkContext(policy, references);
  return policy;
}

/** Adds the client certificate, unless the policy itself configures one. */
export function withCredentials(
  policy: TlsPolicy | undefined,
  credentials: KeyPair | undefined,
): TlsPolicy | undefined {
  if (policy === undefined || credentials === undefined) return policy;
  const decides = policy.credentials !== undefined || policy.trustDomains !== undefined;
  return decides ? policy : { ...policy, credentials };
}

function workloadPolicy(tls: BackendTls, { named }: TlsReferences): TlsPolicy {
  return {
    ...betweenWorkloads(named?.identity),
    serverName: tls.sni,
    alpnProtocols: tls.alpnProtocols,
    ...(tls.verifySubjectAltNames === undefined
      ? {}
      : { alternativeNames: tls.verifySubjectAltNames }),
    ...(tls.keyExchangeGroups === undefined ? {} : { groups: tls.keyExchangeGroups }),
  };
}

/** TLS between two SPIFFE workloads. While the gateway has no identity, it trusts no server. */
export function betweenWorkloads(identity: WorkloadIdentity | undefined) {
  return {
    serverName: undefined,
    skipVerify: undefined,
    trustDomains: trustDomainsOf(identity),
    ...(identity === undefined
      ? {}
      : {
          authorities: identity.authorities,
          credentials: { certificate: identity.certificate, privateKey: identity.privateKey },
        }),
  };
}

function trustDomainsOf(identity: WorkloadIdentity | undefined): readonly string[] {
  if (identity === undefined) return [];
  return [identity.trustDomain, ...(identity.additionalTrustDomains ?? [])];
}

function credentialsOf(name: string, { named, problem }: TlsReferences) {
  const values = named?.secrets[name];
  const { "tls.crt": certificate, "tls.key": privateKey, "ca.cert": authorities } = values ?? {};
  if (certificate !== undefined && privateKey !== undefined)
    return { pair: { certificate, privateKey }, authorities };
  problem(`the Secret ${name} has no \`tls.crt\` and \`tls.key\``);
  return undefined;
}

function authoritiesOf(
  { name, kind }: CaCertificateRef,
  { named, problem }: TlsReferences,
): string {
  const section = kind === "Secret" ? named?.secrets : named?.configMaps;
  const authorities = section?.[name]?.["ca.crt"];
  if (authorities === undefined) problem(`the ${kind} ${name} has no \`ca.crt\``);
  return authorities ?? "";
}

/** Reports settings that OpenSSL refuses, before any connection is made. */
function checkContext(policy: TlsPolicy, { problem }: TlsReferences): void {
  try {
    createSecureContext(tlsSocketOptions(policy));
  } catch (error) {
    problem(`TLS: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Without the option `ca`, the system's certificate authorities are trusted. An IP address is never sent as
 * server name (RFC 6066 section 3).
 */
export function tlsSocketOptions(policy: TlsPolicy, host?: string): TlsSocketOptions {
  const { skipVerify, authorities, credentials, groups } = policy;
  if (authorities === undefined) trustSystemRoots();
  const name = policy.serverName ?? host;
  return {
    ...(name === undefined || isIP(name) !== 0 ? {} : { servername: name }),
    ...(skipVerify === "All" ? { rejectUnauthorized: false } : {}),
    ...(skipVerify === "Hostname" ? { checkServerIdentity: () => undefined } : {}),
    ...(policy.alternativeNames === undefined
      ? {}
      : { checkServerIdentity: identityCheck(policy.alternativeNames) }),
    ...(policy.trustDomains === undefined
      ? {}
      : { checkServerIdentity: workloadCheck(policy.trustDomains, policy.alternativeNames) }),
    ...(authorities === undefined ? {} : { ca: authorities }),
    ...(credentials === undefined
      ? {}
      : { cert: credentials.certificate, key: credentials.privateKey }),
    ...groupOptions(groups),
  };
}

/** Verifies that one of the certificate's alternative names, of any kind, matches one of the given names. */
function identityCheck(names: readonly string[]): IdentityCheck {
  return (_host, { subjectaltname = "" }) => {
    const has = alternativeNames(subjectaltname).some(
      ({ kind, name }) =>
        names.includes(name) ||
        (kind === "DNS" && names.some((each) => covers(name, each))) ||
        (isIPv6(name) && names.some((each) => isIPv6(each) && isSameAddress(name, each))),
    );
    return has ? undefined : new Error("the certificate has none of the expected names");
  };
}

/** Whether two texts are the same IPv6 address, which can be written in many ways (RFC 5952 section 2). */
function isSameAddress(one: string, other: string): boolean {
  return URL.parse(`http://[${one}]`)?.hostname === URL.parse(`http://[${other}]`)?.hostname;
}

/**
 * Verifies the SPIFFE ID. A workload's certificate has one SPIFFE ID and no other URI (SPIFFE X.509-SVID,
 * section 2).
 */
function workloadCheck(
  trustDomains: readonly string[],
  allowed: readonly string[] | undefined,
): IdentityCheck {
  return (_host, { subjectaltname = "" }) => {
    if (trustDomains.length === 0) return new Error("the gateway has no identity yet");
    const [id, ...more] = alternativeNames(subjectaltname).filter(({ kind }) => kind === "URI");
    const isWorkload =
      id !== undefined &&
      more.length === 0 &&
      trustDomains.some((trustDomain) => id.name.startsWith(`spiffe://${trustDomain}/`));
    if (!isWorkload)
      return new Error(`the server is not a workload of ${trustDomains.join(" or ")}`);
    if (allowed === undefined || allowed.includes(id.name)) return undefined;
    return new Error("the server's SPIFFE ID is not one of the expected ones");
  };
}

/**
 * Whether a DNS name matches, ignoring case. A first label `*` matches exactly one label (RFC 9525 section
 * 6.3).
 */
function covers(presented: string, wanted: string): boolean {
  const [name, host] = [presented.toLowerCase(), wanted.toLowerCase()];
  return (
    name === host ||
    (name.startsWith("*.") &&
      /^[^.*]+\./.test(host) &&
      host.slice(host.indexOf(".")) === name.slice(1))
  );
}
