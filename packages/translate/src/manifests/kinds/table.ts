import {
  withDefaultsEdgeBackend,
  withDefaultsEdgeModel,
  withDefaultsEdgeParameters,
  withDefaultsEdgePolicy,
  withDefaultsGateway,
  withDefaultsGatewayClass,
  withDefaultsHttpRoute,
  withDefaultsKubernetesConfigMap,
  withDefaultsKubernetesEndpointSlice,
  withDefaultsKubernetesNamespace,
  withDefaultsKubernetesSecret,
  withDefaultsKubernetesService,
  withDefaultsListenerSet,
  withDefaultsReferenceGrant,
} from "@edge-gateway/generated/defaults/index.ts";
import type {
  EdgeBackendInput,
  EdgeModelInput,
  EdgeParametersInput,
  EdgePolicyInput,
  GatewayClassInput,
  GatewayInput,
  HttpRouteInput,
  KubernetesConfigMapInput,
  KubernetesEndpointSliceInput,
  KubernetesNamespaceInput,
  KubernetesSecretInput,
  KubernetesServiceInput,
  ListenerSetInput,
  ReferenceGrantInput,
} from "@edge-gateway/generated/types/index.ts";
import edgeBackend from "@edge-gateway/generated/schema/edge-backend.schema.json" with { type: "json" };
import edgeModel from "@edge-gateway/generated/schema/edge-model.schema.json" with { type: "json" };
import edgeParameters from "@edge-gateway/generated/schema/edge-parameters.schema.json" with { type: "json" };
import edgePolicy from "@edge-gateway/generated/schema/edge-policy.schema.json" with { type: "json" };
import gateway from "@edge-gateway/generated/schema/gateway.schema.json" with { type: "json" };
import gatewayClass from "@edge-gateway/generated/schema/gateway-class.schema.json" with { type: "json" };
import httpRoute from "@edge-gateway/generated/schema/http-route.schema.json" with { type: "json" };
import configMap from "@edge-gateway/generated/schema/kubernetes-config-map.schema.json" with { type: "json" };
import endpointSlice from "@edge-gateway/generated/schema/kubernetes-endpoint-slice.schema.json" with { type: "json" };
import namespace from "@edge-gateway/generated/schema/kubernetes-namespace.schema.json" with { type: "json" };
import secret from "@edge-gateway/generated/schema/kubernetes-secret.schema.json" with { type: "json" };
import service from "@edge-gateway/generated/schema/kubernetes-service.schema.json" with { type: "json" };
import listenerSet from "@edge-gateway/generated/schema/listener-set.schema.json" with { type: "json" };
import referenceGrant from "@edge-gateway/generated/schema/reference-grant.schema.json" with { type: "json" };
import { validateEdgeBackend } from "@edge-gateway/generated/validators/edge-backend.js";
import { validateEdgeModel } from "@edge-gateway/generated/validators/edge-model.js";
import { validateEdgeParameters } from "@edge-gateway/generated/validators/edge-parameters.js";
import { validateEdgePolicy } from "@edge-gateway/generated/validators/edge-policy.js";
import { validateGatewayClass } from "@edge-gateway/generated/validators/gateway-class.js";
import { validateGateway } from "@edge-gateway/generated/validators/gateway.js";
import { validateHttpRoute } from "@edge-gateway/generated/validators/http-route.js";
import { validateKubernetesConfigMap } from "@edge-gateway/generated/validators/kubernetes-config-map.js";
import { validateKubernetesEndpointSlice } from "@edge-gateway/generated/validators/kubernetes-endpoint-slice.js";
import { validateKubernetesNamespace } from "@edge-gateway/generated/validators/kubernetes-namespace.js";
import { validateKubernetesSecret } from "@edge-gateway/generated/validators/kubernetes-secret.js";
import { validateKubernetesService } from "@edge-gateway/generated/validators/kubernetes-service.js";
import { validateListenerSet } from "@edge-gateway/generated/validators/listener-set.js";
import { validateReferenceGrant } from "@edge-gateway/generated/validators/reference-grant.js";
import type { DocumentShape } from "../../standalone/judge-shape.ts";
import { DocumentType } from "../../standalone/typed-places.ts";
import type { KindName, Values } from "../document.ts";

