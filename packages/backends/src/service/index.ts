import type { ServiceBackend, ServiceEndpoint } from "@edge-gateway/translate/ir";
import { compileEndpoints } from "@edge-gateway/gateway/endpoints/compile-endpoints";
import type { BackendDefinition } from "@edge-gateway/gateway/exchange/backend";
import { towards } from "@edge-gateway/outbound/tls/mesh-policy";
import { addressOf, authorityOf, endpointOf } from "../static/index.ts";

/**
 * A backend of several equivalent servers: the endpoints of a Service, or the servers of a static backend.
 */
export const serviceBackend: BackendDefinition<"service"> = {
  compile({ key, name, service }, context) {
    const version = context.connection.version ?? service.version;
    const connection = { ...context.connection, version };
    const servers = service.endpoints.map((server) => {
      const place = { ...context, connection: towards(server, connection) };
      return {
        ...sharesOf(server),
        upstream: context.upstreams.acquire(endpointOf(server, place)),
        address: addressOf(server),
        authority: service.isStatic === true ? authorityOf(server, place) : undefined,
      };
    });
    return {
      name,
      type: service.isStatic === true ? "static" : "service",
      protocol: "http",
      authority: undefined,
      ...compileEndpoints({ key, name, ...pickerOf(service) }, servers, context),
    };
  },
};

function pickerOf({ picker }: ServiceBackend) {
  return picker === undefined ? {} : { picker };
}

function sharesOf({ weight, priority, zones }: ServiceEndpoint) {
  return {
    ...(weight === undefined ? {} : { weight }),
    ...(priority === undefined ? {} : { priority }),
    ...(zones === undefined ? {} : { zones }),
  };
}
