import {
  withDefaultsBackendTlsPolicy,
  withDefaultsEdgeBackend,
  withDefaultsEdgeModel,
  withDefaultsEdgePolicy,
  withDefaultsGateway,
  withDefaultsGatewayClass,
  withDefaultsGrpcRoute,
  withDefaultsHttpRoute,
  withDefaultsKubernetesConfigMap,
  withDefaultsKubernetesEndpointSlice,
  withDefaultsKubernetesNamespace,
  withDefaultsKubernetesSecret,
  withDefaultsKubernetesService,
  withDefaultsListenerSet,
  withDefaultsReferenceGrant,
  withDefaultsTcpRoute,
  withDefaultsTlsRoute,
} from "@edge-gateway/generated/defaults/index.ts";
import type {
  BackendTlsPolicyInput,
  EdgeBackendInput,
  EdgeModelInput,
  EdgeParametersInput,
  EdgePolicyInput,
  GatewayClassInput,
  GatewayInput,
  GrpcRouteInput,
  HttpRouteInput,
  KubernetesConfigMapInput,
  KubernetesEndpointSliceInput,
  KubernetesNamespaceInput,
  KubernetesSecretInput,
  KubernetesServiceInput,
  ListenerSetInput,
  ReferenceGrantInput,
  TcpRouteInput,
  TlsRouteInput,
} from "@edge-gateway/generated/types/index.ts";
import backendTlsPolicy from "@edge-gateway/generated/schema/backend-tls-policy.schema.json" with { type: "json" };
import edgeBackend from "@edge-gateway/generated/schema/edge-backend.schema.json" with { type: "json" };
import edgeModel from "@edge-gateway/generated/schema/edge-model.schema.json" with { type: "json" };
import edgeParameters from "@edge-gateway/generated/schema/edge-parameters.schema.json" with { type: "json" };
import edgePolicy from "@edge-gateway/generated/schema/edge-policy.schema.json" with { type: "json" };
import gateway from "@edge-gateway/generated/schema/gateway.schema.json" with { type: "json" };
import gatewayClass from "@edge-gateway/generated/schema/gateway-class.schema.json" with { type: "json" };
import grpcRoute from "@edge-gateway/generated/schema/grpc-route.schema.json" with { type: "json" };
import httpRoute from "@edge-gateway/generated/schema/http-route.schema.json" with { type: "json" };
import configMap from "@edge-gateway/generated/schema/kubernetes-config-map.schema.json" with { type: "json" };
import endpointSlice from "@edge-gateway/generated/schema/kubernetes-endpoint-slice.schema.json" with { type: "json" };
import namespace from "@edge-gateway/generated/schema/kubernetes-namespace.schema.json" with { type: "json" };
import secret from "@edge-gateway/generated/schema/kubernetes-secret.schema.json" with { type: "json" };
import service from "@edge-gateway/generated/schema/kubernetes-service.schema.json" with { type: "json" };
import listenerSet from "@edge-gateway/generated/schema/listener-set.schema.json" with { type: "json" };
import referenceGrant from "@edge-gateway/generated/schema/reference-grant.schema.json" with { type: "json" };
import tcpRoute from "@edge-gateway/generated/schema/tcp-route.schema.json" with { type: "json" };
import tlsRoute from "@edge-gateway/generated/schema/tls-route.schema.json" with { type: "json" };
import type { DocumentName } from "@edge-gateway/generated/schema/keys.ts";
import { validateBackendTlsPolicy } from "@edge-gateway/generated/validators/backend-tls-policy.js";
import { validateEdgeBackend } from "@edge-gateway/generated/validators/edge-backend.js";
import { validateEdgeModel } from "@edge-gateway/generated/validators/edge-model.js";
import { validateEdgeParameters } from "@edge-gateway/generated/validators/edge-parameters.js";
import { validateEdgePolicy } from "@edge-gateway/generated/validators/edge-policy.js";
import { validateGatewayClass } from "@edge-gateway/generated/validators/gateway-class.js";
import { validateGateway } from "@edge-gateway/generated/validators/gateway.js";
import { validateGrpcRoute } from "@edge-gateway/generated/validators/grpc-route.js";
import { validateHttpRoute } from "@edge-gateway/generated/validators/http-route.js";
import { validateKubernetesConfigMap } from "@edge-gateway/generated/validators/kubernetes-config-map.js";
import { validateKubernetesEndpointSlice } from "@edge-gateway/generated/validators/kubernetes-endpoint-slice.js";
import { validateKubernetesNamespace } from "@edge-gateway/generated/validators/kubernetes-namespace.js";
import { validateKubernetesSecret } from "@edge-gateway/generated/validators/kubernetes-secret.js";
import { validateKubernetesService } from "@edge-gateway/generated/validators/kubernetes-service.js";
import { validateListenerSet } from "@edge-gateway/generated/validators/listener-set.js";
import { validateReferenceGrant } from "@edge-gateway/generated/validators/reference-grant.js";
import { validateTcpRoute } from "@edge-gateway/generated/validators/tcp-route.js";
import { validateTlsRoute } from "@edge-gateway/generated/validators/tls-route.js";
import type { DocumentShape } from "../../shape/judge-shape.ts";
import { DocumentType } from "../../shape/typed-places.ts";
import type { KindName, Values } from "../document.ts";
import { asHttpRoute } from "./http-route/grpc-route.ts";

/** How the documents of a kind are read. */
export interface KindReader<Kind extends KindName> extends DocumentShape {
  /** `group/version`, or `version` in the core group: each that documents may name. */
  readonly apiVersions: readonly string[];
  /** Whether its objects belong to a namespace. */
  readonly namespaced: boolean;
  /** Puts in defaults, where these do not depend on other objects; the validator has found nothing wrong. */
  readonly parse: (valid: unknown) => Values[Kind];
}

