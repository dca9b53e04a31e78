import type { Backend, ServiceEndpoint } from "@edge-gateway/translate/ir";

/**
 * The servers of a backend that can receive a byte stream; undefined if the backend is for a specific
 * protocol.
 */
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

/** Servers, each with its part of the backend's weight. */
export function sharesOf(
  servers: readonly ServiceEndpoint[],
  share: number,
): readonly { readonly server: ServiceEndpoint; readonly weight: number }[] {
  const sum = servers.reduce((total, { weight = 1 }) => total + weight, 0);
  return servers.map((server) => ({ server, weight: (share * (server.weight ?? 1)) / sum }));
}
