// Generated from schemas/ by `npm run generate`: do not edit.

/** What is asked. */
export interface CheckRequest {
  readonly attributes?: AttributeContext | undefined;
}

/** Facts about the request that is judged. */
export interface AttributeContext {
  readonly source?: AuthorizationPeer | undefined;
  readonly destination?: AuthorizationPeer | undefined;
  readonly request?: AttributeRequest | undefined;
  readonly contextExtensions?: Readonly<Record<string, string>> | undefined;
  readonly metadataContext?: Metadata | undefined;
  readonly tlsSession?: TlsSession | undefined;
}

/** One end of the connection. */
export interface AuthorizationPeer {
  readonly address?: PeerAddress | undefined;
  /** Identity of a verified certificate. */
  readonly principal?: string | undefined;
  /** Percent-encoded PEM. */
  readonly certificate?: string | undefined;
}

/** Address of a peer. */
export interface PeerAddress {
  readonly socketAddress?: SocketAddress | undefined;
}

/** IP address and port. */
export interface SocketAddress {
  readonly address?: string | undefined;
  readonly portValue?: number | undefined;
}

/** The request, and when it arrived. */
export interface AttributeRequest {
  readonly time?: Timestamp | undefined;
  readonly http?: AttributeHttpRequest | undefined;
}

/** The request that is judged. */
export interface AttributeHttpRequest {
  readonly id?: string | undefined;
  readonly method?: string | undefined;
  /** By name in lower case, pseudo-headers included. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** With the query. */
  readonly path?: string | undefined;
  readonly host?: string | undefined;
  readonly scheme?: string | undefined;
  /** Without a value: part of `path`. */
  readonly query?: string | undefined;
  /** Bytes of the body; -1 when unknown. */
  readonly size?: number | undefined;
  readonly protocol?: string | undefined;
  /** A body of UTF-8. */
  readonly body?: string | undefined;
  /** A body of other bytes. */
  readonly rawBody?: Uint8Array | undefined;
}

/** The TLS connection of the client. */
export interface TlsSession {
  readonly sni?: string | undefined;
}

/** The decision. */
export interface CheckResponse {
  readonly status?: RpcStatus | undefined;
  readonly deniedResponse?: DeniedHttpResponse | undefined;
  readonly okResponse?: OkHttpResponse | undefined;
  readonly dynamicMetadata?: Struct | undefined;
}

/** Status of gRPC; only code 0 allows. */
export interface RpcStatus {
  readonly code?: number | undefined;
  readonly message?: string | undefined;
}

/** The response to a client that may not pass. */
export interface DeniedHttpResponse {
  readonly status?: HttpStatus | undefined;
  readonly headers?: readonly HeaderValueOption[] | undefined;
  readonly body?: string | undefined;
}

/** Edits of a request that may pass. */
export interface OkHttpResponse {
  readonly headers?: readonly HeaderValueOption[] | undefined;
  /** Older than the field of the same name in CheckResponse. */
  readonly dynamicMetadata?: Struct | undefined;
  readonly headersToRemove?: readonly string[] | undefined;
  readonly responseHeadersToAdd?: readonly HeaderValueOption[] | undefined;
  readonly queryParametersToSet?: readonly QueryParameter[] | undefined;
  readonly queryParametersToRemove?: readonly string[] | undefined;
}

/** Name and value of a query parameter. */
export interface QueryParameter {
  readonly key?: string | undefined;
  readonly value?: string | undefined;
}

/** Who asks. */
export interface DiscoveryNode {
  readonly id?: string | undefined;
  /** `namespace` and `gateway`: whose configuration is wanted. */
  readonly metadata?: Struct | undefined;
}

/** The first message of a stream, and the answer to each response. */
export interface DeltaDiscoveryRequest {
  /** In the first message only. */
  readonly node?: DiscoveryNode | undefined;
  readonly typeUrl?: string | undefined;
  readonly resourceNamesSubscribe?: readonly string[] | undefined;
  readonly resourceNamesUnsubscribe?: readonly string[] | undefined;
  /** What is there already, by name; in the first message only. */
  readonly initialResourceVersions?: Readonly<Record<string, string>> | undefined;
  /** Of the response that this answers. */
  readonly responseNonce?: string | undefined;
  /** What is not taken of the response; all else of it is. */
  readonly errorDetail?: DiscoveryError | undefined;
}

/** Status of gRPC with what is behind it. */
export interface DiscoveryError {
  readonly code?: number | undefined;
  readonly message?: string | undefined;
  readonly details?: readonly DiscoveryAny[] | undefined;
}

