import { mcpRefusal } from "./mcp-refusal.ts";
import { DRAIN_SIGNAL } from "@edge-gateway/kernel/process/drain-signal";
import { Passage } from "@edge-gateway/mcp/passed/passage";
import { SESSION_SEAL } from "@edge-gateway/mcp/sealing/session-seal";
import { MCP } from "@edge-gateway/mcp/session/mcp-services";
import { Pulse } from "@edge-gateway/mcp/target/silence-alarm";
import type { HttpTarget } from "@edge-gateway/mcp/target/target";
import { ToolHeaders } from "@edge-gateway/mcp/target/tool-headers";
import type { ParsedIrBackend } from "@edge-gateway/generated/types/index.ts";
import type { BackendContext, CompiledBackend } from "@edge-gateway/gateway/exchange/backend";
import { mcpServer } from "./server.ts";

/**
 * A single MCP server with the Streamable HTTP transport. Messages are forwarded unchanged; only the path and
 * the session id are replaced.
 */
export function passThrough(
  { key, name, mcp, endpoints = {} }: Extract<ParsedIrBackend, { kind: "mcp" }>,
  context: BackendContext,
): { readonly way: CompiledBackend; readonly server: HttpTarget } {
  const [target] = mcp.targets;
  const place = { target, index: 0, endpoints: endpoints[target?.name ?? ""] ?? [] };
  const { servers, address, path, authority, requestTimeout, release } = mcpServer(place, context);
  const timeout = requestTimeout ?? 0;
  const server: HttpTarget = {
    ...{ name: target?.name ?? "", protocol: "StreamableHTTP" },
    ...{ address, path, authority, servers, timeout },
    // The gateway adds no credentials of its own to the requests of the client.
    keepsCredentials: true,
    toolHeaders: new ToolHeaders(target?.name ?? "", context.log),
    pulse: new Pulse(),
  };
  const passage = new Passage({
    ...{ key, target: server, services: context.use(MCP) },
    seal: context.use(SESSION_SEAL),
    drainSignal: context.use(DRAIN_SIGNAL),
  });
  const way: CompiledBackend = {
    name,
    type: "mcp",
    protocol: "mcp",
    refusalFormat: mcpRefusal,
    upstream: servers.next(),
    ...(requestTimeout === undefined ? {} : { requestTimeout }),
    authority,
    prepare: (exchange) => passage.prepare(exchange),
    again: (exchange) => passage.again(exchange),
    againAfter: (exchange, failure) => passage.againAfter(exchange, failure),
    respond: (exchange) => passage.respond(exchange),
    close() {
      passage.close();
      release();
    },
  };
  return { way, server };
}
