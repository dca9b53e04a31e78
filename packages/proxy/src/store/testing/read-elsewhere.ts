/** A file or folder below `packages/`. */
type Source = string;

const PROCESS = [
  "proxy/src/process/gateway-process.ts",
  "proxy/src/workers/runtime.ts",
  "proxy/src/admin/server.ts",
] as const;
const GATEWAY = "translate/src/manifests/kinds/gateway/";
const HTTP_ROUTE = "translate/src/manifests/kinds/http-route/";
const EDGE_POLICY = "translate/src/manifests/kinds/edge-policy/";
const TLS_POLICY = "translate/src/manifests/kinds/backend-tls-policy/";
const TOKEN_EXCHANGE = "proxy/src/policies/backend/auth/token-exchange/";

/**
 * Where code reads the fields of a type that translating and compiling a configuration do not read: in the
 * process, in a connection, or in a request. A field of such a type must be named in one of its sources.
 */
export const READ_ELSEWHERE: Readonly<Record<string, readonly Source[]>> = {
  Settings: PROCESS,
  LoggingSettings: PROCESS,
  SessionSettings: PROCESS,
  OidcSettings: PROCESS,
  OverloadSettings: ["proxy/src/shared/admission.ts", "proxy/src/process/memory-watch.ts"],
  Oidc: ["proxy/src/policies/traffic/oidc/"],
  McpSettings: PROCESS,
  DynamicCaSettings: ["proxy/src/listener/minting/"],
  XdsSettings: ["proxy/src/xds/controller-source.ts"],
  MirrorSettings: ["proxy/src/outbound/mirrors.ts"],
  OtlpSettings: ["proxy/src/outbound/otlp/exporter.ts"],
  PolicyServerSettings: ["proxy/src/outbound/policy-servers.ts"],
  IdentityLimits: [
    "proxy/src/outbound/",
    "proxy/src/discovery/",
    "proxy/src/policies/traffic/jwt-authentication/",
    "proxy/src/policies/traffic/basic-authentication/",
  ],
  ObservabilityLimits: [
    ...PROCESS,
    "proxy/src/observe/trace-sink.ts",
    "proxy/src/admin/trace-stream.ts",
  ],
  FrontendHttp: ["proxy/src/workers/engine-limits.ts"],
  FrontendConnect: ["proxy/src/pipeline/connect.ts"],
  FrontendPolicies: ["proxy/src/pipeline/connect.ts"],
  PolicyFrontend: ["proxy/src/pipeline/connect.ts", "proxy/src/listener/compile-transport.ts"],
  PolicyTargetSelector: [EDGE_POLICY, "translate/src/manifests/resolver.ts"],
  PolicyTraffic: ["translate/src/ir/translate-policies.ts"],
  PolicyBackend: ["proxy/src/policies/table.ts", "proxy/src/store/connection-policy.ts"],
  BackendObjectRef: [
    "translate/src/shape/find-references.ts",
    "translate/src/manifests/references.ts",
  ],
  SecretRef: ["translate/src/shape/find-references.ts", "translate/src/shape/check-reference.ts"],
  SecretKeyRef: [
    "translate/src/shape/find-references.ts",
    "translate/src/shape/check-reference.ts",
  ],
  SessionPersistence: ["proxy/src/endpoints/session-persistence.ts"],
  SessionCookie: ["proxy/src/endpoints/session-persistence.ts"],
  SessionHeader: ["proxy/src/endpoints/session-persistence.ts"],
  HealthCheck: ["proxy/src/endpoints/"],
  HttpCorsFilter: ["proxy/src/policies/traffic/cors/index.ts"],
  McpAuthentication: ["proxy/src/policies/traffic/jwt-authentication/discovery.ts"],
  ProcessingOptions: ["proxy/src/policies/traffic/ext-proc/plan.ts"],
  HttpQueryParamMatch: ["proxy/src/route/"],
  HttpPathModifier: ["proxy/src/filters/"],
  HttpRequestRedirectFilter: ["proxy/src/filters/request-redirect.ts"],
  OauthTokenExchange: [TOKEN_EXCHANGE],
  SubjectToken: [TOKEN_EXCHANGE],
  ActorToken: [TOKEN_EXCHANGE],
  PrivateKeyJwt: ["proxy/src/policies/client-authentication.ts"],
  StaticEndpoint: ["proxy/src/endpoints/"],
  LlmProvider: ["llm/src/call/"],
  CrossAppAccess: [TOKEN_EXCHANGE],
  CrossAppEndpoint: [TOKEN_EXCHANGE],
  JwtSign: ["proxy/src/policies/backend/auth/jwt-sign.ts"],
  McpTargetStatic: ["proxy/src/backends/mcp/"],
  McpTarget: ["translate/src/manifests/kinds/edge-backend/"],
  McpTargetSelector: ["translate/src/manifests/kinds/edge-backend/"],
  ObjectSelector: ["translate/src/shape/selector.ts"],
  SelectorRequirement: ["translate/src/shape/selector.ts"],
  StandaloneConfig: ["translate/src/standalone/named-values.ts"],
  StandaloneSecret: ["translate/src/standalone/"],
  StandaloneConfigMap: ["translate/src/standalone/"],
  StandaloneTls: ["translate/src/standalone/"],
  StandaloneClientValidation: ["translate/src/standalone/"],
  StandaloneTcpBackend: ["translate/src/ir/translate-backends.ts", "translate/src/standalone/"],
  BackendTlsPolicyValidation: [TLS_POLICY],
  BackendTlsCaCertificateRef: [TLS_POLICY],
  SubjectAltName: [TLS_POLICY],
  HttpRouteTimeouts: [HTTP_ROUTE],
  HttpRouteRetry: [HTTP_ROUTE],
  GatewayInfrastructure: [GATEWAY],
  LocalParametersRef: [GATEWAY, "translate/src/manifests/settings.ts"],
  GatewayTls: [GATEWAY],
  GatewayFrontendTls: [GATEWAY],
  FrontendTlsConfig: [GATEWAY],
  FrontendTlsPort: [GATEWAY],
  FrontendTlsValidation: [GATEWAY],
  ObjectReference: [GATEWAY, "translate/src/manifests/settings.ts"],
  GatewayClass: [GATEWAY],
  GatewayClassSpec: [GATEWAY],
  ReferenceGrant: ["translate/src/manifests/grants.ts"],
  ReferenceGrantSpec: ["translate/src/manifests/grants.ts"],
  ReferenceGrantFrom: ["translate/src/manifests/grants.ts"],
  ReferenceGrantTo: ["translate/src/manifests/grants.ts"],
};

