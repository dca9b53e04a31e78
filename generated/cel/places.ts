// Generated from schemas/ by `npm run generate`: do not edit.

/** A CEL expression in a type. */
export interface CelPlace {
  /** The names of the properties on the path to the expression; `*` means every item of a list or entry of a map. */
  readonly path: readonly string[];
  readonly scope: "backend" | "connection" | "llm" | "mcp" | "request" | "response";
  /** The allowed types of the expression's result. */
  readonly results: readonly ("any" | "bool" | "bytes" | "double" | "duration" | "int" | "map" | "string" | "timestamp")[];
  /** Whether a plain duration such as `1s` is allowed instead of an expression. */
  readonly or?: "duration";
}

/** The expressions of every type that has any; expressions of referenced types are listed under those types. */
export const CEL_PLACES = {
  AccessLog: [{"path":["filter"],"scope":"response","results":["bool"]}],
  AccessLogOtlp: [{"path":["filter"],"scope":"response","results":["bool"]}],
  AiFieldTransformation: [{"path":["expression"],"scope":"llm","results":["any"]}],
  AuthorizationPolicy: [{"path":["matchExpressions","*"],"scope":"request","results":["bool"]}],
  AwsAssumeRole: [{"path":["sessionNameExpression"],"scope":"backend","results":["string"]}],
  AwsSessionTag: [{"path":["expression"],"scope":"backend","results":["string"]}],
  BackendHealth: [{"path":["unhealthyCondition"],"scope":"response","results":["bool"]}],
  ConditionalDirectResponse: [{"path":["condition"],"scope":"request","results":["bool"]}],
  ConditionalExtAuth: [{"path":["condition"],"scope":"request","results":["bool"]}],
  ConditionalExtProc: [{"path":["condition"],"scope":"request","results":["bool"]}],
  ConditionalRateLimit: [{"path":["condition"],"scope":"request","results":["bool"]}],
  ConditionalTarget: [{"path":["when"],"scope":"llm","results":["bool"]}],
  ConditionalTransformation: [{"path":["condition"],"scope":"request","results":["bool"]}],
  Delay: [{"path":["duration"],"scope":"request","results":["duration","int","double","string"],"or":"duration"}],
  DirectResponse: [{"path":["bodyExpression"],"scope":"request","results":["any"]}],
  DirectResponseAnswer: [{"path":["bodyExpression"],"scope":"request","results":["any"]}],
  DirectResponseHeader: [{"path":["value"],"scope":"request","results":["any"]}],
  DynamicForwardProxyBackend: [{"path":["target"],"scope":"backend","results":["string"]}],
  ExtAuthCache: [{"path":["key","*"],"scope":"request","results":["any"]},{"path":["ttl"],"scope":"response","results":["duration","timestamp"],"or":"duration"}],
  ExtAuthGrpc: [{"path":["requestMetadata","*"],"scope":"request","results":["any"]}],
  ExtAuthHttp: [{"path":["path"],"scope":"request","results":["string"]},{"path":["redirect"],"scope":"request","results":["string"]},{"path":["body"],"scope":"request","results":["any"]},{"path":["addRequestHeaders","*"],"scope":"request","results":["any"]},{"path":["responseMetadata","*"],"scope":"response","results":["any"]}],
  ExtProc: [{"path":["metadataContext","*","*"],"scope":"request","results":["any"]},{"path":["requestAttributes","*"],"scope":"request","results":["any"]},{"path":["responseAttributes","*"],"scope":"response","results":["any"]}],
  ExtProcFields: [{"path":["metadataContext","*","*"],"scope":"request","results":["any"]},{"path":["requestAttributes","*"],"scope":"request","results":["any"]},{"path":["responseAttributes","*"],"scope":"response","results":["any"]}],
  ExtProcPolicy: [{"path":["metadataContext","*","*"],"scope":"request","results":["any"]},{"path":["requestAttributes","*"],"scope":"request","results":["any"]},{"path":["responseAttributes","*"],"scope":"response","results":["any"]}],
  ExtractionLocation: [{"path":["expression"],"scope":"request","results":["string"]}],
  IrModelTarget: [{"path":["when"],"scope":"llm","results":["bool"]}],
  LocalRateLimit: [{"path":["key"],"scope":"request","results":["any"]}],
  LogAttribute: [{"path":["expression"],"scope":"response","results":["any"]}],
  McpAuthorizationPolicy: [{"path":["matchExpressions","*"],"scope":"mcp","results":["bool"]}],
  McpGuardrailRemote: [{"path":["metadata","*"],"scope":"mcp","results":["any"]}],
  McpTools: [{"path":["allow","*"],"scope":"mcp","results":["bool"]}],
  MetricAttribute: [{"path":["expression"],"scope":"response","results":["any"]}],
  NetworkAuthorizationPolicy: [{"path":["matchExpressions","*"],"scope":"connection","results":["bool"]}],
  OauthTokenExchange: [{"path":["additionalParams","*"],"scope":"backend","results":["string"]}],
  RateLimitDescriptor: [{"path":["cost"],"scope":"response","results":["int"]},{"path":["limitOverride"],"scope":"request","results":["map"]}],
  RateLimitDescriptorEntry: [{"path":["expression"],"scope":"request","results":["any"]}],
  RequestLogBodies: [{"path":["when"],"scope":"response","results":["bool"]}],
  RequestLogSettings: [{"path":["http"],"scope":"response","results":["bool"]}],
  ResourceAttribute: [{"path":["expression"],"scope":"connection","results":["any"]}],
  ResponseCache: [{"path":["sharedBy","*"],"scope":"llm","results":["any"]},{"path":["key","*"],"scope":"llm","results":["any"]}],
  Retry: [{"path":["precondition"],"scope":"request","results":["bool"]},{"path":["condition"],"scope":"response","results":["bool"]}],
  SessionAffinity: [{"path":["source"],"scope":"backend","results":["string","bytes"]}],
  StandaloneUiAccess: [{"path":["read"],"scope":"request","results":["bool"]},{"path":["write"],"scope":"request","results":["bool"]}],
  Tracing: [{"path":["randomSampling"],"scope":"request","results":["double","int","bool"]},{"path":["clientSampling"],"scope":"request","results":["double","int","bool"]},{"path":["filter"],"scope":"response","results":["bool"]}],
  TransformRequest: [{"path":["metadata","*"],"scope":"request","results":["any"]},{"path":["body"],"scope":"request","results":["any"]}],
  TransformRequestField: [{"path":["value"],"scope":"request","results":["any"]}],
  TransformResponse: [{"path":["metadata","*"],"scope":"response","results":["any"]},{"path":["body"],"scope":"response","results":["any"]}],
  TransformResponseField: [{"path":["value"],"scope":"response","results":["any"]}],
  WebhookGuard: [{"path":["headers","*"],"scope":"backend","results":["string"]}],
} as const satisfies Readonly<Record<string, readonly CelPlace[]>>;
