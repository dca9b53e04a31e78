// Generated from schemas/ by `npm run generate`: do not edit.

import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import {
  withDefaultsBackendTlsPolicy,
  withDefaultsEdgeBackend,
  withDefaultsEdgeModel,
  withDefaultsEdgeParameters,
  withDefaultsEdgePolicy,
  withDefaultsGateway,
  withDefaultsGatewayClass,
  withDefaultsGrpcRoute,
  withDefaultsHttpRoute,
  withDefaultsInferencePool,
  withDefaultsKubernetesConfigMap,
  withDefaultsKubernetesEndpointSlice,
  withDefaultsKubernetesNamespace,
  withDefaultsKubernetesPod,
  withDefaultsKubernetesSecret,
  withDefaultsKubernetesService,
  withDefaultsListenerSet,
  withDefaultsReferenceGrant,
  withDefaultsTcpRoute,
  withDefaultsTlsRoute,
  withDefaultsUdpRoute,
  withDefaultsXbackend,
} from "../defaults/index.ts";
import type { DocumentName } from "../schema/keys.ts";
import type {
  BackendTlsPolicy,
  BackendTlsPolicyInput,
  EdgeBackend,
  EdgeBackendInput,
  EdgeModel,
  EdgeModelInput,
  EdgeParameters,
  EdgeParametersInput,
  EdgePolicy,
  EdgePolicyInput,
  Gateway,
  GatewayInput,
  GatewayClass,
  GatewayClassInput,
  GrpcRoute,
  GrpcRouteInput,
  HttpRoute,
  HttpRouteInput,
  InferencePool,
  InferencePoolInput,
  KubernetesConfigMap,
  KubernetesConfigMapInput,
  KubernetesEndpointSlice,
  KubernetesEndpointSliceInput,
  KubernetesNamespace,
  KubernetesNamespaceInput,
  KubernetesPod,
  KubernetesPodInput,
  KubernetesSecret,
  KubernetesSecretInput,
  KubernetesService,
  KubernetesServiceInput,
  ListenerSet,
  ListenerSetInput,
  ReferenceGrant,
  ReferenceGrantInput,
  TcpRoute,
  TcpRouteInput,
  TlsRoute,
  TlsRouteInput,
  UdpRoute,
  UdpRouteInput,
  Xbackend,
  XbackendInput,
} from "../types/index.ts";
import { validateBackendTlsPolicy } from "../validators/backend-tls-policy.js";
import { validateEdgeBackend } from "../validators/edge-backend.js";
import { validateEdgeModel } from "../validators/edge-model.js";
import { validateEdgeParameters } from "../validators/edge-parameters.js";
import { validateEdgePolicy } from "../validators/edge-policy.js";
import { validateGateway } from "../validators/gateway.js";
import { validateGatewayClass } from "../validators/gateway-class.js";
import { validateGrpcRoute } from "../validators/grpc-route.js";
import { validateHttpRoute } from "../validators/http-route.js";
import { validateInferencePool } from "../validators/inference-pool.js";
import { validateKubernetesConfigMap } from "../validators/kubernetes-config-map.js";
import { validateKubernetesEndpointSlice } from "../validators/kubernetes-endpoint-slice.js";
import { validateKubernetesNamespace } from "../validators/kubernetes-namespace.js";
import { validateKubernetesPod } from "../validators/kubernetes-pod.js";
import { validateKubernetesSecret } from "../validators/kubernetes-secret.js";
import { validateKubernetesService } from "../validators/kubernetes-service.js";
import { validateListenerSet } from "../validators/listener-set.js";
import { validateReferenceGrant } from "../validators/reference-grant.js";
import { validateTcpRoute } from "../validators/tcp-route.js";
import { validateTlsRoute } from "../validators/tls-route.js";
import { validateUdpRoute } from "../validators/udp-route.js";
import { validateXbackend } from "../validators/xbackend.js";

