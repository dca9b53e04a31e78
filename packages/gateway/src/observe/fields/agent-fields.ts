import type { Fields } from "@edge-gateway/kernel/log/logger";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import type { Remembered } from "@edge-gateway/kernel/http/exchange-memo";
import { A2A_CALL, AGENT_CALL, type A2aCall } from "../../exchange/agent-call.ts";

/** The operation's name in the OpenTelemetry conventions for generative AI. */
export const INVOKE_AGENT = "invoke_agent";

/** The methods of A2A 1.0 and 0.3 that start work of an agent; other methods only ask about work. */
const WORK: ReadonlySet<string> = new Set([
  "SendMessage",
  "SendStreamingMessage",
  "message/send",
  "message/stream",
]);

/**
 * Returns the call of an agent that is measured like a call of a model; undefined if the request is no such
 * call.
 */
export function invocationOf(
  exchange: Remembered,
): { readonly provider: string | undefined } | undefined {
  const agent = AGENT_CALL.get(exchange);
  if (agent !== undefined) return agent;
  const a2a = A2A_CALL.get(exchange);
  return a2a?.method !== undefined && WORK.has(a2a.method) ? { provider: undefined } : undefined;
}

/**
 * Log fields of the invocation of an agent, with the names of the OpenTelemetry conventions for generative
 * AI.
 */
export function agentFieldsOf(exchange: Remembered, redaction: Redaction): Fields {
  const invocation = invocationOf(exchange);
  if (invocation === undefined) return {};
  const agent = AGENT_CALL.get(exchange);
  const session = agent?.session ?? A2A_CALL.get(exchange)?.contextId;
  return {
    "gen_ai.operation.name": INVOKE_AGENT,
    "gen_ai.provider.name": invocation.provider,
    "gen_ai.agent.id": agent?.id,
    "gen_ai.conversation.id": session === undefined ? undefined : redaction.text(session),
  };
}

/** Log fields of a call of an A2A agent. Secrets in the agent's texts are redacted, as in all log fields. */
export function a2aFieldsOf(call: A2aCall, redaction: Redaction): Fields {
  const text = (value: string | undefined) =>
    value === undefined ? undefined : redaction.text(value);
  return {
    protocol: "a2a",
    "a2a.method": text(call.method),
    "a2a.response.outcome": call.outcome,
    "a2a.response.error_code": text(call.errorCode),
    "a2a.result.kind": text(call.resultKind),
    "a2a.task.state": text(call.taskState),
    "a2a.context.id": text(call.contextId),
  };
}
