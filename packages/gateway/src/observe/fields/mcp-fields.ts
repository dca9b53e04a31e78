import type { Fields } from "@edge-gateway/kernel/log/logger";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import type { McpCall } from "@edge-gateway/mcp/exchange";

/** The type of the error that a tool reports. */
export const TOOL_ERROR = "tool_error";

/** Log fields of an MCP request, with the names of the OpenTelemetry conventions for MCP. */
export function mcpFieldsOf(
  call: McpCall,
  version: string | undefined,
  redaction: Redaction,
): Fields {
  const { method, id, target, kind, errorCode, toolFailed } = call;
  const name = call.name === undefined ? undefined : redaction.text(call.name);
  const isCall = method === "tools/call";
  return {
    protocol: "mcp",
    "mcp.method.name": method,
    "mcp.protocol.version": version,
    "mcp.target.name": target,
    "gen_ai.operation.name": isCall ? "execute_tool" : undefined,
    "gen_ai.tool.name": kind === "tool" ? name : undefined,
    "gen_ai.prompt.name": kind === "prompt" ? name : undefined,
    "mcp.resource.uri": kind === "resource" ? name : undefined,
    "jsonrpc.request.id": id === undefined ? undefined : redaction.text(id.replace(/^"|"$/g, "")),
    "rpc.response.status_code": errorCode === undefined ? undefined : String(errorCode),
    "error.type": errorTypeOf(errorCode, toolFailed),
  };
}

function errorTypeOf(
  code: number | undefined,
  toolFailed: boolean | undefined,
): string | undefined {
  if (code !== undefined) return String(code);
  return toolFailed === true ? TOOL_ERROR : undefined;
}

/**
 * Formats a span name: `{method} {target}`, if the target's name has few possible values (OpenTelemetry
 * conventions for MCP).
 */
export function mcpSpanName({ method, kind, name, isUnlisted }: McpCall): string {
  return name === undefined || isUnlisted === true || kind === "resource" || kind === "task"
    ? method
    : `${method} ${name}`;
}
