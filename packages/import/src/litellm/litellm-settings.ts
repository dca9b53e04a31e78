import { AWS_PARAMS } from "./litellm-aws.ts";

/** Notes about other sections and keys of a LiteLLM configuration. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  budget_duration: "budgets are set while the gateway runs: gwctl llm budgets set --period",
  default_team_settings:
    "budgets are set while the gateway runs, for a key, a team or a user: gwctl llm budgets set",
  input_cost_per_token: "prices of models are in config.modelCatalog",
  output_cost_per_token: "prices of models are in config.modelCatalog",
  max_parallel_requests: "this gateway does not limit the concurrent requests of a model",
  timeout: "timeouts are policies in this gateway: timeouts of a gateway or route",
  stream_timeout: "timeouts are policies in this gateway: timeouts of a gateway or route",
  request_timeout: "timeouts are policies in this gateway: timeouts of a gateway or route",
  num_retries: "targets of a model are tried in turn; retries are a route policy in this gateway",
  database_url: "keys and budgets are in config.llmKeys.file in this gateway",
  cache: "a cache of responses is a policy in this gateway: ai.responseCache of a backend",
  cache_params: "caches of responses are set by config.responseCache",
  success_callback:
    "logs, metrics and traces are policies in this gateway: frontend.accessLog and frontend.tracing",
  failure_callback:
    "logs, metrics and traces are policies in this gateway: frontend.accessLog and frontend.tracing",
  callbacks:
    "logs, metrics and traces are policies in this gateway: frontend.accessLog and frontend.tracing",
  guardrails: "guards are policies in this gateway: promptGuard of a model",
  model_info: "prices and context windows of models are in config.modelCatalog",
};
/** The note about settings that cannot be converted. */
export const UNKNOWN = "there is no equivalent in this gateway";

/** Default request parameters of a deployment. */
export const DEFAULTS: ReadonlySet<string> = new Set([
  "temperature",
  "top_p",
  "max_tokens",
  "seed",
  "presence_penalty",
  "frequency_penalty",
  "max_completion_tokens",
  "reasoning_effort",
  "stop",
  "top_k",
  "n",
  "user",
  "tool_choice",
  "parallel_tool_calls",
  "response_format",
  "logit_bias",
  "service_tier",
  "verbosity",
]);
/** The parameters of a deployment that the import converts. */
export const READ: ReadonlySet<string> = new Set([
  ...AWS_PARAMS,
  "model",
  "api_key",
  "api_base",
  "base_url",
  "api_version",
  "aws_region_name",
  "vertex_project",
  "vertex_location",
  "weight",
  "order",
  "rpm",
  "tpm",
]);
