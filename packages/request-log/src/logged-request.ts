import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import type { AdminRequestRecord } from "@edge-gateway/generated/types/index.ts";
import { isError } from "@edge-gateway/kernel/http/http-status";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import type { RequestRow } from "@edge-gateway/storage/request-log/request-row";
import { addressOf } from "@edge-gateway/gateway/observe/access-log";
import { detailOf } from "@edge-gateway/gateway/exchange/refusal-response";
import { operationOf } from "@edge-gateway/gateway/observe/fields/llm-fields";
import { mcpFieldsOf } from "@edge-gateway/gateway/observe/fields/mcp-fields";
import { serverOf } from "@edge-gateway/gateway/observe/otel-names";
import type { ExchangeState } from "@edge-gateway/gateway/pipeline/exchange-state";
import { callOf } from "@edge-gateway/gateway/models/model-exchange";
import type { CallRecord } from "@edge-gateway/llm";
import { MCP_CALL } from "@edge-gateway/mcp/exchange";
import type { StreamEnd } from "@edge-gateway/http";
import type { SeenSecrets } from "@edge-gateway/trace/secrets";
import { requestSecrets } from "@edge-gateway/gateway/observe/request-secrets";
import { MAX_LOGGED_ERROR, MAX_LOGGED_NAME } from "./bounds.ts";

/** What kind of request a record is about. */
export type RequestKind = AdminRequestRecord["kind"];

/** The fields of a record that have no columns of their own. */
export type MoreFields = Readonly<
  Partial<Record<keyof AdminRequestRecord, string | number | boolean | undefined>>
>;

/** A record as workers send it: a line of JSON. */
export interface LoggedRequest extends Omit<RequestRow, "more"> {
  readonly more: MoreFields;
}

/** A request that has ended, as it is logged. */
export interface EndedRequest {
  readonly exchange: ExchangeState;
  readonly end: StreamEnd;
  readonly redaction: Redaction;
  /** The credentials of the request as it arrived, if they are known: policies remove some of them. */
  readonly secrets: SeenSecrets | undefined;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
  /** A random number that names the record. */
  readonly id: number;
}

const PICO_PER_NANO = 1000n;

/** The kind of a request that has ended. */
export function kindOf(exchange: ExchangeState): RequestKind {
  if (callOf(exchange) !== undefined) return "Model";
  if (MCP_CALL.get(exchange) !== undefined) return "Mcp";
  return exchange.failure === undefined && errorIn(exchange) !== undefined ? "Refusal" : "Http";
}

/** What the gateway has answered in place of a response, if that is an error: a direct response may be none. */
function errorIn({ refusal }: ExchangeState): ExchangeState["refusal"] {
  if (refusal === undefined) return undefined;
  return isError(refusal.status ?? ERRORS[refusal.code].status) ? refusal : undefined;
}

/** The record of a request, without its bodies. */
export function loggedRequest(kind: RequestKind, ended: EndedRequest): LoggedRequest {
  const { exchange, now, id } = ended;
  const { stream, response, span } = exchange;
  const llm = callOf(exchange);
  const duration = stream.endedAt - stream.startedAt;
  const status = response?.status ?? 0;
  const cost = llm && llm.prices.costOf(llm).cost;
  return {
    ...{ at: Math.floor(now - duration), id, kind, status },
    ...clientOf(exchange),
    model: name(llm?.model),
    provider: name(llm?.provider),
    route: name(exchange.routeName),
    error: errorOf(ended, status),
    trace: span?.context.traceId ?? "",
    milliseconds: Math.max(0, Math.round(duration)),
    inputTokens: llm?.usage?.input ?? null,
    outputTokens: llm?.usage?.output ?? null,
    nanodollars: cost === undefined ? null : Number(cost.total / PICO_PER_NANO),
    more: moreOf(ended),
  };
}

