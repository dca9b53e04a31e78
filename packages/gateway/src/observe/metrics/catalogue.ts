import type { MetricDefinition } from "@edge-gateway/kernel/metrics/definition";

const PREFIX = "edge_gateway_";

/** Buckets in seconds, from 1 ms (below it, local noise dominates) to the longest common client timeout. */
const REQUEST_SECONDS = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80,
];
/**
 * Buckets in seconds, each twice the one before: from a connection within a machine to a connection that
 * loses several packets.
 */
const CONNECT_SECONDS = [
  0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1, 2, 4, 8,
];

/** Buckets of token counts: powers of four, as in the conventions for generative AI. */
const TOKENS = [
  1, 4, 16, 64, 256, 1024, 4096, 16_384, 65_536, 262_144, 1_048_576, 4_194_304, 16_777_216,
  67_108_864,
];
/** Buckets in seconds, as in the conventions for generative AI. */
const MODEL_SECONDS = [
  0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92,
];

const ROUTE = ["bind", "gateway", "listener", "route", "route_rule"] as const;

/** The labels of metrics of requests. */
export const REQUEST_LABELS = [
  "backend",
  "protocol",
  "method",
  "status",
  "reason",
  ...ROUTE,
] as const;
/** The label `reason` of a request that its client aborted before there was a response. */
export const CLIENT_ABORTED = "ClientAborted";
/** The labels of metrics of client connections. */
export const DOWNSTREAM_LABELS = ["bind", "gateway", "listener", "protocol"] as const;
export const UPSTREAM_LABELS = ["transport"] as const;
/** The labels of metrics of LLM calls. */
export const MODEL_LABELS = [
  "gen_ai_operation_name",
  "gen_ai_provider_name",
  "gen_ai_request_model",
  "gen_ai_response_model",
  ...ROUTE,
] as const;
/** The labels of metrics of LLM tokens. */
export const TOKEN_LABELS = ["gen_ai_token_type", ...MODEL_LABELS] as const;
/** Labels of LLM cost metrics, including whether the price is known. */
export const COST_LABELS = ["status", ...MODEL_LABELS] as const;
/** Labels of metrics of cached responses. */
export const CACHE_LABELS = ["status", ...MODEL_LABELS] as const;
/** The labels of metrics of losses in conversions. */
export const LOSS_LABELS = ["phase", "result", ...MODEL_LABELS] as const;
/** The labels of metrics of budgets. */
export const BUDGET_LABELS = ["budget", "scope", "subject", "unit"] as const;
/** The labels of metrics of endpoints. */
export const ENDPOINT_LABELS = ["endpoint"] as const;

/** The labels of metrics of A2A calls. */
export const A2A_LABELS = ["backend", "method", "outcome"] as const;
/** The labels of metrics of prompt guards. */
export const GUARDRAIL_LABELS = ["phase", "action"] as const;
/** The labels of metrics of backends' endpoints. */
export const BACKEND_ENDPOINT_LABELS = ["backend", "endpoint"] as const;

/** Labels of overload metrics, one series per limit. */
export const OVERLOAD_LABELS = ["bound"] as const;

/** Labels of metrics per MCP server. */
export const MCP_LABELS = ["backend", "target", "outcome"] as const;

/** Labels of metrics per list of an MCP server. */
export const MCP_LIST_LABELS = ["backend", "target", "method"] as const;

/** Labels of MCP method metrics; `tool` only for existing tools. */
export const MCP_CALL_LABELS = ["backend", "target", "method", "tool", "outcome"] as const;

/** The labels of the metric of dropped datagrams. */
export const UDP_LABELS = ["bind", "gateway", "reason"] as const;

/** The labels of the metric of requests that were not mirrored. */
export const MIRROR_LABELS = ["backend", "reason"] as const;

/** The labels of metrics of telemetry exports. */
export const OTLP_LABELS = ["signal", "result"] as const;

