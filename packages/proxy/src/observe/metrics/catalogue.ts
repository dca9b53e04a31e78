import type { MetricDefinition } from "@edge-gateway/kernel/metrics/definition";

const PREFIX = "edge_gateway_";

/** Seconds; from 1 ms, below which loopback noise rules, to the longest usual time-out of a client. */
const REQUEST_SECONDS = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80,
];
/** Seconds; doubling from a connection within one machine to several lost packets. */
const CONNECT_SECONDS = [
  0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1, 2, 4, 8,
];

/** Tokens; powers of four, as the conventions for generative AI have them. */
const TOKENS = [
  1, 4, 16, 64, 256, 1024, 4096, 16_384, 65_536, 262_144, 1_048_576, 4_194_304, 16_777_216,
  67_108_864,
];
/** Seconds; as the conventions for generative AI have them. */
const MODEL_SECONDS = [
  0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92,
];

const ROUTE = ["bind", "gateway", "listener", "route", "route_rule"] as const;

/** Labels of what is counted for each request. */
export const REQUEST_LABELS = [
  "backend",
  "protocol",
  "method",
  "status",
  "reason",
  ...ROUTE,
] as const;
/** Labels of what is counted for each connection of a client. */
export const DOWNSTREAM_LABELS = ["bind", "gateway", "listener", "protocol"] as const;
export const UPSTREAM_LABELS = ["transport"] as const;
/** Labels of what is counted for each call of a model. */
export const MODEL_LABELS = [
  "gen_ai_operation_name",
  "gen_ai_provider_name",
  "gen_ai_request_model",
  "gen_ai_response_model",
  ...ROUTE,
] as const;
/** The same for tokens. */
export const TOKEN_LABELS = ["gen_ai_token_type", ...MODEL_LABELS] as const;
/** The same for costs, by how well they are known. */
export const COST_LABELS = ["status", ...MODEL_LABELS] as const;
/** Labels of what is counted for each endpoint. */
export const ENDPOINT_LABELS = ["endpoint"] as const;

/** Labels of what is counted for each call of an agent. */
export const A2A_LABELS = ["backend", "method", "outcome"] as const;
/** Labels of the looks of guards. */
export const GUARDRAIL_LABELS = ["phase", "action"] as const;
/** Labels of what is counted for each endpoint of a backend. */
export const BACKEND_ENDPOINT_LABELS = ["backend", "endpoint"] as const;

/** Labels of what is counted for each bound of the process. */
export const OVERLOAD_LABELS = ["bound"] as const;

/** Labels of what is counted for each of several MCP servers. */
export const MCP_LABELS = ["backend", "target", "outcome"] as const;

/** Labels of what is counted for each method of MCP; `tool` only for tools that exist. */
export const MCP_CALL_LABELS = ["backend", "target", "method", "tool", "outcome"] as const;

/** Labels of datagrams that are dropped. */
export const UDP_LABELS = ["bind", "gateway", "reason"] as const;

/** Labels of what is counted for each kind of telemetry that is sent. */
export const OTLP_LABELS = ["signal", "result"] as const;