function moreOf(ended: EndedRequest): MoreFields {
  const { exchange, redaction } = ended;
  const { listener, backend, request, original, stream, span } = exchange;
  const [llm, mcp] = [callOf(exchange), MCP_CALL.get(exchange)];
  return {
    gateway: listener?.gateway,
    listener: listener?.name,
    backend: backend?.name,
    "client.address": exchange.client ?? addressOf(stream.downstream),
    "server.address": name(String(serverOf(original.authority)["server.address"])),
    "http.request.method": request.method,
    "url.path": redaction.path(original.path).slice(0, MAX_LOGGED_ERROR),
    "span.id": span?.context.spanId,
    "error.type": errorTypeOf(ended),
    ...(llm === undefined ? {} : modelFields(llm)),
    ...(mcp === undefined
      ? {}
      : mcpFields(mcpFieldsOf(mcp, request.get("mcp-protocol-version"), redaction))),
  };
}

/** The kind of what has failed, of which the model or the MCP server may know more (OpenTelemetry). */
function errorTypeOf({ exchange, end }: EndedRequest): string | undefined {
  const refusal = errorIn(exchange);
  if (refusal !== undefined) return ERRORS[refusal.code].reason;
  if (end !== "complete") return end;
  const status = exchange.response?.status ?? 0;
  return isError(status) ? String(status) : undefined;
}

function modelFields(call: CallRecord): MoreFields {
  const { model, requestModel, usage, error } = call;
  return {
    "gen_ai.operation.name": operationOf(call),
    "llm.requested_model": requestModel === model ? undefined : name(requestModel) || undefined,
    "gen_ai.response.model": call.responseModel && name(call.responseModel),
    "gen_ai.response.finish_reasons": call.finish,
    "gen_ai.usage.cache_read.input_tokens": usage?.cacheRead,
    "gen_ai.usage.reasoning.output_tokens": usage?.reasoning,
    "llm.cache.status": call.cache,
    ...(error === undefined ? {} : { "error.type": error.kind }),
  };
}

/** The fields of the access log that a record has, too. */
const MCP_FIELDS = [
  "mcp.method.name",
  "mcp.target.name",
  "gen_ai.operation.name",
  "gen_ai.tool.name",
  "gen_ai.prompt.name",
  "mcp.resource.uri",
  "error.type",
] as const;

function mcpFields(fields: ReturnType<typeof mcpFieldsOf>): MoreFields {
  const found: Record<string, string> = {};
  for (const field of MCP_FIELDS) {
    const value = fields[field];
    if (typeof value === "string") found[field] = name(value);
  }
  return found;
}

function clientOf({
  jwt,
  apiKey,
  basicAuth,
}: ExchangeState): Pick<RequestRow, "key" | "user" | "team"> {
  return {
    key: name(apiKey?.["name"] ?? apiKey?.["id"]),
    user: name(apiKey?.["user"] ?? jwt?.["sub"] ?? basicAuth?.username),
    team: name(apiKey?.["team"]),
  };
}

/** Why the request has failed; empty if it has not. */
function errorOf({ exchange, end, redaction, secrets }: EndedRequest, status: number): string {
  const isFailed = isError(status) || end !== "complete";
  const text = reasonOf(exchange) ?? (end === "complete" ? "" : end);
  if (text === "") return isFailed ? `status ${status}` : "";
  const seen = requestSecrets(exchange, redaction, secrets);
  return seen.text(redaction.text(text)).slice(0, MAX_LOGGED_ERROR);
}

/** What the gateway, the provider or the MCP server says about the failure. */
function reasonOf(exchange: ExchangeState): string | undefined {
  const refusal = errorIn(exchange);
  if (refusal !== undefined) return detailOf(refusal);
  const failed = callOf(exchange)?.error;
  if (failed !== undefined) return failed.message;
  const mcp = MCP_CALL.get(exchange);
  if (mcp?.toolFailed === true) return "the tool has failed";
  return mcp?.errorCode === undefined ? undefined : `JSON-RPC error ${mcp.errorCode}`;
}

/** A name as it is indexed; clients choose some of them. */
function name(value: unknown): string {
  return typeof value === "string" ? value.slice(0, MAX_LOGGED_NAME) : "";
}
