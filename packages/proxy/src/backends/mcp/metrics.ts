import { ServiceKey } from "@edge-gateway/kernel/services";
import type { McpCall } from "../../pipeline/exchange.ts";

/** Metrics of MCP servers. */
export interface McpMetrics {
  /** Records a finished call of a target. */
  mcpTargetCall(backend: string, target: string, outcome: "success" | "failure"): void;
  /** Records a list that a client got although items of a target are missing. */
  mcpMissingList(backend: string, target: string, method: string): void;
  /** Records a finished client request. */
  mcpCall(backend: string, call: McpCall): void;
}

/** Service key: the thread's {@link McpMetrics}. */
export const MCP_METRICS = new ServiceKey<McpMetrics>("metrics of MCP");
