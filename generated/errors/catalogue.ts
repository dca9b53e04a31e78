// Generated from schemas/ by `npm run generate`: do not edit.

/** The code of an error that a client may receive. */
export type ErrorCode =
  | "direct_response"
  | "bad_request"
  | "path_refused"
  | "destination_invalid"
  | "model_request_refused"
  | "model_not_found"
  | "model_not_allowed"
  | "model_not_resolved"
  | "unauthorized"
  | "api_key_refused"
  | "credentials_refused"
  | "proxy_credentials_refused"
  | "proxy_token_refused"
  | "proxy_api_key_refused"
  | "basic_auth_busy"
  | "mcp_unauthorized"
  | "oidc_redirect"
  | "oidc_login_required"
  | "oidc_login_failed"
  | "oidc_unavailable"
  | "forbidden"
  | "insufficient_scope"
  | "csrf_refused"
  | "destination_refused"
  | "loop_detected"
  | "agent_card_invalid"
  | "external_authorization_denied"
  | "prompt_rejected"
  | "prompt_unreadable"
  | "prompt_guard_unavailable"
  | "external_authorization_unavailable"
  | "route_not_found"
  | "mcp_session_not_found"
  | "method_not_allowed"
  | "head_timeout"
  | "request_body_ambiguous"
  | "body_too_large"
  | "target_too_long"
  | "expectation_failed"
  | "misdirected"
  | "rate_limited"
  | "budget_exceeded"
  | "rate_limit_unavailable"
  | "head_too_large"
  | "no_valid_backends"
  | "internal"
  | "backend_auth_failed"
  | "external_processing_failed"
  | "external_processing_response"
  | "transfer_coding_unknown"
  | "response_too_large"
  | "model_response_unreadable"
  | "upgrade_mismatch"
  | "discovery_failed"
  | "upstream_unavailable"
  | "upstream_exhausted"
  | "overloaded"
  | "key_set_unavailable"
  | "introspection_unavailable"
  | "upstream_timeout"
  | "request_timeout"
  | "version_not_supported";

/** The response and the description of an error. */
export interface ErrorEntry {
  /** The status of the HTTP response. */
  readonly status: number;
  /** The body of the HTTP response. */
  readonly text: string;
  /** What logs and traces say besides the reason, unless a refusal has its own detail. */
  readonly detail?: string;
  /** The word that logs, metrics and traces show. */
  readonly reason: string;
  readonly description: string;
  readonly source: string;
}

