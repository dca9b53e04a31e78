import { ERRORS, type ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";
import type { Fields, Logger } from "@edge-gateway/kernel/log/logger";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import type { Downstream, StreamEnd } from "@edge-gateway/http";
import type { ExchangeState } from "../pipeline/exchange-state.ts";
import { MCP_CALL } from "@edge-gateway/mcp/exchange";
import { A2A_CALL, AGENT_CALL } from "../exchange/agent-call.ts";
import { detailOf } from "../exchange/refusal-response.ts";
import { callOf } from "../models/model-exchange.ts";
import type { Refusal } from "../exchange/policy.ts";
import type { FinishedExchange, RequestSpan } from "../exchange/telemetry.ts";
import { grpcStatusOf } from "./fields/grpc-status.ts";
import { a2aFieldsOf, agentFieldsOf } from "./fields/agent-fields.ts";
import { mcpFieldsOf } from "./fields/mcp-fields.ts";
import { llmFieldsOf } from "./fields/llm-fields.ts";
import { severityOf } from "./fields/severity.ts";

const MILLISECONDS = "ms";

/** Writes one line per request, when the body of the response has ended. */
export interface AccessLog {
  finished(exchange: ExchangeState, end: StreamEnd): void;
  /** Logs that a client sent something that is not a valid request. */
  refused(downstream: Downstream, code: ErrorCode, detail: string): void;
}

/**
 * Creates the access log, which writes lines of the module `request` with the current redaction.
 */
export function createAccessLog(log: Logger, redaction: () => Redaction): AccessLog {
  return {
    finished(exchange, end) {
      const policy = exchange.telemetry.accessLog;
      if (policy !== undefined)
        return policy.finished({ exchange, end, redaction: redaction() }, log);
      const level = severityOf(exchange, end);
      if (log.enabled(level)) log[level]("", fieldsOf({ exchange, end, redaction: redaction() }));
    },
    refused(downstream, code, detail) {
      const { status, reason } = ERRORS[code];
      const fields = {
        "src.addr": addressOf(downstream),
        "http.status": status,
        error: redaction().text(detail),
        reason,
      };
      if (log.enabled("warn")) log.warn("", fields);
    },
  };
}

/**
 * Returns the fields of a line, with the gateway's own names; undefined fields are left out. The query is
 * never logged, because it may contain credentials.
 */
export function fieldsOf({ exchange, end, redaction }: FinishedExchange) {
  const { span } = exchange;
  const { stream, request, original, listener, route, upstream, response, refusal, jwt, retries } =
    exchange;
  const llm = callOf(exchange);
  const subject = jwt?.["sub"];
  return {
    gateway: listener?.gateway,
    listener: listener?.name,
    route: route?.key,
    endpoint: upstream?.name,
    "src.addr": exchange.client ?? addressOf(stream.downstream),
    "http.method": request.method,
    "http.host": original.authority,
    "http.path": redaction.path(original.path),
    "http.version": `HTTP/${request.version}`,
    "http.status": response?.status,
    "grpc.status": grpcStatusOf(exchange),
    ...(span === undefined ? NO_SPAN : spanFields(span)),
    "jwt.sub": typeof subject === "string" ? subject : undefined,
    ...protocolFields(exchange, redaction),
    ...(stream.tunnelled
      ? { "bytes.received": stream.requestBytes, "bytes.sent": stream.responseBytes }
      : {}),
    ...(llm === undefined ? NO_CALL : llmFieldsOf(llm, stream.startedAt)),
    "retry.attempt": retries === 0 ? undefined : retries,
    error: errorOf(refusal, end, redaction),
    reason: refusal === undefined ? undefined : ERRORS[refusal.code].reason,
    duration: `${Math.round(stream.endedAt - stream.startedAt)}${MILLISECONDS}`,
  };
}

function protocolFields(exchange: FinishedExchange["exchange"], redaction: Redaction): Fields {
  const a2a = A2A_CALL.get(exchange);
  if (a2a !== undefined)
    return { ...a2aFieldsOf(a2a, redaction), ...agentFieldsOf(exchange, redaction) };
  if (AGENT_CALL.get(exchange) !== undefined) return agentFieldsOf(exchange, redaction);
  const mcp = MCP_CALL.get(exchange);
  if (mcp === undefined) return NO_CALL;
  return mcpFieldsOf(mcp, exchange.request.get("mcp-protocol-version"), redaction);
}

const NO_SPAN = {};
const NO_CALL = {};

function spanFields({ context }: RequestSpan) {
  return { "trace.id": context.traceId, "span.id": context.spanId };
}

function errorOf(
  refusal: Refusal | undefined,
  end: StreamEnd,
  redaction: Redaction,
): string | undefined {
  const detail = refusal === undefined ? undefined : detailOf(refusal);
  const error = detail ?? (end === "complete" ? undefined : end);
  return error === undefined ? undefined : redaction.text(error);
}

/** Formats the client's address as `address:port`. */
export function addressOf({
  remoteAddress,
  remotePort,
}: Pick<Downstream, "remoteAddress" | "remotePort">): string {
  return remoteAddress.includes(":")
    ? `[${remoteAddress}]:${remotePort}`
    : `${remoteAddress}:${remotePort}`;
}