/** The type of each kind's document, as users write it. */
export interface KindInputs {
  readonly BackendTLSPolicy: BackendTlsPolicyInput;
  readonly ConfigMap: KubernetesConfigMapInput;
  readonly EdgeBackend: EdgeBackendInput;
  readonly EdgeModel: EdgeModelInput;
  readonly EdgeParameters: EdgeParametersInput;
  readonly EdgePolicy: EdgePolicyInput;
  readonly EndpointSlice: KubernetesEndpointSliceInput;
  readonly GRPCRoute: GrpcRouteInput;
  readonly Gateway: GatewayInput;
  readonly GatewayClass: GatewayClassInput;
  readonly HTTPRoute: HttpRouteInput;
  readonly InferencePool: InferencePoolInput;
  readonly ListenerSet: ListenerSetInput;
  readonly Namespace: KubernetesNamespaceInput;
  readonly Pod: KubernetesPodInput;
  readonly ReferenceGrant: ReferenceGrantInput;
  readonly Secret: KubernetesSecretInput;
  readonly Service: KubernetesServiceInput;
  readonly TCPRoute: TcpRouteInput;
  readonly TLSRoute: TlsRouteInput;
  readonly UDPRoute: UdpRouteInput;
  readonly XBackend: XbackendInput;
}

/** The type of each kind's document, after its defaults are filled in. */
export interface KindValues {
  readonly BackendTLSPolicy: BackendTlsPolicy;
  readonly ConfigMap: KubernetesConfigMap;
  readonly EdgeBackend: EdgeBackend;
  readonly EdgeModel: EdgeModel;
  readonly EdgeParameters: EdgeParameters;
  readonly EdgePolicy: EdgePolicy;
  readonly EndpointSlice: KubernetesEndpointSlice;
  readonly GRPCRoute: GrpcRoute;
  readonly Gateway: Gateway;
  readonly GatewayClass: GatewayClass;
  readonly HTTPRoute: HttpRoute;
  readonly InferencePool: InferencePool;
  readonly ListenerSet: ListenerSet;
  readonly Namespace: KubernetesNamespace;
  readonly Pod: KubernetesPod;
  readonly ReferenceGrant: ReferenceGrant;
  readonly Secret: KubernetesSecret;
  readonly Service: KubernetesService;
  readonly TCPRoute: TcpRoute;
  readonly TLSRoute: TlsRoute;
  readonly UDPRoute: UdpRoute;
  readonly XBackend: Xbackend;
}

/** The generated code and data of one kind. */
export interface Kind {
  /** The name of the type of the kind's documents. */
  readonly type: DocumentName;
  /** `group/version`, or `version` in the core group: each that documents may name. */
  readonly apiVersions: readonly [string, ...string[]];
  /** Whether the objects of the kind belong to a namespace. */
  readonly isNamespaced: boolean;
  /** Whether the kind belongs to this product, not to another one. */
  readonly isOwn: boolean;
  /** Lists everything that is wrong with a document. */
  readonly validate: (value: unknown) => readonly Violation[];
}

