import type {
  HeaderMap,
  Metadata,
  ProcessingMode,
  Struct,
} from "@edge-gateway/generated/proto/messages.ts";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { ExtProcPolicy, ProcessingOptions } from "@edge-gateway/generated/types/index.ts";
import type { RequestHead, ResponseHead } from "@edge-gateway/http";
import type { OutboundTarget } from "@edge-gateway/outbound/outbound-target";
import { POLICY_SERVERS, type PolicyServers } from "@edge-gateway/outbound/policy-servers";
import { structOf } from "@edge-gateway/outbound/grpc/struct";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { compileEntries, type Entries } from "../../computed-entries.ts";
import { compileEndpoint } from "../../outbound-endpoint.ts";
import { ServerLog } from "../../server-log.ts";

/** The namespace that Envoy uses for attributes. */
const ATTRIBUTES = "envoy.filters.http.ext_proc";

export type BodyMode = ProcessingOptions["requestBodyMode"];
/** The processing mode of headers and trailers. */
export type HeaderMode = ProcessingOptions["requestHeaderMode"];

/** The parts of an exchange that are sent to the processor. */
export type Modes = Omit<ProcessingOptions, "allowModeOverride">;

/** A compiled external processing policy. */
export interface Plan {
  readonly target: OutboundTarget;
  readonly servers: PolicyServers;
  readonly modes: Modes;
  readonly mayOverride: boolean;
  readonly failsOpen: boolean;
  readonly maxBodyBytes: number;
  /**
   * Maximum bytes of a streamed body to keep, so that the body can continue if the processor never responds.
   */
  readonly keptBytes: number;
  readonly log: ServerLog;
  metadata(exchange: Exchange): { readonly metadataContext?: Metadata };
  requestAttributes(exchange: Exchange): Attributes;
  responseAttributes(exchange: Exchange): Attributes;
}

interface Attributes {
  readonly attributes?: Readonly<Record<string, Struct>>;
}

/** Compiles the policy; undefined if the reference to the processor is broken, which was already reported. */
export function compilePlan(config: ExtProcPolicy, context: CompileContext): Plan | undefined {
  const target = compileEndpoint(config, context);
  if (target === undefined) return undefined;
  const servers = context.use(POLICY_SERVERS);
  servers.grpc.prepare();
  const { allowModeOverride, ...modes } = config.processingOptions ?? DEFAULTS.processingOptions;
  return {
    target,
    servers,
    modes,
    mayOverride: allowModeOverride,
    failsOpen: config.failureMode === "FailOpen",
    maxBodyBytes: context.maxBufferBytes,
    keptBytes: config.failureMode === "FailOpen" ? context.maxBufferBytes : 0,
    log: new ServerLog(context.log, "external processor"),
    metadata: compileMetadata(config, context),
    requestAttributes: attributesOf(compileEntries(config.requestAttributes ?? {}, context)),
    responseAttributes: attributesOf(
      compileEntries(config.responseAttributes ?? {}, context, "response"),
    ),
  };
}

function attributesOf(entries: (exchange: Exchange) => Entries) {
  return (exchange: Exchange): Attributes => {
    const found = entries(exchange);
    return Object.keys(found).length === 0 ? {} : { attributes: { [ATTRIBUTES]: structOf(found) } };
  };
}

function compileMetadata({ metadataContext = {} }: ExtProcPolicy, context: CompileContext) {
  const namespaces = Object.entries(metadataContext).map(
    ([namespace, entries]) => [namespace, compileEntries(entries, context)] as const,
  );
  return (exchange: Exchange): { readonly metadataContext?: Metadata } => {
    if (namespaces.length === 0) return {};
    const filterMetadata = Object.fromEntries(
      namespaces.map(([namespace, entries]) => [namespace, structOf(entries(exchange))]),
    );
    return { metadataContext: { filterMetadata } };
  };
}

const BODY_MODES: Readonly<Record<string, BodyMode>> = {
  NONE: "None",
  BUFFERED: "Buffered",
  BUFFERED_PARTIAL: "BufferedPartial",
  FULL_DUPLEX_STREAMED: "FullDuplexStreamed",
};

/** The modes that the processor requests, as far as the policy allows and supports that; 0 means unset. */
export function overridden(modes: Modes, asked: ProcessingMode): Modes {
  return {
    requestHeaderMode: modes.requestHeaderMode,
    responseHeaderMode: headerMode(asked.responseHeaderMode) ?? modes.responseHeaderMode,
    requestBodyMode: BODY_MODES[asked.requestBodyMode ?? "NONE"] ?? modes.requestBodyMode,
    responseBodyMode: BODY_MODES[asked.responseBodyMode ?? "NONE"] ?? modes.responseBodyMode,
    requestTrailerMode: headerMode(asked.requestTrailerMode) ?? modes.requestTrailerMode,
    responseTrailerMode: headerMode(asked.responseTrailerMode) ?? modes.responseTrailerMode,
  };
}

function headerMode(asked: ProcessingMode["responseHeaderMode"]): HeaderMode | undefined {
  if (asked === "SEND") return "Send";
  return asked === "SKIP" ? "Skip" : undefined;
}

/** The names of modes in the protocol. */
export const SENT_MODES = {
  None: "NONE",
  Buffered: "BUFFERED",
  BufferedPartial: "BUFFERED_PARTIAL",
  FullDuplexStreamed: "FULL_DUPLEX_STREAMED",
} as const satisfies Record<BodyMode, ProcessingMode["requestBodyMode"]>;

/** Converts the headers of a request, including pseudo-headers. */
export function requestHeaders(request: RequestHead): HeaderMap {
  const { method, scheme, authority, target } = request;
  const pseudo = { ":method": method, ":scheme": scheme, ":authority": authority, ":path": target };
  const fields = Array.from(request.entries()).filter(([name]) => name !== "host");
  return headerMap([...Object.entries(pseudo), ...fields]);
}

/** Converts the headers of a response, including the pseudo-header. */
export function responseHeaders(response: ResponseHead): HeaderMap {
  return headerMap([[":status", String(response.status)], ...response.entries()]);
}

/** Converts trailers, which alternate names and values. */
export function trailerMap(trailers: readonly string[]): HeaderMap {
  return headerMap(pairsOf(trailers));
}

/** Converts alternating names and values to pairs. */
export function pairsOf(trailers: readonly string[]): (readonly [name: string, value: string])[] {
  const starts = Array.from({ length: trailers.length / 2 }, (_, index) => index * 2);
  return starts.map((start) => [trailers[start] ?? "", trailers[start + 1] ?? ""]);
}

function headerMap(fields: readonly (readonly [name: string, value: string])[]): HeaderMap {
  const headers = fields.map(([key, value]) => ({ key, rawValue: Buffer.from(value, "latin1") }));
  return { headers };
}
