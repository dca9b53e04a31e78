import type { ParsedSimpleBackendPolicies } from "@edge-gateway/generated/types/index.ts";
import type { BackendContext, ConnectionPolicy } from "@edge-gateway/gateway/exchange/backend";
import { tlsPolicyOf, withCredentials } from "@edge-gateway/outbound/tls/tls-policy";
import { keepaliveOf } from "@edge-gateway/gateway/upstream/keepalive-policy";
import { proxyPolicyOf } from "@edge-gateway/gateway/upstream/proxy-policy";

type OwnPolicies = Partial<Pick<ParsedSimpleBackendPolicies, "tcp" | "tls" | "http" | "tunnel">>;

/** Connection settings of one server of a backend. Policies of the server override those of the backend. */
export function ownConnection(
  { tcp, tls, http, tunnel }: OwnPolicies,
  path: string,
  context: BackendContext,
): ConnectionPolicy {
  const { connection, named } = context;
  return {
    ...connection,
    ...(http?.version === undefined ? {} : { version: http.version }),
    ...(tcp?.connectTimeout === undefined ? {} : { connectTimeout: tcp.connectTimeout }),
    ...(tcp?.keepalive === undefined ? {} : { keepalive: keepaliveOf(tcp.keepalive) }),
    ...(tcp?.proxyProtocol === undefined ? {} : { proxyProtocol: tcp.proxyProtocol }),
    ...(tunnel === undefined
      ? {}
      : { proxy: proxyPolicyOf(tunnel, { path, endpoint: context.endpoint }) }),
    ...(tls === undefined
      ? {}
      : {
          tls: withCredentials(
            tlsPolicyOf(tls, {
              named,
              problem: (message) => context.problem(`${path}.tls`, message),
            }),
            connection.clientCertificate,
          ),
        }),
  };
}
