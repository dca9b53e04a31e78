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
 * Chooses the first named endpoint that belongs to the backend and is healthy: one that the request has not
 * tried, if possible, as a repeated request goes down the list. If there is none, the failure mode decides
 * whether any endpoint or no endpoint is used.
 */
export function pickedEndpoint(
  { request, tried = [], changesEndpoint }: Exchange,
  set: EndpointSet,
  failureMode: IrPicker["failureMode"],
): Endpoint | undefined {
  const names = request.get(PICKED_ENDPOINT)?.split(",") ?? [];
  const named = names.flatMap((name) => set.usable(name.trim()) ?? []);
  const other = named.find((endpoint) => !tried.includes(endpoint));
  if (other !== undefined) return other;
  if (failureMode === "FailOpen")
    return set.hasTried(tried) ? set.chooseOther(tried) : set.choose();
  return changesEndpoint ? undefined : named[0];
}