/** Every metric of the gateway's own, by the name that code uses. */
export const METRICS = {
  requests: {
    name: `${PREFIX}requests`,
    type: "counter",
    help: "Requests that got a response or ended without one.",
  },
  requestDuration: {
    name: `${PREFIX}request_duration_seconds`,
    type: "histogram",
    unit: "seconds",
    help: "Time from the arrival of a request to the end of its response.",
    buckets: REQUEST_SECONDS,
  },
  retries: {
    name: `${PREFIX}retries`,
    type: "counter",
    help: "Further tries of requests, by how the request ended.",
  },
  responseBytes: {
    name: `${PREFIX}response_bytes`,
    type: "counter",
    unit: "bytes",
    help: "Bytes of response bodies.",
  },
  downstreamConnections: {
    name: `${PREFIX}downstream_connections`,
    type: "counter",
    help: "Connections that were accepted.",
  },
  downstreamActive: {
    name: `${PREFIX}downstream_connections_active`,
    type: "gauge",
    help: "Connections of clients that are open.",
  },
  downstreamReceived: {
    name: `${PREFIX}downstream_received_bytes`,
    type: "counter",
    unit: "bytes",
    help: "Bytes that came from clients.",
  },
  downstreamSent: {
    name: `${PREFIX}downstream_sent_bytes`,
    type: "counter",
    unit: "bytes",
    help: "Bytes that were sent to clients.",
  },
  udpDropped: {
    name: `${PREFIX}udp_datagrams_dropped`,
    type: "counter",
    help: "Datagrams of UDP that were not passed on, by why: `no_backend`, `denied` (networkAuthorization), `too_many_sessions` (`config.udp.maxSessions`), `queue_full`, `unreachable`, `draining`.",
  },
  upstreamConnectDuration: {
    name: `${PREFIX}upstream_connect_duration_seconds`,
    type: "histogram",
    unit: "seconds",
    help: "Time that it took to connect to an upstream.",
    buckets: CONNECT_SECONDS,
  },
  upstreamConnectionsRefused: {
    name: `${PREFIX}upstream_connections_refused`,
    type: "counter",
    help: "Connections to an endpoint that were not made because it had as many as `config.backend.maxConnections` allows.",
  },
  rateLimitKeysEvicted: {
    name: `${PREFIX}rate_limit_keys_evicted`,
    type: "counter",
    help: "Counts of local rate limits by key that made room for others; `config.maxRateLimitKeys` says how many there are.",
  },
  guardrailChecks: {
    name: `${PREFIX}guardrail_checks`,
    type: "counter",
    help: "Looks of guards of prompts at prompts and responses, by phase and by what became of them: Allow, Mask, Reject, Audit (would have enforced), FailOpen (could not be asked).",
  },
  a2aCalls: {
    name: `${PREFIX}a2a_calls`,
    type: "counter",
    help: "Calls of agents by the method of A2A; `other` stands for methods that A2A does not have.",
  },
  mcpTargetCalls: {
    name: `${PREFIX}mcp_target_calls`,
    type: "counter",
    help: "Messages that were sent to one of several MCP servers, by whether it took them.",
  },
  mcpCalls: {
    name: `${PREFIX}mcp_calls`,
    type: "counter",
    help: "Requests of clients of several MCP servers by method and tool, and by how they ended: success, tool_error, error.",
  },
  modelTokens: {
    name: `${PREFIX}gen_ai_client_token_usage`,
    type: "histogram",
    help: "Tokens of calls of language models, as their providers count them; input has those of the cache among it.",
    buckets: TOKENS,
  },
  modelDuration: {
    name: `${PREFIX}gen_ai_server_request_duration_seconds`,
    type: "histogram",
    unit: "seconds",
    help: "Time from the arrival of a request for a language model to the end of its response.",
    buckets: MODEL_SECONDS,
  },
  modelFirstToken: {
    name: `${PREFIX}gen_ai_server_time_to_first_token_seconds`,
    type: "histogram",
    unit: "seconds",
    help: "Time from the arrival of a request for a language model to the first piece of its streamed response.",
    buckets: MODEL_SECONDS,
  },
  modelTokenTime: {
    name: `${PREFIX}gen_ai_server_time_per_output_token_seconds`,
    type: "histogram",
    unit: "seconds",
    help: "Time between two tokens of streamed responses of language models, behind the first one.",
    buckets: MODEL_SECONDS,
  },
  modelClientDuration: {
    name: `${PREFIX}gen_ai_client_operation_duration_seconds`,
    type: "histogram",
    unit: "seconds",
    help: "Time from the call of the provider of a language model to the end of its response.",
    buckets: MODEL_SECONDS,
  },
  modelFirstChunk: {
    name: `${PREFIX}gen_ai_client_operation_time_to_first_chunk_seconds`,
    type: "histogram",
    unit: "seconds",
    help: "Time from the call of the provider of a language model to the first piece of its streamed response.",
    buckets: MODEL_SECONDS,
  },
  modelChunkTime: {
    name: `${PREFIX}gen_ai_client_operation_time_per_output_chunk_seconds`,
    type: "histogram",
    unit: "seconds",
    help: "Time between two pieces of streamed responses of language models, after the first one.",
    buckets: MODEL_SECONDS,
  },
  modelCost: {
    name: `${PREFIX}gen_ai_client_cost_usd`,
    type: "counter",
    help: "Dollars that calls of language models have cost, by the model catalogue.",
  },
  catalogLookups: {
    name: `${PREFIX}cost_catalog_lookups`,
    type: "counter",
    help: "Calls of language models whose cost was looked up, by how well it is known: Exact, Unpriced (a kind of its tokens has no price), Missing (the model) or NoCatalog.",
  },
  endpointRequests: {
    name: `${PREFIX}endpoint_requests`,
    type: "counter",
    help: "Requests that were given to an endpoint of a backend with several, each try as one.",
  },
  endpointFailures: {
    name: `${PREFIX}endpoint_failures`,
    type: "counter",
    help: "Requests to an endpoint that its health policy counts as failures.",
  },
  endpointEvictions: {
    name: `${PREFIX}endpoint_evictions`,
    type: "counter",
    help: "Evictions of an endpoint because of its failures.",
  },
  endpointActive: {
    name: `${PREFIX}endpoint_requests_active`,
    type: "gauge",
    help: "Requests that an endpoint has been given and that are not over.",
  },
  endpointUnhealthy: {
    name: `${PREFIX}endpoint_unhealthy_workers`,
    type: "gauge",
    help: "Worker threads that give an endpoint no requests, because it is evicted or fails its checks.",
  },
  requestsRefused: {
    name: `${PREFIX}overload_requests_refused`,
    type: "counter",
    help: "Requests that were refused because there was too much to do, by the bound of `config.overload` that was reached.",
  },
  logLinesDropped: {
    name: `${PREFIX}log_lines_dropped`,
    type: "counter",
    help: "Lines of the log that were dropped, because those before were not read in time.",
  },
  otlpRecords: {
    name: `${PREFIX}otlp_records`,
    type: "counter",
    help: "Log records and spans for receivers of OTLP, by what became of them: exported, dropped because the queue was full, or not taken by the receiver.",
  },
  configSynchronized: {
    name: `${PREFIX}config_synchronized`,
    type: "gauge",
    help: "1 when the last configuration that was read is the one that runs, 0 when it was refused.",
  },
  configReloads: {
    name: `${PREFIX}config_reloads`,
    type: "counter",
    help: "Configurations that were read, by whether they were applied or refused.",
  },
  build: { name: `${PREFIX}build`, type: "info", help: "The version that runs." },
  processCpu: {
    name: "process_cpu_seconds",
    type: "counter",
    unit: "seconds",
    help: "CPU time of the process, all threads, in user and system mode.",
  },
  processMemory: {
    name: "process_resident_memory_bytes",
    type: "gauge",
    unit: "bytes",
    help: "Memory of the process that is resident.",
  },
  processStart: {
    name: "process_start_time_seconds",
    type: "gauge",
    unit: "seconds",
    help: "When the process started, in seconds since 1970.",
  },
} as const satisfies Readonly<Record<string, MetricDefinition>>;