/** A message, and which one it is. */
export interface DiscoveryAny {
  readonly typeUrl?: string | undefined;
  readonly value?: Uint8Array | undefined;
}

/** What has changed. */
export interface DeltaDiscoveryResponse {
  /** The version of the whole configuration, once it is complete with this response; empty before. */
  readonly systemVersionInfo?: string | undefined;
  readonly resources?: readonly DiscoveryResource[] | undefined;
  readonly typeUrl?: string | undefined;
  readonly nonce?: string | undefined;
  readonly removedResources?: readonly string[] | undefined;
}

/** A resource with its version. */
export interface DiscoveryResource {
  readonly version?: string | undefined;
  readonly resource?: DiscoveryAny | undefined;
  readonly name?: string | undefined;
}

/** A part of the request or response. */
export interface ProcessingRequest {
  readonly requestHeaders?: HttpHeaders | undefined;
  readonly responseHeaders?: HttpHeaders | undefined;
  readonly requestBody?: HttpBody | undefined;
  readonly responseBody?: HttpBody | undefined;
  readonly requestTrailers?: HttpTrailers | undefined;
  readonly responseTrailers?: HttpTrailers | undefined;
  readonly metadataContext?: Metadata | undefined;
  readonly attributes?: Readonly<Record<string, Struct>> | undefined;
  /** In the first message only. */
  readonly protocolConfig?: ProtocolConfiguration | undefined;
}

/** How bodies are sent. */
export interface ProtocolConfiguration {
  readonly requestBodyMode?: BodySendMode | undefined;
  readonly responseBodyMode?: BodySendMode | undefined;
}

/** Headers of a request or response. */
export interface HttpHeaders {
  readonly headers?: HeaderMap | undefined;
  /** Whether no body follows. */
  readonly endOfStream?: boolean | undefined;
}

/** A body, or a piece of it. */
export interface HttpBody {
  readonly body?: Uint8Array | undefined;
  readonly endOfStream?: boolean | undefined;
}

/** Trailers of a request or response. */
export interface HttpTrailers {
  readonly trailers?: HeaderMap | undefined;
}

/** What is done with the part. */
export interface ProcessingResponse {
  readonly requestHeaders?: HeadersResponse | undefined;
  readonly responseHeaders?: HeadersResponse | undefined;
  readonly requestBody?: BodyResponse | undefined;
  readonly responseBody?: BodyResponse | undefined;
  readonly requestTrailers?: TrailersResponse | undefined;
  readonly responseTrailers?: TrailersResponse | undefined;
  readonly immediateResponse?: ImmediateResponse | undefined;
  readonly dynamicMetadata?: Struct | undefined;
  readonly modeOverride?: ProcessingMode | undefined;
  readonly overrideMessageTimeout?: Duration | undefined;
}

/** Edits after headers. */
export interface HeadersResponse {
  readonly response?: CommonResponse | undefined;
}

/** Edits after a body. */
export interface BodyResponse {
  readonly response?: CommonResponse | undefined;
}

/** Edits after trailers. */
export interface TrailersResponse {
  readonly headerMutation?: HeaderMutation | undefined;
}

/** Edits of headers and body. */
export interface CommonResponse {
  readonly status?: ResponseStatus | undefined;
  readonly headerMutation?: HeaderMutation | undefined;
  readonly bodyMutation?: BodyMutation | undefined;
  readonly clearRouteCache?: boolean | undefined;
}

/** Whether the body that comes is still sent. */
export type ResponseStatus = "CONTINUE" | "CONTINUE_AND_REPLACE";

/** A response that is sent at once, in place of everything else. */
export interface ImmediateResponse {
  readonly status?: HttpStatus | undefined;
  readonly headers?: HeaderMutation | undefined;
  readonly body?: Uint8Array | undefined;
  readonly grpcStatus?: GrpcStatus | undefined;
  readonly details?: string | undefined;
}

/** Status of a response of gRPC. */
export interface GrpcStatus {
  readonly status?: number | undefined;
}

/** Edits of headers. */
export interface HeaderMutation {
  readonly setHeaders?: readonly HeaderValueOption[] | undefined;
  readonly removeHeaders?: readonly string[] | undefined;
}

/** Edits of a body. */
export interface BodyMutation {
  readonly body?: Uint8Array | undefined;
  readonly clearBody?: boolean | undefined;
  readonly streamedResponse?: StreamedBodyResponse | undefined;
}

/** A piece of a body that takes the place of what came. */
export interface StreamedBodyResponse {
  readonly body?: Uint8Array | undefined;
  readonly endOfStream?: boolean | undefined;
}

