import { ServiceKey } from "@edge-gateway/kernel/services";

/** What metrics tell of MCP servers. */
export interface McpMetrics {
  /** A call of one of several servers is over. */
  mcpTargetCall(backend: string, target: string, outcome: "success" | "failure"): void;
}

/** The {@link McpMetrics} of a thread. */
export const MCP_METRICS = new ServiceKey<McpMetrics>("metrics of MCP");
