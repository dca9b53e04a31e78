import type { Backend, ServiceEndpoint } from "@edge-gateway/translate/ir";

/** Where bytes can be passed on to; undefined for backends that speak a protocol themselves. */
export function serversOf(backend: Backend | undefined): readonly ServiceEndpoint[] | undefined {
  switch (backend?.kind) {
    case "static":
      return [backend.static];
    case "service":
      return backend.service.endpoints;
    case "unresolved":
      return [];
    default:
      return undefined;
  }
}

/** Servers with their parts of the share of their backend. */
export function sharesOf(
  servers: readonly ServiceEndpoint[],
  share: number,
): readonly { readonly server: ServiceEndpoint; readonly weight: number }[] {
  const sum = servers.reduce((total, { weight = 1 }) => total + weight, 0);
  return servers.map((server) => ({ server, weight: (share * (server.weight ?? 1)) / sum }));
}
