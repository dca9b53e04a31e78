// Generated from schemas/ by `npm run generate`: do not edit.

/** A CEL expression in a type. */
export interface CelPlace {
  /** The names of the properties down to it; `*` stands for every item of a list or entry of a map. */
  readonly path: readonly string[];
  readonly scope: "connection" | "llm" | "mcp" | "request" | "response";
  readonly result: "any" | "bool" | "int" | "map" | "string";
  /** A duration such as `1s` may stand there as it is. */
  readonly or?: "duration";
}

/** The expressions of every type that has some; those of types that it refers to stand at that type. */
export const CEL_PLACES = {
  AccessLog: [{"path":["filter"],"scope":"response","result":"bool"}],
  AccessLogOtlp: [{"path":["filter"],"scope":"response","result":"bool"}],
  AiFieldTransformation: [{"path":["expression"],"scope":"llm","result":"any"}],
  AuthorizationPolicy: [{"path":["matchExpressions","*"],"scope":"request","result":"bool"}],
  AwsAssumeRole: [{"path":["sessionNameExpression"],"scope":"request","result":"string"}],
  AwsSessionTag: [{"path":["expression"],"scope":"request","result":"string"}],
  BackendHealth: [{"path":["unhealthyCondition"],"scope":"response","result":"bool"}],
  ConditionalDirectResponse: [{"path":["condition"],"scope":"request","result":"bool"}],
  ConditionalExtAuth: [{"path":["condition"],"scope":"request","result":"bool"}],
  ConditionalExtProc: [{"path":["condition"],"scope":"request","result":"bool"}],
  ConditionalRateLimit: [{"path":["condition"],"scope":"request","result":"bool"}],
  ConditionalTarget: [{"path":["when"],"scope":"llm","result":"bool"}],
  ConditionalTransformation: [{"path":["condition"],"scope":"request","result":"bool"}],
  Delay: [{"path":["duration"],"scope":"request","result":"any","or":"duration"}],
  DirectResponse: [{"path":["bodyExpression"],"scope":"request","result":"any"}],
  DirectResponseAnswer: [{"path":["bodyExpression"],"scope":"request","result":"any"}],
  DirectResponseHeader: [{"path":["value"],"scope":"request","result":"any"}],
  ExtAuthCache: [{"path":["key","*"],"scope":"request","result":"any"},{"path":["ttl"],"scope":"response","result":"any","or":"duration"}],
  ExtAuthGrpc: [{"path":["requestMetadata","*"],"scope":"request","result":"any"}],
  ExtAuthHttp: [{"path":["path"],"scope":"request","result":"string"},{"path":["redirect"],"scope":"request","result":"string"},{"path":["body"],"scope":"request","result":"any"},{"path":["addRequestHeaders","*"],"scope":"request","result":"any"},{"path":["responseMetadata","*"],"scope":"response","result":"any"}],
  ExtProc: [{"path":["metadataContext","*","*"],"scope":"request","result":"any"},{"path":["requestAttributes","*"],"scope":"request","result":"any"},{"path":["responseAttributes","*"],"scope":"response","result":"any"}],
  ExtProcFields: [{"path":["metadataContext","*","*"],"scope":"request","result":"any"},{"path":["requestAttributes","*"],"scope":"request","result":"any"},{"path":["responseAttributes","*"],"scope":"response","result":"any"}],
  ExtProcPolicy: [{"path":["metadataContext","*","*"],"scope":"request","result":"any"},{"path":["requestAttributes","*"],"scope":"request","result":"any"},{"path":["responseAttributes","*"],"scope":"response","result":"any"}],
  ExtractionLocation: [{"path":["expression"],"scope":"request","result":"string"}],
  LogAttribute: [{"path":["expression"],"scope":"response","result":"any"}],
  McpAuthorizationPolicy: [{"path":["matchExpressions","*"],"scope":"mcp","result":"bool"}],
  McpGuardrailRemote: [{"path":["metadata","*"],"scope":"mcp","result":"any"}],
  MetricAttribute: [{"path":["expression"],"scope":"response","result":"any"}],
  NetworkAuthorizationPolicy: [{"path":["matchExpressions","*"],"scope":"connection","result":"bool"}],
  OauthTokenExchange: [{"path":["additionalParams","*"],"scope":"request","result":"string"}],
  RateLimitDescriptor: [{"path":["cost"],"scope":"response","result":"int"},{"path":["limitOverride"],"scope":"request","result":"map"}],
  RateLimitDescriptorEntry: [{"path":["expression"],"scope":"request","result":"any"}],
  ResourceAttribute: [{"path":["expression"],"scope":"connection","result":"any"}],
  Retry: [{"path":["precondition"],"scope":"request","result":"bool"},{"path":["condition"],"scope":"response","result":"bool"}],
  SessionAffinity: [{"path":["source"],"scope":"request","result":"any"}],
  Tracing: [{"path":["randomSampling"],"scope":"request","result":"any"},{"path":["clientSampling"],"scope":"request","result":"any"},{"path":["filter"],"scope":"response","result":"bool"}],
  TransformRequest: [{"path":["metadata","*"],"scope":"request","result":"any"},{"path":["body"],"scope":"request","result":"any"}],
  TransformRequestField: [{"path":["value"],"scope":"request","result":"any"}],
  TransformResponse: [{"path":["metadata","*"],"scope":"response","result":"any"},{"path":["body"],"scope":"response","result":"any"}],
  TransformResponseField: [{"path":["value"],"scope":"response","result":"any"}],
  WebhookGuard: [{"path":["headers","*"],"scope":"request","result":"string"}],
} as const satisfies Readonly<Record<string, readonly CelPlace[]>>;