/** What the server is sent from now on. */
export interface ProcessingMode {
  readonly requestHeaderMode?: HeaderSendMode | undefined;
  readonly responseHeaderMode?: HeaderSendMode | undefined;
  readonly requestBodyMode?: BodySendMode | undefined;
  readonly responseBodyMode?: BodySendMode | undefined;
  readonly requestTrailerMode?: HeaderSendMode | undefined;
  readonly responseTrailerMode?: HeaderSendMode | undefined;
}

/** Whether headers or trailers are sent. */
export type HeaderSendMode = "DEFAULT" | "SEND" | "SKIP";

/** How a body is sent. */
export type BodySendMode = "NONE" | "STREAMED" | "BUFFERED" | "BUFFERED_PARTIAL" | "FULL_DUPLEX_STREAMED";

/** What is counted. */
export interface RateLimitRequest {
  readonly domain?: string | undefined;
  readonly descriptors?: readonly RateLimitServiceDescriptor[] | undefined;
  /** How much each descriptor without its own `hits_addend` counts; 1 when 0. */
  readonly hitsAddend?: number | undefined;
}

/** What a request is counted by. */
export interface RateLimitServiceDescriptor {
  readonly entries?: readonly RateLimitServiceEntry[] | undefined;
  readonly limit?: RateLimitOverride | undefined;
  readonly hitsAddend?: UInt64Value | undefined;
}

/** One part of a descriptor. */
export interface RateLimitServiceEntry {
  readonly key?: string | undefined;
  readonly value?: string | undefined;
}

/** A limit instead of that of the server. */
export interface RateLimitOverride {
  readonly requestsPerUnit?: number | undefined;
  readonly unit?: RateLimitOverrideUnit | undefined;
}

/** Time span of an override. */
export type RateLimitOverrideUnit = "OVERRIDE_UNKNOWN" | "OVERRIDE_SECOND" | "OVERRIDE_MINUTE" | "OVERRIDE_HOUR" | "OVERRIDE_DAY" | "OVERRIDE_MONTH" | "OVERRIDE_YEAR";

/** The decision. */
export interface RateLimitResponse {
  readonly overallCode?: RateLimitCode | undefined;
  readonly statuses?: readonly RateLimitStatus[] | undefined;
  readonly responseHeadersToAdd?: readonly HeaderValue[] | undefined;
  readonly requestHeadersToAdd?: readonly HeaderValue[] | undefined;
  readonly rawBody?: Uint8Array | undefined;
  readonly dynamicMetadata?: Struct | undefined;
}

/** Whether a limit is exceeded. */
export type RateLimitCode = "CODE_UNKNOWN" | "OK" | "OVER_LIMIT";

/** How much is left of the limit of one descriptor. */
export interface RateLimitStatus {
  readonly code?: RateLimitCode | undefined;
  readonly currentLimit?: CurrentRateLimit | undefined;
  readonly limitRemaining?: number | undefined;
  readonly durationUntilReset?: Duration | undefined;
}

/** A limit of the server. */
export interface CurrentRateLimit {
  readonly requestsPerUnit?: number | undefined;
  /** Its number in the enum of the server. */
  readonly unit?: number | undefined;
  readonly name?: string | undefined;
}

/** A moment. */
export interface Timestamp {
  /** Since 1970. */
  readonly seconds?: number | undefined;
  readonly nanos?: number | undefined;
}

/** A span of time. */
export interface Duration {
  readonly seconds?: number | undefined;
  readonly nanos?: number | undefined;
}

/** A bool that can be absent. */
export interface BoolValue {
  readonly value?: boolean | undefined;
}

/** An integer that can be absent. */
export interface UInt64Value {
  readonly value?: number | undefined;
}

/** An object of JSON. */
export interface Struct {
  readonly fields?: Readonly<Record<string, Value>> | undefined;
}

/** A value of JSON. */
export interface Value {
  /** Always 0. */
  readonly nullValue?: number | undefined;
  readonly numberValue?: number | undefined;
  readonly stringValue?: string | undefined;
  readonly boolValue?: boolean | undefined;
  readonly structValue?: Struct | undefined;
  readonly listValue?: ListValue | undefined;
}

/** A list of JSON. */
export interface ListValue {
  readonly values?: readonly Value[] | undefined;
}

/** Name and value of a header. */
export interface HeaderValue {
  readonly key?: string | undefined;
  readonly value?: string | undefined;
  /** Instead of `value`. */
  readonly rawValue?: Uint8Array | undefined;
}

/** What happens to a header that is there already. */
export type HeaderAppendAction = "APPEND_IF_EXISTS_OR_ADD" | "ADD_IF_ABSENT" | "OVERWRITE_IF_EXISTS_OR_ADD" | "OVERWRITE_IF_EXISTS";