/** Every error that a client may receive. */
export const ERRORS: Readonly<Record<ErrorCode, ErrorEntry>> = {
  "direct_response": {
    status: 200,
    text: "",
    reason: "DirectResponse",
    description: "Not an error: a policy responded without an upstream, with its own status.",
    source: "doc 2 §Traffic policies",
  },
  "bad_request": {
    status: 400,
    text: "bad request",
    reason: "InvalidRequest",
    description: "The message breaks RFC 9112 or RFC 9110; nothing after it on the connection is read.",
    source: "RFC 9112",
  },
  "path_refused": {
    status: 400,
    text: "bad request",
    reason: "InvalidRequest",
    description: "The path has no normal form, or is not in it (frontend `http.path`).",
    source: "design",
  },
  "destination_invalid": {
    status: 400,
    text: "invalid destination",
    reason: "InvalidRequest",
    description: "The request names no server that a dynamic forward proxy could send it to.",
    source: "design",
  },
  "model_request_refused": {
    status: 400,
    text: "the request for a model cannot be read",
    reason: "InvalidRequest",
    description: "The request for a language model is malformed, or cannot be converted to a format of the provider; the body says why, as an error in the client's format.",
    source: "reference LLM gateway, A6",
  },
  "model_not_found": {
    status: 404,
    text: "there is no such model",
    reason: "InvalidRequest",
    description: "No model that is offered here has the requested name; the body says so, as an error in the client's format.",
    source: "reference LLM gateway, A7",
  },
  "model_not_allowed": {
    status: 403,
    text: "the model is not allowed for this client",
    reason: "Authorization",
    description: "The API key may not use the model (`models` of the key), or the `authorization` of the model, or of every target of a virtual model, denies the request; the body says so, as an error in the client's format.",
    source: "reference LLM gateway, A7",
  },
  "model_not_resolved": {
    status: 400,
    text: "no model takes the request",
    reason: "InvalidRequest",
    description: "No condition of a virtual model is true for the request; the body says so, as an error in the client's format.",
    source: "reference LLM gateway, A7",
  },
  "unauthorized": {
    status: 401,
    text: "authentication failure",
    reason: "JwtAuth",
    description: "No valid token where one is required.",
    source: "doc 1 §Errors",
  },
  "api_key_refused": {
    status: 401,
    text: "api key authentication failure",
    reason: "APIKeyAuth",
    description: "No valid API key where one is required.",
    source: "doc 2 §Traffic policies",
  },
  "credentials_refused": {
    status: 401,
    text: "basic authentication failure",
    reason: "BasicAuth",
    description: "No valid user name and password where they are required.",
    source: "doc 2 §Traffic policies; RFC 7617 section 2",
  },
  "proxy_credentials_refused": {
    status: 407,
    text: "basic authentication failure",
    reason: "BasicAuth",
    description: "No valid user name and password in Proxy-Authorization, where they are required.",
    source: "RFC 9110 section 11.7",
  },
  "proxy_token_refused": {
    status: 407,
    text: "authentication failure",
    reason: "JwtAuth",
    description: "No valid token in Proxy-Authorization, where one is required.",
    source: "RFC 9110 section 11.7",
  },
  "proxy_api_key_refused": {
    status: 407,
    text: "api key authentication failure",
    reason: "APIKeyAuth",
    description: "No valid API key in Proxy-Authorization, where one is required.",
    source: "RFC 9110 section 11.7",
  },
  "basic_auth_busy": {
    status: 503,
    text: "basic authentication is busy",
    reason: "BasicAuth",
    description: "Too many passwords wait to be compared with their hash.",
    source: "design",
  },
  "mcp_unauthorized": {
    status: 401,
    text: "{\"error\":\"unauthorized\",\"error_description\":\"JWT token required\"}",
    reason: "JwtAuth",
    description: "No valid token on an MCP route; www-authenticate points to the protected-resource metadata.",
    source: "doc 1 §Errors",
  },
  "oidc_redirect": {
    status: 302,
    text: "",
    reason: "Oidc",
    description: "Not an error: a browser is sent to the identity provider to log in, or back from there.",
    source: "OpenID Connect Core §3.1",
  },
  "oidc_login_required": {
    status: 401,
    text: "login required",
    reason: "Oidc",
    description: "There is no session, and the request does not come from a browser that opens a page, so it is not redirected to the login.",
    source: "reference data-plane §2.5",
  },
  "oidc_login_failed": {
    status: 400,
    text: "login failed",
    reason: "Oidc",
    description: "A login could not be completed: it was not started in this browser, took too long, or the identity provider refused it.",
    source: "reference data-plane §2.5",
  },
  "oidc_unavailable": {
    status: 503,
    text: "login is not available now",
    reason: "Oidc",
    description: "The identity provider cannot be reached, or its response cannot be verified.",
    source: "reference data-plane §2.5",
  },
  "forbidden": {
    status: 403,
    text: "authorization failed",
    reason: "Authorization",
    description: "A valid token fails the authorization rules.",
    source: "doc 1 §Errors",
  },
  "insufficient_scope": {
    status: 403,
    text: "{\"error\":\"insufficient_scope\",\"error_description\":\"the token lacks a scope\"}",
    reason: "Authorization",
    description: "A valid token on an MCP route lacks a required scope; www-authenticate names the scopes.",
    source: "RFC 6750 section 3.1; MCP authorization, scope challenge handling",
  },
  "csrf_refused": {
    status: 403,
    text: "CSRF validation failed",
    reason: "Authorization",
    description: "A page of another origin made the request.",
    source: "reference data-plane §2.4",
  },
  "destination_refused": {
    status: 403,
    text: "destination not allowed",
    reason: "Authorization",
    description: "The request names an address that the dynamic forward proxy must not connect to.",
    source: "design",
  },
  "loop_detected": {
    status: 508,
    text: "loop detected",
    reason: "InvalidRequest",
    description: "The request has passed this gateway before, or its client has named a listener of this gateway as the server.",
    source: "RFC 9110 section 7.6.3; RFC 5842 section 7.2",
  },
  "agent_card_invalid": {
    status: 503,
    text: "invalid agent card",
    reason: "UpstreamFailure",
    description: "The agent card of an agent has no URL that could lead to the gateway.",
    source: "reference data-plane §6",
  },
  "external_authorization_denied": {
    status: 403,
    text: "external authorization failed",
    reason: "ExtAuth",
    description: "The authorization server denies the request; with its own status, headers and body where it sends them.",
    source: "doc 2 §Traffic policies",
  },
  "prompt_rejected": {
    status: 403,
    text: "The request was rejected due to inappropriate content",
    reason: "Guardrail",
    description: "A prompt guard rejects a prompt or a response; with the status and the message of the guard, as an error in the client's format.",
    source: "doc 2 §Prompt guard",
  },
  "prompt_unreadable": {
    status: 400,
    text: "a prompt guard cannot read the request",
    reason: "Guardrail",
    description: "A prompt guard cannot read a part of the request, and `unreadable` of the guard is Refuse; as an error in the client's format that names the part.",
    source: "RFC 9110 section 15.5.1",
  },
  "prompt_guard_unavailable": {
    status: 503,
    text: "a prompt guard failed",
    reason: "Guardrail",
    description: "The server of a prompt guard cannot be asked, and the guard fails closed.",
    source: "reference LLM gateway, A9",
  },
  "external_authorization_unavailable": {
    status: 403,
    text: "external authorization failed",
    reason: "ExtAuth",
    description: "The authorization server cannot be asked or a condition cannot be evaluated, and `failureMode` is FailClosed.",
    source: "doc 2 §Traffic policies",
  },
  "route_not_found": {
    status: 404,
    text: "route not found",
    reason: "NotFound",
    description: "No listener or route matches.",
    source: "reference data-plane §2.5",
  },
  "mcp_session_not_found": {
    status: 404,
    text: "session not found",
    reason: "MCP",
    description: "The session id was not issued for this backend and client.",
    source: "MCP transports, session management",
  },
  "method_not_allowed": {
    status: 405,
    text: "method not allowed",
    reason: "InvalidRequest",
    description: "CONNECT where downstream CONNECT handling is not configured.",
    source: "doc 1 §Errors",
  },
  "head_timeout": {
    status: 408,
    text: "request timeout",
    reason: "Timeout",
    description: "The head of the request did not arrive in time.",
    source: "RFC 9110 §15.5.9",
  },
  "request_body_ambiguous": {
    status: 400,
    text: "the JSON of the request body has two members with the same name",
    reason: "InvalidRequest",
    description: "An expression of a policy reads the JSON of the request body, in which two members of an object have the same name: the backend might read another one of them than the expression.",
    source: "RFC 8259 section 4",
  },
  "body_too_large": {
    status: 413,
    text: "",
    detail: "the request body is larger than the buffer limit",
    reason: "InvalidRequest",
    description: "The request body is larger than the limit of a policy that needs all of it, and the failure mode is FailClosed; the access log has `error=\"the request body is larger than the buffer limit\"`.",
    source: "doc 1 §Errors",
  },
  "target_too_long": {
    status: 414,
    text: "request target too long",
    reason: "InvalidRequest",
    description: "The request target is longer than the limit.",
    source: "RFC 9110 §15.5.15",
  },
  "expectation_failed": {
    status: 417,
    text: "expectation failed",
    reason: "InvalidRequest",
    description: "Expect holds something other than 100-continue.",
    source: "RFC 9110 §10.1.1",
  },
  "misdirected": {
    status: 421,
    text: "misdirected request",
    reason: "NotFound",
    description: "The connection does not serve the host of the request.",
    source: "RFC 9110 §15.5.20",
  },
  "rate_limited": {
    status: 429,
    text: "rate limit exceeded",
    reason: "RateLimit",
    description: "A rate limit is exhausted: a local one, or one of a rate-limit server.",
    source: "doc 1 §Errors",
  },
  "budget_exceeded": {
    status: 429,
    text: "the budget is used up",
    reason: "Budget",
    description: "A budget of the key, of its team or of its user has too little left for a call of a language model; the body names the budget, as an error in the client's format.",
    source: "design",
  },
  "rate_limit_unavailable": {
    status: 500,
    text: "rate limit service unavailable",
    reason: "RateLimit",
    description: "The rate-limit server cannot be asked, and `failureMode` is FailClosed.",
    source: "reference data-plane §2.5",
  },
  "head_too_large": {
    status: 431,
    text: "request header fields too large",
    reason: "InvalidRequest",
    description: "The head of the request is larger, or has more fields, than the limit allows.",
    source: "RFC 6585 §5",
  },
  "no_valid_backends": {
    status: 500,
    text: "no valid backends",
    reason: "Internal",
    description: "The route has no backend of positive weight and no policy that responds.",
    source: "reference data-plane §2.5",
  },
  "internal": {
    status: 500,
    text: "internal error",
    reason: "Internal",
    description: "A policy or backend could not be run.",
    source: "RFC 9110 §15.6.1",
  },
  "backend_auth_failed": {
    status: 500,
    text: "backend authentication failed",
    reason: "Internal",
    description: "The credential for the backend could not be obtained, or cannot be inserted at its location.",
    source: "reference data-plane §2.5",
  },
  "external_processing_failed": {
    status: 500,
    text: "external processing failed",
    reason: "ExtProc",
    description: "The external processor fails or a condition cannot be evaluated, and `failureMode` is FailClosed or a streamed body has begun.",
    source: "reference data-plane §2.5",
  },
  "external_processing_response": {
    status: 200,
    text: "",
    reason: "ExtProc",
    description: "Not an error: the external processor responds in place of the upstream, with its own status.",
    source: "design",
  },
  "transfer_coding_unknown": {
    status: 501,
    text: "transfer coding not implemented",
    reason: "InvalidRequest",
    description: "A transfer coding other than chunked.",
    source: "RFC 9112 §6.1",
  },
  "response_too_large": {
    status: 502,
    text: "",
    detail: "the response body is larger than the buffer limit",
    reason: "UpstreamFailure",
    description: "The response body is larger than the limit of a policy that needs all of it, and the failure mode is FailClosed; the access log has `error=\"the response body is larger than the buffer limit\"`.",
    source: "doc 1 §Errors",
  },
  "model_response_unreadable": {
    status: 502,
    text: "the response of the provider cannot be read",
    reason: "UpstreamFailure",
    description: "The response of the provider of a language model cannot be read in its format, or has a part that a prompt guard cannot read, and `unreadable` of the guard is Refuse.",
    source: "reference LLM gateway, A6",
  },
  "upgrade_mismatch": {
    status: 502,
    text: "upgrade mismatch",
    reason: "UpstreamFailure",
    description: "The upstream switched to a protocol that the client had not asked for, or did not switch although the client, over HTTP/2, had asked for it.",
    source: "reference data-plane §2.5; RFC 9110 §7.8; RFC 8441 §5",
  },
  "discovery_failed": {
    status: 502,
    text: "identity provider not reachable",
    reason: "UpstreamFailure",
    description: "The identity provider's metadata could not be fetched.",
    source: "reference data-plane §11",
  },
  "upstream_unavailable": {
    status: 503,
    text: "upstream call failed",
    reason: "UpstreamFailure",
    description: "The connection to the upstream failed or ended before a response.",
    source: "reference data-plane §2.5",
  },
  "upstream_exhausted": {
    status: 503,
    text: "too many connections to the upstream",
    reason: "UpstreamFailure",
    description: "Each endpoint of the backend has as many connections as `config.backend.maxConnections` allows, and all are in use.",
    source: "RFC 9110 §15.6.4",
  },
  "overloaded": {
    status: 503,
    text: "too much to do",
    reason: "Overloaded",
    description: "The number of requests in progress has reached `config.overload.maxRequests`, or the memory of the process `config.overload.maxMemory` or the share of the container's limit that stands for it, when the request arrived or while its body was buffered; the request was not sent to a backend. Also when there is no room to buffer the body of the response; then a backend has had the request. `Retry-After` says when to try again.",
    source: "RFC 9110 §15.6.4",
  },
  "key_set_unavailable": {
    status: 401,
    text: "authentication failure",
    reason: "KeySetUnavailable",
    description: "A token cannot be verified, because the signing keys of the identity provider could not be fetched; www-authenticate as for an invalid token.",
    source: "doc 1 §Errors",
  },
  "introspection_unavailable": {
    status: 401,
    text: "authentication failure",
    reason: "KeySetUnavailable",
    description: "A token cannot be verified, because the introspection endpoint of the identity provider could not be asked; www-authenticate as for an invalid token.",
    source: "RFC 7662",
  },
  "upstream_timeout": {
    status: 504,
    text: "upstream call timeout",
    reason: "Timeout",
    description: "One attempt took longer than its timeout.",
    source: "reference data-plane §2.5",
  },
  "request_timeout": {
    status: 504,
    text: "request timeout",
    reason: "Timeout",
    description: "The request took longer than its timeout, all attempts included.",
    source: "reference data-plane §2.5",
  },
  "version_not_supported": {
    status: 505,
    text: "HTTP version not supported",
    reason: "InvalidRequest",
    description: "A version other than HTTP/1.0 and HTTP/1.1.",
    source: "RFC 9110 §15.6.6",
  },
};