/** Fields that no code reads, and why that is right. */
export const UNREAD: Readonly<Record<string, string>> = {
  "Settings.storage": "only its value `file` runs",
  "StorageSettings.mode": "only its value `file` runs",
  "RateLimitDescriptor.unit": "only its value `Requests` runs",
  "BackendTlsPolicyValidation.wellKnownCACertificates":
    "only its value `System` runs: without `caCertificateRefs` the roots are those of the system",
  "HttpRouteSpec.useDefaultGateways": "only its value `None` runs",
  "TcpRouteSpec.useDefaultGateways": "only its value `None` runs",
  "TlsRouteSpec.useDefaultGateways": "only its value `None` runs",
  "GatewaySpec.defaultScope": "only its value `None` runs",
  "GatewaySpec.addresses": "whoever deploys the gateway chooses its addresses",
  "GatewayAddress.type": "whoever deploys the gateway chooses its addresses",
  "GatewayAddress.value": "whoever deploys the gateway chooses its addresses",
  "GatewayTls.backend": "its only field, `clientCertificateRef`, is planned",
  "GatewayInfrastructure.labels": "for whoever deploys the gateway",
  "GatewayInfrastructure.annotations": "for whoever deploys the gateway",
  "GatewayClassSpec.description": "for readers of the class",
  "StreamRouteRule.name": "for readers of the route: a rule of these kinds has no policies",
  "McpBackend.failureMode": "a backend has one target so far",
  "McpBackend.prefixMode": "a backend has one target so far",
  "McpSettings.sessionTtl": "sessions of clients do not end by time so far",
  "McpBackend.sessionRouting": "only its value `Stateful` runs",
};