/** A header, and how it is written. */
export interface HeaderValueOption {
  readonly header?: HeaderValue | undefined;
  /** Older than `append_action`; false replaces the header. */
  readonly append?: BoolValue | undefined;
  readonly appendAction?: HeaderAppendAction | undefined;
  /** Whether an empty value writes an empty header; it removes the header otherwise. */
  readonly keepEmptyValue?: boolean | undefined;
}

/** Headers, in order. */
export interface HeaderMap {
  readonly headers?: readonly HeaderValue[] | undefined;
}

/** Facts about a request, by who has found them out. */
export interface Metadata {
  readonly filterMetadata?: Readonly<Record<string, Struct>> | undefined;
}

/** Status of a response. */
export interface HttpStatus {
  /** The number of the status. */
  readonly code?: number | undefined;
}

/** One object of the internal form. */
export interface ConfigurationResource {
  /** An IrResource. */
  readonly json?: string | undefined;
}

/** What a data plane does not take. */
export interface ConfigurationRefusals {
  readonly refusals?: readonly ConfigurationRefusal[] | undefined;
}

/** A resource that a data plane does not take; it goes on with the one before. */
export interface ConfigurationRefusal {
  /** Its name. */
  readonly resource?: string | undefined;
  /** JSON pointer into it. */
  readonly pointer?: string | undefined;
  readonly message?: string | undefined;
}

/** The message that is judged. */
export interface McpGuardRequest {
  readonly phase?: McpGuardPhase | undefined;
  /** e.g. tools/call. */
  readonly method?: string | undefined;
  /** JSON of the params; empty when the request has none, or when they are no longer known. */
  readonly params?: string | undefined;
  /** JSON of the result; empty in the phase of the request. */
  readonly result?: string | undefined;
  /** Absent when the method concerns no single thing. */
  readonly item?: McpGuardItem | undefined;
  /** Headers of the HTTP request, as the lists of headers allow: names in lower case, values in `raw_value`. */
  readonly headers?: readonly HeaderValue[] | undefined;
  /** Values of the expressions in `metadata`. */
  readonly metadata?: Struct | undefined;
}

/** What the gateway asks about. */
export type McpGuardPhase = "MCP_GUARD_UNKNOWN" | "MCP_GUARD_REQUEST" | "MCP_GUARD_RESPONSE";

/** A tool, prompt, resource or task. */
export interface McpGuardItem {
  /** tool, prompt, resource or task. */
  readonly kind?: string | undefined;
  /** The name or URI at its own server. */
  readonly name?: string | undefined;
  /** The target that has it. */
  readonly target?: string | undefined;
}

/** The decision; one without a verdict counts as a failure of the server. */
export interface McpGuardResponse {
  readonly pass?: McpGuardPass | undefined;
  readonly denial?: McpGuardDenial | undefined;
}

/** The message may pass. */
export interface McpGuardPass {
  /** JSON of an object that replaces the params or the result; empty: they stay. The members of params that say whom a request concerns (name, uri, taskId, ref, cursor) stay in any case. */
  readonly replacement?: string | undefined;
}

/** The client gets a JSON-RPC error. */
export interface McpGuardDenial {
  /** -32000 when 0. */
  readonly code?: number | undefined;
  /** A text of the gateway when empty. */
  readonly message?: string | undefined;
  /** JSON of any value; none when empty. */
  readonly data?: string | undefined;
}

/** Asks for a certificate. */
export interface IstioCertificateRequest {
  /** A request of PKCS #10, as PEM. */
  readonly csr?: string | undefined;
  /** Seconds that the certificate should be valid. */
  readonly validityDuration?: number | undefined;
}

/** A certificate, and those of the authorities above it up to the root, as PEM. */
export interface IstioCertificateResponse {
  readonly certChain?: readonly string[] | undefined;
}

/** Asks for the identities of the caller. */
export interface X509SVIDRequest {
}

/** The identities of the caller. */
export interface X509SVIDResponse {
  readonly svids?: readonly X509SVID[] | undefined;
}

/** One identity. */
export interface X509SVID {
  /** Its SPIFFE ID. */
  readonly spiffeId?: string | undefined;
  /** Its certificate and those of the authorities above it, in DER, one after the other. */
  readonly x509Svid?: Uint8Array | undefined;
  /** Its private key, as PKCS #8 in DER. */
  readonly x509SvidKey?: Uint8Array | undefined;
  /** The authorities of its trust domain, in DER, one after the other. */
  readonly bundle?: Uint8Array | undefined;
}
