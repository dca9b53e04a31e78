// Generated from schemas/ by `npm run generate`: do not edit.

/** The types of all variables, as `packages/cel` writes them. */
export const CEL_VARIABLES = {
  source: {"object":{"address":"string","port":"int","rawAddress":"string","rawPort":"int","subject":"string","subjectCn":"string","issuer":"string","subjectAltNames":{"list":"string"},"certificate":"string","spiffeId":"string","identity":{"object":{"trustDomain":"string","namespace":"string","serviceAccount":"string"}},"connectHeaders":{"map":"dyn","ignoresCase":true}}},
  destination: {"object":{"address":"string","port":"int"}},
  env: {"object":{"podName":"string","namespace":"string","gateway":"string"}},
  request: {"object":{"method":"string","uri":"string","scheme":"string","host":"string","path":"string","pathAndQuery":"string","version":"string","headers":{"map":"dyn","ignoresCase":true},"body":"bytes","startTime":"timestamp"}},
  jwt: "dyn",
  apiKey: "dyn",
  basicAuth: {"object":{"username":"string"}},
  proxy: {"object":{"bind":"string","gateway":{"object":{"namespace":"string","name":"string"}},"listener":{"object":{"name":"string"}},"route":{"object":{"namespace":"string","name":"string","kind":"string","rule":"string"}},"requestProcessingDuration":"duration","upstreamDuration":"duration","responseProcessingDuration":"duration"}},
  metadata: "dyn",
  extauthz: "dyn",
  backend: {"object":{"name":"string","type":"string","protocol":"string"}},
  response: {"object":{"code":"int","headers":{"map":"dyn","ignoresCase":true},"body":"bytes"}},
  llm: "dyn",
  mcp: {"object":{"methodName":"string","tool":{"object":{"target":"string","name":"string","arguments":"dyn"}},"prompt":{"object":{"target":"string","name":"string"}},"resource":{"object":{"target":"string","name":"string"}},"task":{"object":{"target":"string","name":"string"}}}},
  llmRequest: "dyn",
} as const;

/** The variables that the expressions of each scope may read. */
export const CEL_SCOPES = {
  /** A connection before a request is read from it: after the PROXY header and the TLS handshake. */
  connection: ["source","destination","env"],
  /** A request, before a backend is chosen and before there is a response. */
  request: ["request","source","destination","jwt","apiKey","basicAuth","env","proxy","metadata","extauthz"],
  /** A request on its way to the backend that was chosen. */
  backend: ["request","source","destination","jwt","apiKey","basicAuth","env","proxy","backend","metadata","extauthz"],
  /** A request with its response. */
  response: ["request","response","source","destination","jwt","apiKey","basicAuth","env","proxy","backend","metadata","extauthz","llm"],
  /** One MCP message of a request. */
  mcp: ["request","source","destination","jwt","apiKey","basicAuth","env","proxy","backend","metadata","extauthz","mcp"],
  /** One call of a language model. */
  llm: ["request","source","destination","jwt","apiKey","basicAuth","env","proxy","backend","metadata","extauthz","llm","llmRequest"],
} as const satisfies Readonly<Record<string, readonly (keyof typeof CEL_VARIABLES)[]>>;

/** Variables that nothing sets in this build, each with the planned policy that will set it. */
export const CEL_PLANNED: Readonly<Record<string, string>> = {};

/** Below objects of the types `within`, an expression of the scope `scope` has the scope `by`. */
export const CEL_REPLACED_SCOPES: readonly {
  readonly by: keyof typeof CEL_SCOPES;
  readonly scope: keyof typeof CEL_SCOPES;
  readonly within: readonly string[];
}[] = [{"by":"backend","scope":"request","within":["BackendPolicies","PolicyBackend","SimpleBackendPolicies"]}];
