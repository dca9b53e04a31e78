// Generated from schemas/ by `npm run generate`: do not edit.

/** A reference to an object by its name, or to several by their labels, in a type. */
export interface ReferencePlace {
  /**
   * The path of property names to the reference; `*` means every item of a list or entry of a
   * map.
   */
  readonly path: readonly string[];
  /** The kinds to which the reference may lead; the first is the default. */
  readonly kinds: readonly string[];
  /** The key that is read if the reference names none. */
  readonly key?: string;
  /** Keys that the referenced object must contain. */
  readonly needs: readonly string[];
  /** What the value of the referenced key must be, such as a certificate. */
  readonly holds?: string;
  /** The property beside the reference that names the algorithm of a signing key, and its default. */
  readonly algorithm?: { readonly field: string; readonly otherwise: string };
}

/** The references of every type that has any; references in a referenced type are listed under that type. */
export const REFERENCE_PLACES = {
  AccessLogOtlp: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  ApiKeyAuthentication: [{"path":["secretRef"],"kinds":["Secret"],"needs":[],"holds":"api-keys"},{"path":["secretSelector"],"kinds":["Secret"],"needs":[],"holds":"api-keys"},{"path":["configMapSelector"],"kinds":["ConfigMap"],"needs":[],"holds":"api-keys"}],
  AwsCredential: [{"path":["secretRef"],"kinds":["Secret"],"needs":["accessKey","secretKey"],"holds":"credential"}],
  AzureCredential: [{"path":["secretRef"],"kinds":["Secret"],"needs":["clientID","tenantID","clientSecret"],"holds":"secret"}],
  BackendAuth: [{"path":["secretRef"],"kinds":["Secret"],"key":"Authorization","needs":[],"holds":"credential"}],
  BackendTls: [{"path":["mtlsCertificateRef","*"],"kinds":["Secret"],"needs":["tls.crt","tls.key"]},{"path":["caCertificateRefs","*"],"kinds":["ConfigMap","Secret"],"key":"ca.crt","needs":[]}],
  BackendTlsPolicyValidation: [{"path":["caCertificateRefs","*"],"kinds":["ConfigMap","Secret"],"key":"ca.crt","needs":[]}],
  BackendTunnel: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  BasicAuthentication: [{"path":["secretRef"],"kinds":["Secret"],"key":".htaccess","needs":[],"holds":"password-file"}],
  ClientAuth: [{"path":["secretRef"],"kinds":["Secret"],"key":"clientSecret","needs":[],"holds":"secret"}],
  ConditionalTarget: [{"path":["modelRef"],"kinds":["EdgeModel"],"needs":[]}],
  CrossAppEndpoint: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  CustomProvider: [{"path":["backendRef"],"kinds":["Service","InferencePool"],"needs":[]}],
  EdgeModelSpec: [{"path":["parentRefs","*"],"kinds":["Gateway","ListenerSet","HTTPRoute"],"needs":[]}],
  EndpointFields: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  EndpointRef: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  EnvVarSource: [{"path":["configMapKeyRef"],"kinds":["ConfigMap"],"needs":[]},{"path":["secretKeyRef"],"kinds":["Secret"],"needs":[]}],
  ExtAuth: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  ExtAuthFields: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  ExtAuthPolicy: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  ExtProc: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  ExtProcFields: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  ExtProcPolicy: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  ExtraCredential: [{"path":["secretRef"],"kinds":["Secret"],"key":"Authorization","needs":[],"holds":"credential"}],
  FailoverTarget: [{"path":["modelRef"],"kinds":["EdgeModel"],"needs":[]}],
  GcpCredential: [{"path":["secretRef"],"kinds":["Secret"],"key":"credentials.json","needs":[],"holds":"google-credentials"}],
  GlobalRateLimit: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  GrpcRouteRule: [{"path":["backendRefs","*"],"kinds":["Service","EdgeBackend","XBackend"],"needs":[]}],
  GuardAuth: [{"path":["secretRef"],"kinds":["Secret"],"key":"Authorization","needs":[],"holds":"credential"}],
  HttpExternalAuthFilter: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  HttpRequestMirrorFilter: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  HttpRouteRule: [{"path":["backendRefs","*"],"kinds":["Service","EdgeBackend","HTTPRoute","InferencePool","XBackend"],"needs":[]}],
  JwtSign: [{"path":["signingKeyRef"],"kinds":["Secret"],"key":"signingKey","needs":[],"holds":"signing-key","algorithm":{"field":"alg","otherwise":"RS256"}}],
  McpAuthentication: [{"path":["clientSecretRef"],"kinds":["Secret"],"key":"clientSecret","needs":[],"holds":"secret"}],
  McpBackendAuthentication: [{"path":["clientSecretRef"],"kinds":["Secret"],"key":"clientSecret","needs":[],"holds":"secret"}],
  McpConsent: [{"path":["clientSecretRef"],"kinds":["Secret"],"key":"clientSecret","needs":[],"holds":"secret"}],
  McpGuardrailRemote: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  ModelCatalogSource: [{"path":["configMap"],"kinds":["ConfigMap"],"key":"catalog.json","needs":[]}],
  ModelCustomSettings: [{"path":["backendRef"],"kinds":["Service","InferencePool"],"needs":[]}],
  OauthTokenExchange: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  OriginFields: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  OriginRef: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  PrivateKeyJwt: [{"path":["signingKeyRef"],"kinds":["Secret"],"key":"signingKey","needs":[],"holds":"signing-key","algorithm":{"field":"alg","otherwise":"RS256"}},{"path":["certificateRef"],"kinds":["Secret"],"key":"certificate","needs":[],"holds":"certificate"}],
  RemoteKeySet: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  StandaloneClientValidation: [{"path":["caCertificateRefs","*"],"kinds":["ConfigMap","Secret"],"key":"ca.crt","needs":[]}],
  StandaloneTls: [{"path":["certificateRefs","*"],"kinds":["Secret"],"needs":["tls.crt","tls.key"]}],
  StreamRouteRule: [{"path":["backendRefs","*"],"kinds":["Service","EdgeBackend","XBackend"],"needs":[]}],
  TokenIntrospection: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  Tracing: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  UdpRouteRule: [{"path":["backendRefs","*"],"kinds":["Service","EdgeBackend","XBackend"],"needs":[]}],
  VirtualTarget: [{"path":["modelRef"],"kinds":["EdgeModel"],"needs":[]}],
  WebhookGuard: [{"path":["backendRef"],"kinds":["Service","EdgeBackend"],"needs":[]}],
  WeightedTarget: [{"path":["modelRef"],"kinds":["EdgeModel"],"needs":[]}],
  XbackendTls: [{"path":["clientCertificateRef"],"kinds":["Secret"],"needs":["tls.crt","tls.key"]}],
} as const satisfies Readonly<Record<string, readonly ReferencePlace[]>>;
