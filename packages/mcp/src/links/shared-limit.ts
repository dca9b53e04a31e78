import { MCP_SHARED_TIMEOUT } from "../bounds.ts";

/**
 * The time limit in milliseconds for a request that all targets get.
 * @param own the target's own limit; 0 means none
 */
export function sharedLimit(own: number): number {
  return own === 0 ? MCP_SHARED_TIMEOUT : own;
}
