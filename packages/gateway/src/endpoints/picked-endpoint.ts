import type { IrPicker } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "../exchange/exchange.ts";
import type { Endpoint } from "./endpoint.ts";
import type { EndpointSet } from "./endpoint-set.ts";

/**
 * The header in which an endpoint picker names endpoints, the best one first (Gateway API Inference
 * Extension, endpoint picker protocol).
 */
export const PICKED_ENDPOINT = "x-gateway-destination-endpoint";

/**
 * Chooses the first named endpoint that belongs to the backend and is healthy. If there is none, the failure
 * mode decides whether any endpoint or no endpoint is used.
 */
export function pickedEndpoint(
  { request }: Exchange,
  set: EndpointSet,
  failureMode: IrPicker["failureMode"],
): Endpoint | undefined {
  for (const name of request.get(PICKED_ENDPOINT)?.split(",") ?? []) {
    const endpoint = set.usable(name.trim());
    if (endpoint !== undefined) return endpoint;
  }
  return failureMode === "FailOpen" ? set.choose() : undefined;
}
