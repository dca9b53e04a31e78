import { ServiceKey } from "@edge-gateway/kernel/services";
import type { McpCall } from "../../pipeline/exchange.ts";

/** What metrics tell of MCP servers. */
export interface McpMetrics {
  /** A call of one of several servers is over. */
  mcpTargetCall(backend: string, target: string, outcome: "success" | "failure"): void;
  /** A request of a client is over. */
  mcpCall(backend: string, call: McpCall): void;
}

/** The {@link McpMetrics} of a thread. */
export const MCP_METRICS = new ServiceKey<McpMetrics>("metrics of MCP");
