import type { CelType, Scope } from "./types.ts";

/** A header field that came once is text, one that came several times a list. */
const HEADERS: CelType = { map: "dyn", ignoresCase: true };

const ENVIRONMENT: CelType = {
  object: { podName: "string", namespace: "string", gateway: "string" },
};
const ADDRESS: CelType = { object: { address: "string", port: "int" } };

const VARIABLES: Readonly<Record<string, CelType>> = {
  request: {
    object: {
      method: "string",
      uri: "string",
      scheme: "string",
      host: "string",
      path: "string",
      pathAndQuery: "string",
      version: "string",
      headers: HEADERS,
      body: "bytes",
      startTime: "timestamp",
    },
  },
  source: ADDRESS,
  destination: ADDRESS,
  jwt: "dyn",
  apiKey: "dyn",
  basicAuth: { object: { username: "string" } },
  env: ENVIRONMENT,
  proxy: {
    object: {
      bind: "string",
      gateway: { object: { namespace: "string", name: "string" } },
      listener: { object: { name: "string" } },
      route: { object: { namespace: "string", name: "string", kind: "string", rule: "string" } },
      requestProcessingDuration: "duration",
      upstreamDuration: "duration",
      responseProcessingDuration: "duration",
    },
  },
  backend: { object: { name: "string", type: "string", protocol: "string" } },
  metadata: "dyn",
};

/** What an expression can read before a connection is read from. */
export const CONNECTION_SCOPE: Scope = {
  variables: { source: ADDRESS, destination: ADDRESS, env: ENVIRONMENT },
};

/** What an expression can read before there is a response. */
export const REQUEST_SCOPE: Scope = { variables: VARIABLES };

/** What an expression can read once there is a response. */
export const RESPONSE_SCOPE: Scope = {
  variables: {
    ...VARIABLES,
    response: { object: { code: "int", headers: HEADERS, body: "bytes" } },
  },
};

/** What an expression can read of one message of MCP. */
export const MCP_SCOPE: Scope = { variables: { ...VARIABLES, mcp: "dyn" } };

/** What an expression can read of one call of a language model; `llmRequest` is its body. */
export const LLM_SCOPE: Scope = { variables: { ...VARIABLES, llm: "dyn", llmRequest: "dyn" } };
