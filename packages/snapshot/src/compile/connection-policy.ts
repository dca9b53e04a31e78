import type { ParsedBackendPolicies, Settings } from "@edge-gateway/generated/types/index.ts";
import type { KeyPair } from "@edge-gateway/translate/ir";
import type { ConnectionPolicy } from "@edge-gateway/gateway/exchange/backend";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { meshOf } from "@edge-gateway/outbound/tls/mesh-policy";
import { keepaliveOf } from "@edge-gateway/gateway/upstream/keepalive-policy";
import { proxyPolicyOf } from "@edge-gateway/gateway/upstream/proxy-policy";
import type { Sources } from "./sources.ts";
import { tlsPolicyOf, withCredentials } from "@edge-gateway/outbound/tls/tls-policy";

/**
 * The route's setting for the Host header that backends receive: a filter of the route or of its backend that
 * sets the Host takes precedence over the policy.
 */
export type HostRewrite = ConnectionPolicy["hostnameRewrite"] | "Filter";

/** Uses the gateway's client certificate, unless the policies of the server name a certificate. */
export function showing(
  connection: ConnectionPolicy,
  clientCertificate: KeyPair | undefined,
): ConnectionPolicy {
  if (clientCertificate === undefined) return connection;
  return {
    ...connection,
    clientCertificate,
    tls: withCredentials(connection.tls, clientCertificate),
  };
}

/** Determines how to connect to a backend, from its policies and the route's Host setting. */
export function connectionPolicyOf(
  { tcp, tls, http, tunnel, hostnameRewrite, health, sessionAffinity }: ParsedBackendPolicies,
  hostRewrite: HostRewrite,
  context: CompileContext,
  sources: Sources,
): ConnectionPolicy {
  const { settings, named } = sources;
  const { path, problem } = context;
  return {
    connectTimeout: connectTimeoutOf(tcp, settings),
    keepalive: keepaliveOf(tcp?.keepalive),
    tls: tlsPolicyOf(tls, { named, problem: (message) => problem(`${path}.tls`, message) }),
    ...meshOf(sources),
    version: http?.version,
    proxy: proxyPolicyOf(tunnel, context),
    proxyProtocol: tcp?.proxyProtocol,
    balancing: {
      ...(health === undefined ? {} : { health }),
      ...(sessionAffinity === undefined ? {} : { sessionAffinity }),
      ...(settings.zone === undefined ? {} : { zone: settings.zone }),
    },
    hostnameRewrite: hostRewrite === "Filter" ? "None" : (hostnameRewrite?.mode ?? hostRewrite),
  };
}

/** The milliseconds until an attempt to connect fails: of the policy, else of the settings. */
export function connectTimeoutOf(tcp: ParsedBackendPolicies["tcp"], { backend }: Settings): number {
  return tcp?.connectTimeout ?? backend.connectTimeout;
}