/** All kinds by their names. */
export const KINDS: Readonly<Record<keyof KindValues, Kind>> = {
  BackendTLSPolicy: {
    type: "BackendTlsPolicy",
    apiVersions: ["gateway.networking.k8s.io/v1","gateway.networking.k8s.io/v1alpha3"],
    isNamespaced: true,
    isOwn: false,
    validate: validateBackendTlsPolicy,
  },
  ConfigMap: {
    type: "KubernetesConfigMap",
    apiVersions: ["v1"],
    isNamespaced: true,
    isOwn: false,
    validate: validateKubernetesConfigMap,
  },
  EdgeBackend: {
    type: "EdgeBackend",
    apiVersions: ["edgegateway.dev/v1alpha1"],
    isNamespaced: true,
    isOwn: true,
    validate: validateEdgeBackend,
  },
  EdgeModel: {
    type: "EdgeModel",
    apiVersions: ["edgegateway.dev/v1alpha1"],
    isNamespaced: true,
    isOwn: true,
    validate: validateEdgeModel,
  },
  EdgeParameters: {
    type: "EdgeParameters",
    apiVersions: ["edgegateway.dev/v1alpha1"],
    isNamespaced: true,
    isOwn: true,
    validate: validateEdgeParameters,
  },
  EdgePolicy: {
    type: "EdgePolicy",
    apiVersions: ["edgegateway.dev/v1alpha1"],
    isNamespaced: true,
    isOwn: true,
    validate: validateEdgePolicy,
  },
  EndpointSlice: {
    type: "KubernetesEndpointSlice",
    apiVersions: ["discovery.k8s.io/v1"],
    isNamespaced: true,
    isOwn: false,
    validate: validateKubernetesEndpointSlice,
  },
  GRPCRoute: {
    type: "GrpcRoute",
    apiVersions: ["gateway.networking.k8s.io/v1"],
    isNamespaced: true,
    isOwn: false,
    validate: validateGrpcRoute,
  },
  Gateway: {
    type: "Gateway",
    apiVersions: ["gateway.networking.k8s.io/v1","gateway.networking.k8s.io/v1beta1"],
    isNamespaced: true,
    isOwn: false,
    validate: validateGateway,
  },
  GatewayClass: {
    type: "GatewayClass",
    apiVersions: ["gateway.networking.k8s.io/v1","gateway.networking.k8s.io/v1beta1"],
    isNamespaced: false,
    isOwn: false,
    validate: validateGatewayClass,
  },
  HTTPRoute: {
    type: "HttpRoute",
    apiVersions: ["gateway.networking.k8s.io/v1","gateway.networking.k8s.io/v1beta1"],
    isNamespaced: true,
    isOwn: false,
    validate: validateHttpRoute,
  },
  InferencePool: {
    type: "InferencePool",
    apiVersions: ["inference.networking.k8s.io/v1"],
    isNamespaced: true,
    isOwn: false,
    validate: validateInferencePool,
  },
  ListenerSet: {
    type: "ListenerSet",
    apiVersions: ["gateway.networking.k8s.io/v1"],
    isNamespaced: true,
    isOwn: false,
    validate: validateListenerSet,
  },
  Namespace: {
    type: "KubernetesNamespace",
    apiVersions: ["v1"],
    isNamespaced: false,
    isOwn: false,
    validate: validateKubernetesNamespace,
  },
  Pod: {
    type: "KubernetesPod",
    apiVersions: ["v1"],
    isNamespaced: true,
    isOwn: false,
    validate: validateKubernetesPod,
  },
  ReferenceGrant: {
    type: "ReferenceGrant",
    apiVersions: ["gateway.networking.k8s.io/v1","gateway.networking.k8s.io/v1beta1"],
    isNamespaced: true,
    isOwn: false,
    validate: validateReferenceGrant,
  },
  Secret: {
    type: "KubernetesSecret",
    apiVersions: ["v1"],
    isNamespaced: true,
    isOwn: false,
    validate: validateKubernetesSecret,
  },
  Service: {
    type: "KubernetesService",
    apiVersions: ["v1"],
    isNamespaced: true,
    isOwn: false,
    validate: validateKubernetesService,
  },
  TCPRoute: {
    type: "TcpRoute",
    apiVersions: ["gateway.networking.k8s.io/v1","gateway.networking.k8s.io/v1alpha2"],
    isNamespaced: true,
    isOwn: false,
    validate: validateTcpRoute,
  },
  TLSRoute: {
    type: "TlsRoute",
    apiVersions: ["gateway.networking.k8s.io/v1","gateway.networking.k8s.io/v1alpha2","gateway.networking.k8s.io/v1alpha3"],
    isNamespaced: true,
    isOwn: false,
    validate: validateTlsRoute,
  },
  UDPRoute: {
    type: "UdpRoute",
    apiVersions: ["gateway.networking.k8s.io/v1","gateway.networking.k8s.io/v1alpha2"],
    isNamespaced: true,
    isOwn: false,
    validate: validateUdpRoute,
  },
  XBackend: {
    type: "Xbackend",
    apiVersions: ["gateway.networking.x-k8s.io/v1alpha1"],
    isNamespaced: true,
    isOwn: false,
    validate: validateXbackend,
  },
};

