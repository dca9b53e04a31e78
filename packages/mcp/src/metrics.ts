import { ServiceKey } from "@edge-gateway/kernel/process/services";
import type { McpCall } from "./exchange.ts";

/** Service key: the thread's {@link McpMetrics}. */
export const MCP_METRICS = new ServiceKey<McpMetrics>("metrics of MCP servers");

/** The metrics of MCP servers. */
export interface McpMetrics {
  /** Records a finished call of an MCP server. */
  mcpTargetCall(backend: string, target: string, outcome: "success" | "failure"): void;
  /** Returns a function that records a finished call of an MCP server: it is faster. */
  mcpTargetCounter(backend: string, target: string, outcome: "success" | "failure"): () => void;
  /** Records a list that a client received although items of an MCP server are missing. */
  mcpMissingList(backend: string, target: string, method: string): void;
  /** Records a finished request of a client. */
  mcpCall(backend: string, call: McpCall): void;
  /** Returns a function that records a finished request like this one: it is faster. */
  mcpCallCounter(backend: string, call: McpCall): () => void;
}