/** Every metric of the gateway itself, by its name in the code. */
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
    help: "Retries of requests, by how the request ended.",
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
    help: "Accepted connections.",
  },
  downstreamActive: {
    name: `${PREFIX}downstream_connections_active`,
    type: "gauge",
    help: "Open client connections.",
  },
  downstreamReceived: {
    name: `${PREFIX}downstream_received_bytes`,
    type: "counter",
    unit: "bytes",
    help: "Bytes received from clients.",
  },
  downstreamSent: {
    name: `${PREFIX}downstream_sent_bytes`,
    type: "counter",
    unit: "bytes",
    help: "Bytes sent to clients.",
  },
  udpDropped: {
    name: `${PREFIX}udp_datagrams_dropped`,
    type: "counter",
    help: "UDP datagrams that were dropped, by reason: `no_backend`, `denied` (networkAuthorization), `too_many_sessions` (`config.udp.maxSessions`), `queue_full`, `unreachable`, `draining`.",
  },
  upstreamConnectDuration: {
    name: `${PREFIX}upstream_connect_duration_seconds`,
    type: "histogram",
    unit: "seconds",
    help: "Time to connect to an upstream.",
    buckets: CONNECT_SECONDS,
  },
  upstreamConnectionsRefused: {
    name: `${PREFIX}upstream_connections_refused`,
    type: "counter",
    help: "Connections that were not made because the endpoint had reached `config.backend.maxConnections`.",
  },
  mirrorsLeftOut: {
    name: `${PREFIX}mirrored_requests_left_out`,
    type: "counter",
    help: "Requests that were not mirrored, by the mirror's backend and the reason: `too_many` copies were running (`config.mirror.maxRequests`), `body_too_large` (`config.mirror.maxBodySize`).",
  },
  rateLimitKeysEvicted: {
    name: `${PREFIX}rate_limit_keys_evicted`,
    type: "counter",
    help: "Keys evicted from local rate limits; `config.maxRateLimitKeys` limits their number.",
  },
  guardrailChecks: {
    name: `${PREFIX}guardrail_checks`,
    type: "counter",
    help: "Checks of prompts and responses by prompt guards, by phase and result: Allow, Mask, Reject, Audit (would have enforced), FailOpen (the guard failed), Unread (could not be read, `unreadable: Allow`).",
  },
  a2aCalls: {
    name: `${PREFIX}a2a_calls`,
    type: "counter",
    help: "A2A calls by method; unknown methods are counted as `other`.",
  },
  mcpTargetCalls: {
    name: `${PREFIX}mcp_target_calls`,
    type: "counter",
    help: "Messages sent to MCP servers, by whether the server accepted them.",
  },
  mcpCalls: {
    name: `${PREFIX}mcp_calls`,
    type: "counter",
    help: "Client requests to MCP servers by method and tool, and by result: success, tool_error, error.",
  },
  mcpMissingLists: {
    name: `${PREFIX}mcp_missing_lists`,
    type: "counter",
    help: "Lists that clients received without the items, or without the further items, of a failed MCP server (FailOpen).",
  },
  modelTokens: {
    name: `${PREFIX}gen_ai_client_token_usage`,
    type: "histogram",
    help: "Tokens of LLM calls as counted by the providers; input includes cached tokens.",
    buckets: TOKENS,
  },
  modelDuration: {
    name: `${PREFIX}gen_ai_server_request_duration_seconds`,
    type: "histogram",
    unit: "seconds",
    help: "Time from the arrival of an LLM request to the end of its response.",
    buckets: MODEL_SECONDS,
  },
  modelFirstToken: {
    name: `${PREFIX}gen_ai_server_time_to_first_token_seconds`,
    type: "histogram",
    unit: "seconds",
    help: "Time from the arrival of an LLM request to the first chunk of its streamed response.",
    buckets: MODEL_SECONDS,
  },
  modelTokenTime: {
    name: `${PREFIX}gen_ai_server_time_per_output_token_seconds`,
    type: "histogram",
    unit: "seconds",
    help: "Time per output token of streamed LLM responses, after the first one.",
    buckets: MODEL_SECONDS,
  },
  modelClientDuration: {
    name: `${PREFIX}gen_ai_client_operation_duration_seconds`,
    type: "histogram",
    unit: "seconds",
    help: "Time from the call of an LLM provider to the end of its response.",
    buckets: MODEL_SECONDS,
  },
  modelFirstChunk: {
    name: `${PREFIX}gen_ai_client_operation_time_to_first_chunk_seconds`,
    type: "histogram",
    unit: "seconds",
    help: "Time from the call of an LLM provider to the first chunk of its streamed response.",
    buckets: MODEL_SECONDS,
  },
  modelChunkTime: {
    name: `${PREFIX}gen_ai_client_operation_time_per_output_chunk_seconds`,
    type: "histogram",
    unit: "seconds",
    help: "Time between two chunks of streamed LLM responses, after the first one.",
    buckets: MODEL_SECONDS,
  },
  conversionLosses: {
    name: `${PREFIX}gen_ai_conversion_losses`,
    type: "counter",
    help: "Parts of LLM requests and responses that a conversion to another format has not kept, by phase (request or response) and result (dropped or changed).",
  },
  modelCost: {
    name: `${PREFIX}gen_ai_client_cost_usd`,
    type: "counter",
    help: "Cost of LLM calls in dollars, according to the model catalogue.",
  },
  catalogLookups: {
    name: `${PREFIX}cost_catalog_lookups`,
    type: "counter",
    help: "LLM calls whose cost was looked up, by result: Exact, Unpriced (a kind of token has no price), Missing (unknown model) or NoCatalog.",
  },
  cacheLookups: {
    name: `${PREFIX}response_cache_lookups`,
    type: "counter",
    help: "LLM calls with a response cache, by result: hit, miss, bypass (the client wants a new response, or the call cannot be cached) or unavailable (the cache failed).",
  },
  cacheSavedTokens: {
    name: `${PREFIX}response_cache_saved_tokens`,
    type: "counter",
    help: "Tokens of LLM calls that got a cached response; the provider does not count these tokens again.",
  },
  endpointRequests: {
    name: `${PREFIX}endpoint_requests`,
    type: "counter",
    help: "Requests sent to an endpoint of a backend that has several endpoints; each attempt counts.",
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
    help: "Running requests of an endpoint.",
  },
  endpointUnhealthy: {
    name: `${PREFIX}endpoint_unhealthy_workers`,
    type: "gauge",
    help: "Worker threads that send an endpoint no requests, because it is evicted or fails its health checks.",
  },
  requestsRefused: {
    name: `${PREFIX}overload_requests_refused`,
    type: "counter",
    help: "Requests refused because of overload, by the limit of `config.overload` that was reached.",
  },
  logLinesDropped: {
    name: `${PREFIX}log_lines_dropped`,
    type: "counter",
    help: "Log lines that were dropped because the output was not read fast enough.",
  },
  requestLogRecords: {
    name: `${PREFIX}request_log_records`,
    type: "counter",
    help: "Records that were written to the log of requests.",
  },
  requestLogDropped: {
    name: `${PREFIX}request_log_records_dropped`,
    type: "counter",
    help: "Records of the log of requests that were dropped because too many waited, or the database refused them.",
  },
  otlpRecords: {
    name: `${PREFIX}otlp_records`,
    type: "counter",
    help: "Log records and spans for OTLP receivers, by result: exported, dropped because the queue was full, or rejected by the receiver.",
  },
  configSynchronized: {
    name: `${PREFIX}config_synchronized`,
    type: "gauge",
    help: "1 if the latest configuration that was read is running, 0 if it was refused.",
  },
  configReloads: {
    name: `${PREFIX}config_reloads`,
    type: "counter",
    help: "Configurations that were read, by whether they were applied or refused.",
  },
  certificateExpiry: {
    name: `${PREFIX}certificate_expiry_timestamp_seconds`,
    type: "gauge",
    unit: "seconds",
    help: "When a configured certificate expires, in seconds since 1970; of several certificates in one text, the one that expires first.",
  },
  budgetLimit: {
    name: `${PREFIX}llm_budget_limit`,
    type: "gauge",
    help: "Tokens or dollars that a budget of a key, team or user has for each period.",
  },
  budgetSpent: {
    name: `${PREFIX}llm_budget_spent`,
    type: "gauge",
    help: "Tokens or dollars of a budget that are spent and reserved in the current period.",
  },
  build: { name: `${PREFIX}build`, type: "info", help: "The running version." },
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
    help: "Resident memory of the process.",
  },
  processStart: {
    name: "process_start_time_seconds",
    type: "gauge",
    unit: "seconds",
    help: "Start time of the process, in seconds since 1970.",
  },
} as const satisfies Readonly<Record<string, MetricDefinition>>;