/** The definitions of its kinds, which the API server judges by, do not know formats. */
const OWN_GROUP = groupOf(edgePolicy.properties.apiVersion.enum[0] ?? "");

/** The parts of a kind that its generated schema tells. */
function shape(
  name: DocumentName,
  schema: { readonly properties: { readonly apiVersion: { readonly enum: readonly string[] } } },
  validate: DocumentShape["validate"],
): Pick<KindReader<KindName>, "apiVersions" | "type" | "validate" | "formatCode"> {
  const apiVersions = schema.properties.apiVersion.enum;
  const isOwn = apiVersions.some((version) => groupOf(version) === OWN_GROUP);
  const formatCode = isOwn ? "unusable" : "wrong-value";
  return { apiVersions, type: new DocumentType(name, schema), validate, formatCode };
}

/** Every kind that is read, by its name. */
export const KINDS: { readonly [Kind in KindName]: KindReader<Kind> } = {
  BackendTLSPolicy: {
    ...shape("BackendTlsPolicy", backendTlsPolicy, validateBackendTlsPolicy),
    parse: (valid) => withDefaultsBackendTlsPolicy(valid as BackendTlsPolicyInput),
    namespaced: true,
  },
  ConfigMap: {
    ...shape("KubernetesConfigMap", configMap, validateKubernetesConfigMap),
    parse: (valid) => withDefaultsKubernetesConfigMap(valid as KubernetesConfigMapInput),
    namespaced: true,
  },
  EdgeBackend: {
    ...shape("EdgeBackend", edgeBackend, validateEdgeBackend),
    parse: (valid) => withDefaultsEdgeBackend(valid as EdgeBackendInput),
    namespaced: true,
  },
  EdgeModel: {
    ...shape("EdgeModel", edgeModel, validateEdgeModel),
    parse: (valid) => withDefaultsEdgeModel(valid as EdgeModelInput),
    namespaced: true,
  },
  EdgeParameters: {
    ...shape("EdgeParameters", edgeParameters, validateEdgeParameters),
    parse: (valid) => valid as EdgeParametersInput,
    namespaced: true,
  },
  EdgePolicy: {
    ...shape("EdgePolicy", edgePolicy, validateEdgePolicy),
    parse: (valid) => withDefaultsEdgePolicy(valid as EdgePolicyInput),
    namespaced: true,
  },
  EndpointSlice: {
    ...shape("KubernetesEndpointSlice", endpointSlice, validateKubernetesEndpointSlice),
    parse: (valid) => withDefaultsKubernetesEndpointSlice(valid as KubernetesEndpointSliceInput),
    namespaced: true,
  },
  Gateway: {
    ...shape("Gateway", gateway, validateGateway),
    parse: (valid) => withDefaultsGateway(valid as GatewayInput),
    namespaced: true,
  },
  GatewayClass: {
    ...shape("GatewayClass", gatewayClass, validateGatewayClass),
    parse: (valid) => withDefaultsGatewayClass(valid as GatewayClassInput),
    namespaced: false,
  },
  GRPCRoute: {
    ...shape("GrpcRoute", grpcRoute, validateGrpcRoute),
    parse: (valid) => asHttpRoute(withDefaultsGrpcRoute(valid as GrpcRouteInput)),
    namespaced: true,
  },
  HTTPRoute: {
    ...shape("HttpRoute", httpRoute, validateHttpRoute),
    parse: (valid) => withDefaultsHttpRoute(valid as HttpRouteInput),
    namespaced: true,
  },
  ListenerSet: {
    ...shape("ListenerSet", listenerSet, validateListenerSet),
    parse: (valid) => withDefaultsListenerSet(valid as ListenerSetInput),
    namespaced: true,
  },
  Namespace: {
    ...shape("KubernetesNamespace", namespace, validateKubernetesNamespace),
    parse: (valid) => withDefaultsKubernetesNamespace(valid as KubernetesNamespaceInput),
    namespaced: false,
  },
  ReferenceGrant: {
    ...shape("ReferenceGrant", referenceGrant, validateReferenceGrant),
    parse: (valid) => withDefaultsReferenceGrant(valid as ReferenceGrantInput),
    namespaced: true,
  },
  Secret: {
    ...shape("KubernetesSecret", secret, validateKubernetesSecret),
    parse: (valid) => withDefaultsKubernetesSecret(valid as KubernetesSecretInput),
    namespaced: true,
  },
  Service: {
    ...shape("KubernetesService", service, validateKubernetesService),
    parse: (valid) => withDefaultsKubernetesService(valid as KubernetesServiceInput),
    namespaced: true,
  },
  TCPRoute: {
    ...shape("TcpRoute", tcpRoute, validateTcpRoute),
    parse: (valid) => withDefaultsTcpRoute(valid as TcpRouteInput),
    namespaced: true,
  },
  TLSRoute: {
    ...shape("TlsRoute", tlsRoute, validateTlsRoute),
    parse: (valid) => withDefaultsTlsRoute(valid as TlsRouteInput),
    namespaced: true,
  },
};

/** Whether a kind of this name is read. */
export function isKindName(name: string): name is KindName {
  return Object.hasOwn(KINDS, name);
}

/** The API group of a version: empty for the core group. */
export function groupOf(apiVersion: string): string {
  const slash = apiVersion.indexOf("/");
  return slash === -1 ? "" : apiVersion.slice(0, slash);
}

/** The API group of a kind. */
export function groupOfKind(kind: KindName): string {
  return groupOf(KINDS[kind].apiVersions[0] ?? "");
}