/** Types a document of each kind as written; the validator of its kind must have accepted it. */
export const AS_WRITTEN: {
  readonly [Name in keyof KindInputs]: (valid: unknown) => KindInputs[Name];
} = {
  BackendTLSPolicy: (valid) => valid as BackendTlsPolicyInput,
  ConfigMap: (valid) => valid as KubernetesConfigMapInput,
  EdgeBackend: (valid) => valid as EdgeBackendInput,
  EdgeModel: (valid) => valid as EdgeModelInput,
  EdgeParameters: (valid) => valid as EdgeParametersInput,
  EdgePolicy: (valid) => valid as EdgePolicyInput,
  EndpointSlice: (valid) => valid as KubernetesEndpointSliceInput,
  GRPCRoute: (valid) => valid as GrpcRouteInput,
  Gateway: (valid) => valid as GatewayInput,
  GatewayClass: (valid) => valid as GatewayClassInput,
  HTTPRoute: (valid) => valid as HttpRouteInput,
  InferencePool: (valid) => valid as InferencePoolInput,
  ListenerSet: (valid) => valid as ListenerSetInput,
  Namespace: (valid) => valid as KubernetesNamespaceInput,
  Pod: (valid) => valid as KubernetesPodInput,
  ReferenceGrant: (valid) => valid as ReferenceGrantInput,
  Secret: (valid) => valid as KubernetesSecretInput,
  Service: (valid) => valid as KubernetesServiceInput,
  TCPRoute: (valid) => valid as TcpRouteInput,
  TLSRoute: (valid) => valid as TlsRouteInput,
  UDPRoute: (valid) => valid as UdpRouteInput,
  XBackend: (valid) => valid as XbackendInput,
};

/** Copies an object of each kind, and fills in its defaults. */
export const WITH_DEFAULTS: {
  readonly [Name in keyof KindValues]: (valid: unknown) => KindValues[Name];
} = {
  BackendTLSPolicy: (valid) => withDefaultsBackendTlsPolicy(valid as BackendTlsPolicyInput),
  ConfigMap: (valid) => withDefaultsKubernetesConfigMap(valid as KubernetesConfigMapInput),
  EdgeBackend: (valid) => withDefaultsEdgeBackend(valid as EdgeBackendInput),
  EdgeModel: (valid) => withDefaultsEdgeModel(valid as EdgeModelInput),
  EdgeParameters: (valid) => withDefaultsEdgeParameters(valid as EdgeParametersInput),
  EdgePolicy: (valid) => withDefaultsEdgePolicy(valid as EdgePolicyInput),
  EndpointSlice: (valid) => withDefaultsKubernetesEndpointSlice(valid as KubernetesEndpointSliceInput),
  GRPCRoute: (valid) => withDefaultsGrpcRoute(valid as GrpcRouteInput),
  Gateway: (valid) => withDefaultsGateway(valid as GatewayInput),
  GatewayClass: (valid) => withDefaultsGatewayClass(valid as GatewayClassInput),
  HTTPRoute: (valid) => withDefaultsHttpRoute(valid as HttpRouteInput),
  InferencePool: (valid) => withDefaultsInferencePool(valid as InferencePoolInput),
  ListenerSet: (valid) => withDefaultsListenerSet(valid as ListenerSetInput),
  Namespace: (valid) => withDefaultsKubernetesNamespace(valid as KubernetesNamespaceInput),
  Pod: (valid) => withDefaultsKubernetesPod(valid as KubernetesPodInput),
  ReferenceGrant: (valid) => withDefaultsReferenceGrant(valid as ReferenceGrantInput),
  Secret: (valid) => withDefaultsKubernetesSecret(valid as KubernetesSecretInput),
  Service: (valid) => withDefaultsKubernetesService(valid as KubernetesServiceInput),
  TCPRoute: (valid) => withDefaultsTcpRoute(valid as TcpRouteInput),
  TLSRoute: (valid) => withDefaultsTlsRoute(valid as TlsRouteInput),
  UDPRoute: (valid) => withDefaultsUdpRoute(valid as UdpRouteInput),
  XBackend: (valid) => withDefaultsXbackend(valid as XbackendInput),
};
