// Generated from schemas/ by `npm run generate`: do not edit.

import type { CheckRequest, CheckResponse, DeltaDiscoveryRequest, DeltaDiscoveryResponse, IstioCertificateRequest, IstioCertificateResponse, McpGuardRequest, McpGuardResponse, ProcessingRequest, ProcessingResponse, RateLimitRequest, RateLimitResponse, X509SVIDRequest, X509SVIDResponse } from "./messages.ts";

/** A method of a gRPC service. */
export interface RpcMethod<Request, Response> {
  /** The path of the gRPC method in requests. */
  readonly path: string;
  /** The full name of the request message. */
  readonly request: string;
  readonly response: string;
  /** Never set: this property only tells the compiler the types of the method's messages. */
  readonly types?: readonly [Request, Response];
}

/** Decides whether a request may pass. */
export const AUTHORIZATION_CHECK: RpcMethod<CheckRequest, CheckResponse> = {
  path: "/envoy.service.auth.v3.Authorization/Check",
  request: ".envoy.service.auth.v3.CheckRequest",
  response: ".envoy.service.auth.v3.CheckResponse",
};

/** Brings configuration, and each change of it. */
export const AGGREGATED_DISCOVERY_SERVICE_DELTA_AGGREGATED_RESOURCES: RpcMethod<DeltaDiscoveryRequest, DeltaDiscoveryResponse> = {
  path: "/envoy.service.discovery.v3.AggregatedDiscoveryService/DeltaAggregatedResources",
  request: ".envoy.service.discovery.v3.DeltaDiscoveryRequest",
  response: ".envoy.service.discovery.v3.DeltaDiscoveryResponse",
};

/** Follows one request and its response. */
export const EXTERNAL_PROCESSOR_PROCESS: RpcMethod<ProcessingRequest, ProcessingResponse> = {
  path: "/envoy.service.ext_proc.v3.ExternalProcessor/Process",
  request: ".envoy.service.ext_proc.v3.ProcessingRequest",
  response: ".envoy.service.ext_proc.v3.ProcessingResponse",
};

/** Counts a request, and decides whether it is over a limit. */
export const RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT: RpcMethod<RateLimitRequest, RateLimitResponse> = {
  path: "/envoy.service.ratelimit.v3.RateLimitService/ShouldRateLimit",
  request: ".envoy.service.ratelimit.v3.RateLimitRequest",
  response: ".envoy.service.ratelimit.v3.RateLimitResponse",
};

/** Judges a request of a client or the result of one. */
export const MCP_GUARD_CHECK: RpcMethod<McpGuardRequest, McpGuardResponse> = {
  path: "/edgegateway.mcp.v1.McpGuard/Check",
  request: ".edgegateway.mcp.v1.McpGuardRequest",
  response: ".edgegateway.mcp.v1.McpGuardResponse",
};

/** Signs a certificate for the caller, who proves by a token who it is. */
export const ISTIO_CERTIFICATE_SERVICE_CREATE_CERTIFICATE: RpcMethod<IstioCertificateRequest, IstioCertificateResponse> = {
  path: "/istio.v1.auth.IstioCertificateService/CreateCertificate",
  request: ".istio.v1.auth.IstioCertificateRequest",
  response: ".istio.v1.auth.IstioCertificateResponse",
};

/** Gives the identities of the caller, and again whenever they change. */
export const SPIFFE_WORKLOAD_APIFETCH_X509_SVID: RpcMethod<X509SVIDRequest, X509SVIDResponse> = {
  path: "/SpiffeWorkloadAPI/FetchX509SVID",
  request: ".X509SVIDRequest",
  response: ".X509SVIDResponse",
};