/** How the documents of a kind are read. */
export interface KindReader<Kind extends KindName> extends DocumentShape {
  /** Whether its objects belong to a namespace. */
  readonly namespaced: boolean;
  /** Puts in defaults; the validator has found nothing wrong. */
  readonly parse: (valid: unknown) => Values[Kind];
}

/** Every kind that is read, by its name. */
export const KINDS: { readonly [Kind in KindName]: KindReader<Kind> } = {
  ConfigMap: {
    type: new DocumentType("KubernetesConfigMap", configMap),
    validate: validateKubernetesConfigMap,
    parse: (valid) => withDefaultsKubernetesConfigMap(valid as KubernetesConfigMapInput),
    namespaced: true,
  },
  EdgeBackend: {
    type: new DocumentType("EdgeBackend", edgeBackend),
    validate: validateEdgeBackend,
    parse: (valid) => withDefaultsEdgeBackend(valid as EdgeBackendInput),
    namespaced: true,
  },
  EdgeModel: {
    type: new DocumentType("EdgeModel", edgeModel),
    validate: validateEdgeModel,
    parse: (valid) => withDefaultsEdgeModel(valid as EdgeModelInput),
    namespaced: true,
  },
  EdgeParameters: {
    type: new DocumentType("EdgeParameters", edgeParameters),
    validate: validateEdgeParameters,
    parse: (valid) => withDefaultsEdgeParameters(valid as EdgeParametersInput),
    namespaced: true,
  },
  EdgePolicy: {
    type: new DocumentType("EdgePolicy", edgePolicy),
    validate: validateEdgePolicy,
    parse: (valid) => withDefaultsEdgePolicy(valid as EdgePolicyInput),
    namespaced: true,
  },
  EndpointSlice: {
    type: new DocumentType("KubernetesEndpointSlice", endpointSlice),
    validate: validateKubernetesEndpointSlice,
    parse: (valid) => withDefaultsKubernetesEndpointSlice(valid as KubernetesEndpointSliceInput),
    namespaced: true,
  },
  Gateway: {
    type: new DocumentType("Gateway", gateway),
    validate: validateGateway,
    parse: (valid) => withDefaultsGateway(valid as GatewayInput),
    namespaced: true,
  },
  GatewayClass: {
    type: new DocumentType("GatewayClass", gatewayClass),
    validate: validateGatewayClass,
    parse: (valid) => withDefaultsGatewayClass(valid as GatewayClassInput),
    namespaced: false,
  },
  HTTPRoute: {
    type: new DocumentType("HttpRoute", httpRoute),
    validate: validateHttpRoute,
    parse: (valid) => withDefaultsHttpRoute(valid as HttpRouteInput),
    namespaced: true,
  },
  ListenerSet: {
    type: new DocumentType("ListenerSet", listenerSet),
    validate: validateListenerSet,
    parse: (valid) => withDefaultsListenerSet(valid as ListenerSetInput),
    namespaced: true,
  },
  Namespace: {
    type: new DocumentType("KubernetesNamespace", namespace),
    validate: validateKubernetesNamespace,
    parse: (valid) => withDefaultsKubernetesNamespace(valid as KubernetesNamespaceInput),
    namespaced: false,
  },
  ReferenceGrant: {
    type: new DocumentType("ReferenceGrant", referenceGrant),
    validate: validateReferenceGrant,
    parse: (valid) => withDefaultsReferenceGrant(valid as ReferenceGrantInput),
    namespaced: true,
  },
  Secret: {
    type: new DocumentType("KubernetesSecret", secret),
    validate: validateKubernetesSecret,
    parse: (valid) => withDefaultsKubernetesSecret(valid as KubernetesSecretInput),
    namespaced: true,
  },
  Service: {
    type: new DocumentType("KubernetesService", service),
    validate: validateKubernetesService,
    parse: (valid) => withDefaultsKubernetesService(valid as KubernetesServiceInput),
    namespaced: true,
  },
};
