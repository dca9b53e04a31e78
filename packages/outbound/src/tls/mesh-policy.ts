import type { IrMeshWorkload } from "@edge-gateway/generated/types/index.ts";
import { HTTP_1_1, HTTP_2 } from "@edge-gateway/http";
import type { Ir, ServiceEndpoint, WorkloadIdentity } from "@edge-gateway/translate/ir";
import { betweenWorkloads, type TlsPolicy } from "./tls-policy.ts";

/** The settings of a gateway in a service mesh. */
export interface Mesh {
  /** The identity of the gateway; undefined until the gateway has one. */
  readonly identity: WorkloadIdentity | undefined;
}

/**
 * ALPN names by which sidecars of Istio recognize mutual TLS of the mesh, as opposed to TLS of the
 * application.
 */
const PROTOCOLS = {
  alpnProtocols: ["istio"],
  alpnByVersion: {
    http1: ["istio-http/1.1", "istio", HTTP_1_1],
    http2: ["istio-h2", "istio", HTTP_2],
  },
} as const;

/** The service mesh that the gateway is part of. */
export function meshOf({ settings, named }: Pick<Ir, "settings" | "named">): {
  readonly mesh?: Mesh;
} {
  return settings.istio.caAddress === undefined ? {} : { mesh: { identity: named?.identity } };
}

/** The connection to a server. It uses mutual TLS if both belong to the mesh and no policy sets TLS. */
export function towards<
  Connection extends { readonly mesh?: Mesh; readonly tls: TlsPolicy | undefined },
>({ workload }: Pick<ServiceEndpoint, "workload">, connection: Connection): Connection {
  const { mesh, tls } = connection;
  if (workload === undefined || mesh === undefined || tls !== undefined) return connection;
  return { ...connection, tls: policyFor(workload, mesh) };
}

/** The server must have the identity of its workload's service account. */
function policyFor({ namespace, serviceAccount }: IrMeshWorkload, { identity }: Mesh): TlsPolicy {
  const common = betweenWorkloads(identity);
  const name = `ns/${namespace}/sa/${serviceAccount}`;
  const alternativeNames = common.trustDomains.map((domain) => `spiffe://${domain}/${name}`);
  return { ...common, ...PROTOCOLS, alternativeNames };
}
