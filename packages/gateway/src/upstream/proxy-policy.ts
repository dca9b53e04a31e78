import type { LookupFunction } from "node:net";
import type { BackendTunnel } from "@edge-gateway/generated/types/index.ts";
import type { FindEndpoint } from "@edge-gateway/outbound/outbound-target";
import { TRUSTED_BY_SYSTEM, tlsSocketOptions } from "@edge-gateway/outbound/tls/tls-policy";
import type { TlsPolicy } from "@edge-gateway/outbound/tls/tls-policy";
import type { ProxyRoute } from "@edge-gateway/http";

const PORTS = { http: 80, https: 443 } as const;
const BRACKETS = /^\[|\]$/g;

/** The proxy through which a backend's connections are made. */
export interface ProxyPolicy {
  readonly host: string;
  readonly port: number;
  /** TLS to the proxy; unset: connections to the proxy are not encrypted. */
  readonly tls?: TlsPolicy;
  readonly connects: boolean;
}

/** The compiled policy; undefined if none is configured, or the reference is broken. */
export function proxyPolicyOf(
  tunnel: BackendTunnel | undefined,
  { path, endpoint }: { readonly path: string; readonly endpoint: FindEndpoint },
): ProxyPolicy | undefined {
  if (tunnel === undefined) return undefined;
  const found =
    tunnel.url === undefined
      ? endpoint(`${path}.tunnel.backendRef`, tunnel.backendRef, "/")
      : { url: tunnel.url };
  if (found === undefined) return undefined;
  const { protocol, hostname, port } = new URL(found.url);
  const secure = protocol === "https:";
  const standard = secure ? PORTS.https : PORTS.http;
  return {
    host: hostname.replaceAll(BRACKETS, ""),
    port: port === "" ? standard : Number(port),
    connects: tunnel.mode === "Connect",
    ...(secure ? { tls: ("tls" in found ? found.tls : undefined) ?? TRUSTED_BY_SYSTEM } : {}),
  };
}

/** The proxy with its socket options. An IP address is never sent as server name. */
export function proxyRouteOf(
  policy: ProxyPolicy | undefined,
  lookup: LookupFunction,
): ProxyRoute | undefined {
  if (policy === undefined) return undefined;
  const { tls, ...route } = policy;
  const secure = tls === undefined ? undefined : tlsSocketOptions(tls, policy.host);
  return { ...route, tls: secure, lookup };
}
